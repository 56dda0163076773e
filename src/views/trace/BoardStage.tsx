import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { boardAt } from '@/domain/trace/boardAt'
import { selectionAt } from '@/domain/trace/selectionAt'
import type { Session } from '@/state/session'
import { Board, type BoardHandle } from '../board/Board'
import styles from './BoardStage.module.css'
import { HeatLayer } from './HeatLayer'
import type { HeatKind } from './heatKinds'
import type { Drawing } from './useDrawing'

export interface BoardStageProps {
  session: Session
  drawing: Drawing['drawing']
  heat: HeatKind
  onCell(cell: number): void
}

/** The board at the present moment. A change of group is written to it past React; React draws the puzzle once. */
export function BoardStage({ session, drawing, heat, onCell }: BoardStageProps) {
  const { trace, store } = session
  const handle = useRef<BoardHandle>(null)
  const inspected = useStore(store, (state) => (state.panel === 'cell' ? state.cell : null))
  const first = useMemo(() => {
    const { group } = store.getState()
    return { board: boardAt(trace, group), selection: selectionAt(trace, group) }
  }, [trace, store])

  useEffect(() => {
    const show = (group: number) =>
      handle.current?.show(boardAt(trace, group), selectionAt(trace, group))
    show(store.getState().group)
    return store.subscribe((now, before) => {
      if (now.group !== before.group) show(now.group)
    })
  }, [trace, store])

  return (
    <div className={styles.stage}>
      <Board
        ref={handle}
        drawing={drawing}
        board={first.board}
        selection={first.selection}
        label={`Board of ${trace.puzzle.title || trace.youtubeId}`}
        onCellClick={onCell}
        inspected={inspected}
      />
      {heat !== 'off' && <HeatLayer trace={trace} drawing={drawing} kind={heat} />}
    </div>
  )
}
