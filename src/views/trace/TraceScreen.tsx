import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { idleOf } from '@/domain/timeline/idle'
import { lanesOf } from '@/domain/timeline/lanes'
import { chapters as chaptersOf } from '@/domain/trace/chapters'
import { digitsPlaced } from '@/domain/trace/digitsPlaced'
import { mistakes as mistakesOf } from '@/domain/trace/mistakes'
import type { PanelId, Session } from '@/state/session'
import { titleOf } from '@/state/titleOf'
import { ActionsPanel } from '../inspector/ActionsPanel'
import { Answer } from '../inspector/Answer'
import { CellPanel } from '../inspector/CellPanel'
import { Elsewhere } from '../inspector/Elsewhere'
import { ModelPanel } from '../inspector/ModelPanel'
import { PuzzlePanel } from '../inspector/PuzzlePanel'
import { QualityPanel } from '../inspector/QualityPanel'
import { StoryPanel } from '../inspector/StoryPanel'
import { DigitsCurve } from '../timeline/DigitsCurve'
import { Timeline } from '../timeline/Timeline'
import { wholeView } from '../timeline/timeView'
import { FindBar } from '../transcript/FindBar'
import { Transcript } from '../transcript/Transcript'
import { AppBar } from '../ui/AppBar'
import { useApp } from '../ui/appContext'
import { Notice } from '../ui/Notice'
import { Tabs } from '../ui/Tabs'
import { useNarrow } from '../ui/useNarrow'
import { useTheme } from '../ui/useTheme'
import { VideoPanel } from '../video/VideoPanel'
import { BoardSettingsMenu } from './BoardSettingsMenu'
import { BoardStage } from './BoardStage'
import { CopyMoment } from './CopyMoment'
import type { HeatKind } from './heatKinds'
import { ImageNotice } from './ImageNotice'
import { KeyHelp } from './KeyHelp'
import { NO_TIMES } from './noTimes'
import styles from './TraceScreen.module.css'
import { Transport } from './Transport'
import { traceLink } from './traceLink'
import { useDrawing } from './useDrawing'
import { useFind } from './useFind'
import { useKeys } from './useKeys'
import { useMediaSession } from './useMediaSession'
import { useBoardPreview, usePaintBoard } from './usePaintBoard'
import { useSettledLink } from './useSettledLink'
import { useTechniques } from './useTechniques'
import { useTimelineMarkers } from './useTimelineMarkers'
import { useTraceCommands } from './useTraceCommands'

export interface TraceScreenProps {
  session: Session
  libraryName: string
  homeHref: string
  onHome(): void
  /** Opens the search over the whole library. */
  onSearchAll(query: string): void
  /** Past the last (or first) hit of this solve: goes on to the next one of the search; false where there is none. */
  onLeaveHits(direction: 1 | -1): boolean
  notices: React.ReactNode
}

/** Seconds: shorter silences are breath, not idle time. */
const SHORTEST_IDLE = 2

const TABS: readonly { id: PanelId; text: string }[] = [
  { id: 'transcript', text: 'Transcript' },
  { id: 'actions', text: 'Actions' },
  { id: 'story', text: 'Story' },
  { id: 'model', text: 'Model' },
  { id: 'cell', text: 'Cell' },
  { id: 'puzzle', text: 'Puzzle' },
  { id: 'quality', text: 'Quality' },
]

