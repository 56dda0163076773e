import { useMemo } from 'react'
import { useStore } from 'zustand'
import { parseBoardSettings } from '@/domain/drawing/boardSettingsText'
import { drawPuzzle, type PuzzleDrawing } from '@/domain/drawing/drawPuzzle'
import type { Session } from '@/state/session'
import { useApp } from '../ui/appContext'
import { useStateOf } from './useStateOf'

export interface Drawing {
  readonly drawing: PuzzleDrawing
  /** The user lets the puzzle's background image be fetched, for this visit. */
  allowImage(): void
  readonly imageAllowed: boolean
}

/** The puzzle, drawn once for these settings: the link's if it has any, else the reader's own. */
export function useDrawing(session: Session, theme: 'light' | 'dark'): Drawing {
  const { settings, location } = useApp()
  const own = useStore(settings, (state) => state.board)
  const linked = useStore(location.store, (state) => state.link.board)
  const [imageAllowed, setImageAllowed] = useStateOf(session, false)
  const drawing = useMemo(
    () =>
      drawPuzzle(session.puzzle, {
        ...parseBoardSettings(linked ?? own).settings,
        theme,
        remoteImages: imageAllowed,
      }),
    [session, linked, own, theme, imageAllowed],
  )
  return useMemo(
    () => ({ drawing, imageAllowed, allowImage: () => setImageAllowed(true) }),
    [drawing, imageAllowed, setImageAllowed],
  )
}
