import { useMemo } from 'react'
import { useStore } from 'zustand'
import { DEFAULT_BOARD_SETTINGS } from '@/domain/drawing/boardSettings'
import { drawOn } from '@/domain/drawing/drawBoard'
import { drawPuzzle } from '@/domain/drawing/drawPuzzle'
import { svgText } from '@/domain/drawing/svgText'
import { boardAt } from '@/domain/trace/boardAt'
import { selectionAt } from '@/domain/trace/selectionAt'
import type { Session } from '@/state/session'

export function BoardStage({ session, theme }: { session: Session; theme: 'light' | 'dark' }) {
  const group = useStore(session.store, (s) => s.group)
  const drawing = useMemo(
    () => drawPuzzle(session.puzzle, { ...DEFAULT_BOARD_SETTINGS, theme }),
    [session, theme],
  )
  const svg = svgText(
    drawOn(drawing, boardAt(session.trace, group), selectionAt(session.trace, group)),
  )
  return (
    <img
      alt=""
      style={{ maxWidth: '100%', height: '100%' }}
      src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
    />
  )
}
