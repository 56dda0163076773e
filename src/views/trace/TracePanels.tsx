import { type ReactNode, useMemo } from 'react'
import { useStore } from 'zustand'
import type { PuzzleDrawing } from '@/domain/drawing/drawPuzzle'
import type { Chapter } from '@/domain/trace/chapters'
import type { Mistake } from '@/domain/trace/mistakes'
import type { PanelId, Session } from '@/state/session'
import { ActionsPanel } from '../inspector/ActionsPanel'
import { Answer } from '../inspector/Answer'
import { CellPanel } from '../inspector/CellPanel'
import { Elsewhere } from '../inspector/Elsewhere'
import { ModelPanel } from '../inspector/ModelPanel'
import { PuzzlePanel } from '../inspector/PuzzlePanel'
import { QualityPanel } from '../inspector/QualityPanel'
import { type Sibling, Siblings } from '../inspector/Siblings'
import { StoryPanel } from '../inspector/StoryPanel'
import { Transcript } from '../transcript/Transcript'
import { Tabs } from '../ui/Tabs'
import type { Find } from './useFind'
import { usePaintBoard } from './usePaintBoard'
import type { NamedTechnique } from './useTechniques'

export interface TracePanelsProps {
  session: Session
  drawing: PuzzleDrawing
  /** Other solves of the same video. */
  siblings: readonly Sibling[]
  /** Before it a transcript, which is thousands of elements, is not drawn. */
  boardStands: boolean
  /** Actions as quiet marks between the sentences. */
  withActions: boolean
  techniques: readonly NamedTechnique[]
  chapters: readonly Chapter[]
  mistakes: readonly Mistake[]
  find: Find
  /** The find field where it stands above the transcript, null where the bar has it. */
  findBar: ReactNode
  linkTo(start: number, end?: number): string
  /** Searches the whole library. */
  onSearchAll(query: string): void
}

const TABS: readonly { id: PanelId; text: string }[] = [
  { id: 'transcript', text: 'Transcript' },
  { id: 'actions', text: 'Actions' },
  { id: 'story', text: 'Story' },
  { id: 'model', text: 'Model' },
  { id: 'cell', text: 'Cell' },
  { id: 'puzzle', text: 'Puzzle' },
  { id: 'quality', text: 'Quality' },
]

/** What can be read beside the board, one panel at a time. */
export function TracePanels(props: TracePanelsProps) {
  const {
    session,
    drawing,
    boardStands,
    withActions,
    techniques,
    chapters,
    mistakes,
    find,
    findBar,
    linkTo,
  } = props
  const { trace, store } = session
  const panel = useStore(store, (state) => state.panel)
  const paintBoard = usePaintBoard(drawing)
  const hit = find.hits[find.current]
  const currentHit = useMemo(() => (hit ? [hit] : []), [hit])
  const tabs = useMemo(
    () =>
      TABS.map((tab) => (tab.id === 'quality' ? { ...tab, count: trace.findings.length } : tab)),
    [trace],
  )
  return (
    <Tabs
      label="Panels"
      tabs={tabs}
      current={panel}
      onSelect={(id) => store.setState({ panel: id })}
    >
      {boardStands && panel === 'transcript' && (
        <>
          {findBar}
          <Transcript
            session={session}
            withActions={withActions}
            techniques={techniques}
            onTechnique={(id) => props.onSearchAll(`technique:${id}`)}
            hits={find.hits}
            currentHit={currentHit}
            linkTo={linkTo}
          />
        </>
      )}
      {panel === 'actions' && <ActionsPanel session={session} />}
      {panel === 'story' && (
        <StoryPanel session={session} chapters={chapters} mistakes={mistakes} linkTo={linkTo} />
      )}
      {panel === 'model' && <ModelPanel session={session} />}
      {panel === 'cell' && <CellPanel session={session} />}
      {panel === 'puzzle' && (
        <PuzzlePanel session={session}>
          <Siblings siblings={props.siblings} />
          <Elsewhere session={session} drawing={drawing} />
          <Answer session={session} paintBoard={paintBoard} />
        </PuzzlePanel>
      )}
      {panel === 'quality' && <QualityPanel session={session} paintBoard={paintBoard} />}
    </Tabs>
  )
}