/** One open solve: board, words and time on one axis. React renders the structure; the clock writes what moves. */
export function TraceScreen({
  session,
  libraryName,
  homeHref,
  onHome,
  onSearchAll,
  onLeaveHits,
  notices,
}: TraceScreenProps) {
  const { settings, location } = useApp()
  const theme = useTheme()
  const { trace, player, store } = session
  const panel = useStore(store, (state) => state.panel)
  const offset = useStore(store, (state) => state.offset)
  const keysOn = useStore(settings, (state) => state.keys)
  const withActions = useStore(settings, (state) => state.inlineActions)
  const skipIdle = useStore(settings, (state) => state.skipIdle)
  const [view, setView] = useState(() => wholeView(trace.duration))
  const [help, setHelp] = useState(false)
  const [heat, setHeat] = useState<HeatKind>('off')
  const [goTo, setGoTo] = useState(false)
  const [video, setVideo] = useState(false)
  const searchField = useRef<HTMLInputElement>(null)
  const narrow = useNarrow()

  const lanes = useMemo(() => lanesOf(trace, offset), [trace, offset])
  const idle = useMemo(
    // A text has no silences: between its words stand tokens.
    () => (trace.axis === 'text' ? [] : idleOf(trace, SHORTEST_IDLE, offset)),
    [trace, offset],
  )
  const techniques = useTechniques(session)
  const mistakes = useMemo(() => mistakesOf(trace), [trace])
  const chapters = useMemo(() => chaptersOf(trace), [trace])
  const steps = useMemo(() => digitsPlaced(trace), [trace])
  const find = useFind(session, onLeaveHits)
  const markers = useTimelineMarkers({
    session,
    offset,
    techniques,
    mistakes,
    chapters,
    hits: find.hits,
    currentHit: find.current,
  })
  const { drawing, imageAllowed, allowImage } = useDrawing(session, theme)
  const paintBoard = usePaintBoard(drawing)
  const paintPreview = useBoardPreview(session, drawing)
  useSettledLink(session)

  useEffect(() => player.setSkipIdle(skipIdle), [player, skipIdle])
  useEffect(() => player.setIdle(idle), [player, idle])
  useEffect(() => {
    document.title = `${titleOf({ ...trace, title: trace.puzzle.title })} · CTC Replay`
  }, [trace])

  const linkAt = useCallback(
    (start: number, end?: number) =>
      location.href(traceLink(session, location.store.getState().link, start, end)),
    [location, session],
  )
  const openCell = useCallback((cell: number) => store.setState({ cell, panel: 'cell' }), [store])
  const focusSearch = useCallback(() => {
    if (store.getState().panel !== 'transcript') store.setState({ panel: 'transcript' })
    requestAnimationFrame(() => {
      searchField.current?.focus()
      searchField.current?.select()
    })
  }, [store])
  const targets = useMemo(
    () => ({
      markers: markers
        .filter((marker) => marker.kind !== 'technique')
        .map((marker) => marker.time)
        .sort((a, b) => a - b),
      mistakes: markers.filter((marker) => marker.kind === 'mistake').map((marker) => marker.time),
      chapters: markers.filter((marker) => marker.kind === 'chapter').map((marker) => marker.time),
      stepHit: find.step,
      focusSearch,
      setGoTo,
      setHelp,
      setVideo,
      closeTopmost: () => {
        setGoTo(false)
        if (find.query !== '') find.close()
        else if (store.getState().range) {
          store.setState({ range: null })
          player.setLoop(null)
        }
      },
    }),
    [markers, find, focusSearch, store, player],
  )
  const run = useTraceCommands(session, targets, theme)
  useKeys(keysOn, run)
  useMediaSession(session, libraryName, run)
  const hit = find.hits[find.current]
  const currentHit = useMemo(() => (hit ? [hit] : []), [hit])

  const findBar = (
    <FindBar
      field={searchField}
      query={find.query}
      count={find.hits.length}
      current={find.current}
      remark={find.remark}
      onQuery={find.setQuery}
      onStep={find.step}
      onClose={find.close}
      onSearchAll={() => onSearchAll(find.query)}
    />
  )
  const tabs = useMemo(
    () =>
      TABS.map((tab) => (tab.id === 'quality' ? { ...tab, count: trace.findings.length } : tab)),
    [trace],
  )
  const title = titleOf({ ...trace, title: trace.puzzle.title })
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <AppBar
          compact
          homeHref={homeHref}
          onHome={onHome}
          onHelp={() => setHelp(true)}
          place={
            <>
              <a
                className={styles.crumb}
                href={homeHref}
                onClick={(event) => {
                  event.preventDefault()
                  onHome()
                }}
              >
                {libraryName}
              </a>
              <span className={styles.slash} aria-hidden="true">
                /
              </span>
              <h1 className={styles.name} title={title}>
                {title}
              </h1>
              {session.synthetic ? (
                <span className={styles.synthetic}>Synthetic demo</span>
              ) : (
                <span className={styles.about}>
                  {[trace.puzzle.author, trace.puzzle.date].filter(Boolean).join(' · ')}
                </span>
              )}
            </>
          }
          middle={narrow ? null : <div className={styles.findInBar}>{findBar}</div>}
          actions={
            <>
              <CopyMoment session={session} link={() => linkAt(player.position())} />
              <BoardSettingsMenu heat={heat} onHeat={setHeat} />
            </>
          }
        />
        {notices}
        {trace.axis === 'text' && <Notice>{NO_TIMES}</Notice>}
        <ImageNotice session={session} allowed={imageAllowed} onAllow={allowImage} />
      </div>
      <main className={styles.main}>
        <section className={styles.stage} aria-label="Board">
          <BoardStage session={session} drawing={drawing} heat={heat} onCell={openCell} />
        </section>
        <aside className={styles.side} aria-label="About this moment">
          {video && trace.axis !== 'text' && (
            <VideoPanel
              player={player}
              youtubeId={trace.youtubeId}
              title={title}
              synthetic={session.synthetic}
              open={video}
              onOpen={setVideo}
            />
          )}
          <Tabs
            label="Panels"
            tabs={tabs}
            current={panel}
            onSelect={(id) => store.setState({ panel: id })}
          >
            {panel === 'transcript' && narrow && findBar}
            {panel === 'transcript' && (
              <Transcript
                session={session}
                withActions={withActions}
                techniques={techniques}
                hits={find.hits}
                currentHit={currentHit}
                linkTo={linkAt}
              />
            )}
            {panel === 'actions' && <ActionsPanel session={session} />}
            {panel === 'story' && (
              <StoryPanel
                session={session}
                chapters={chapters}
                mistakes={mistakes}
                linkTo={linkAt}
              />
            )}
            {panel === 'model' && <ModelPanel session={session} />}
            {panel === 'cell' && <CellPanel session={session} />}
            {panel === 'puzzle' && (
              <PuzzlePanel session={session}>
                <Elsewhere session={session} drawing={drawing} />
                <Answer session={session} paintBoard={paintBoard} />
              </PuzzlePanel>
            )}
            {panel === 'quality' && <QualityPanel session={session} paintBoard={paintBoard} />}
          </Tabs>
        </aside>
      </main>
      <footer className={styles.foot}>
        <Timeline
          session={session}
          lanes={lanes}
          idle={idle}
          markers={markers}
          view={view}
          setView={setView}
          theme={theme}
          paintPreview={paintPreview}
          overlay={(shown, width) => <DigitsCurve steps={steps} view={shown} width={width} />}
        />
        <Transport
          session={session}
          run={run}
          skipIdle={skipIdle}
          onSkipIdle={(seconds) => settings.setState({ skipIdle: seconds })}
          goToOpen={goTo}
          onGoTo={setGoTo}
          videoOn={video}
          onVideo={setVideo}
        />
      </footer>
      {help && (
        <KeyHelp
          keysOn={keysOn}
          onKeysOn={(keys) => settings.setState({ keys })}
          onClose={() => setHelp(false)}
        />
      )}
    </div>
  )
}
