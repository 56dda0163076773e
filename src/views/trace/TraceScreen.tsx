import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Session } from '@/state/session'
import { titleOf } from '@/state/titleOf'
import type { Sibling } from '../inspector/Siblings'
import { DigitsCurve } from '../timeline/DigitsCurve'
import { Timeline } from '../timeline/Timeline'
import { wholeView } from '../timeline/timeView'
import { FindBar } from '../transcript/FindBar'
import { useApp } from '../ui/appContext'
import { Notice } from '../ui/Notice'
import { useNarrow } from '../ui/useNarrow'
import { useTheme } from '../ui/useTheme'
import { VideoPanel } from '../video/VideoPanel'
import { BoardStage } from './BoardStage'
import type { HeatKind } from './heatKinds'
import { ImageNotice } from './ImageNotice'
import { KeyHelp } from './KeyHelp'
import { NO_TIMES } from './noTimes'
import { PictureNotice } from './PictureNotice'
import { TraceBar } from './TraceBar'
import { TracePanels } from './TracePanels'
import styles from './TraceScreen.module.css'
import { Transport } from './Transport'
import { traceLink } from './traceLink'
import { useDrawing } from './useDrawing'
import { useFind } from './useFind'
import { useKeys } from './useKeys'
import { useMediaSession } from './useMediaSession'
import { useBoardPreview } from './usePaintBoard'
import { useSearchField } from './useSearchField'
import { useSettledLink } from './useSettledLink'
import { useStateOf } from './useStateOf'
import { useTechniques } from './useTechniques'
import { useTimelineFacts } from './useTimelineFacts'
import { useTimelineMarkers } from './useTimelineMarkers'
import { useTraceCommands } from './useTraceCommands'

export interface TraceScreenProps {
  session: Session
  /** Another solve is on its way: the address is no longer this one's. */
  leaving: boolean
  /** Other solves of the same video. */
  siblings: readonly Sibling[]
  libraryName: string
  homeHref: string
  onHome(): void
  /** Opens the search over the whole library. */
  onSearchAll(query: string): void
  /** Past the last (or first) hit of this solve: goes on to the next one of the search; false where there is none. */
  onLeaveHits(direction: 1 | -1): boolean | Promise<boolean>
  notices: React.ReactNode
}

/** One open solve: board, words and time on one axis. React renders the structure; the clock writes what moves. */
export function TraceScreen({
  session,
  leaving,
  siblings,
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
  const offset = useStore(store, (state) => state.offset)
  const keysOn = useStore(settings, (state) => state.keys)
  const withActions = useStore(settings, (state) => state.inlineActions)
  const skipIdle = useStore(settings, (state) => state.skipIdle)
  const whole = useMemo(() => wholeView(trace.duration), [trace])
  const [view, setView] = useStateOf(session, whole)
  const [help, setHelp] = useState(false)
  const [heat, setHeat] = useState<HeatKind>('off')
  const [goTo, setGoTo] = useState(false)
  const [video, setVideo] = useState(false)
  const searchField = useSearchField(session)
  const narrow = useNarrow()

  // The board and the time come first; what takes going through the whole solve may come a frame later.
  const boardStands = useDeferredValue(true, false)
  const facts = useTimelineFacts(session, offset, skipIdle, boardStands)
  const { mistakes, chapters } = facts
  const techniques = useTechniques(session)
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
  const paintPreview = useBoardPreview(session, drawing)
  useSettledLink(session, !leaving)

  useEffect(() => {
    document.title = `${titleOf({ ...trace, title: trace.puzzle.title })} · CTC Replay`
  }, [trace])

  const linkAt = useCallback(
    (start: number, end?: number) =>
      location.href(traceLink(session, location.store.getState().link, start, end)),
    [location, session],
  )
  const linkNow = useCallback(() => {
    const { range } = store.getState()
    return range ? linkAt(range.start, range.end) : linkAt(player.position())
  }, [store, linkAt, player])
  const openCell = useCallback((cell: number) => store.setState({ cell, panel: 'cell' }), [store])
  const targets = useMemo(
    () => ({
      markers: markers
        .filter((marker) => marker.kind !== 'technique')
        .map((marker) => marker.time)
        .sort((a, b) => a - b),
      mistakes: markers.filter((marker) => marker.kind === 'mistake').map((marker) => marker.time),
      chapters: chapters.map(({ start }) => start),
      stepHit: find.step,
      focusSearch: searchField.focus,
      setGoTo,
      setHelp,
      setVideo,
      closeTopmost: () => {
        setGoTo(false)
        if (store.getState().range) {
          store.setState({ range: null })
          player.setLoop(null)
        } else if (find.query !== '') find.close()
      },
    }),
    [markers, chapters, find, searchField.focus, store, player],
  )
  const run = useTraceCommands(session, targets, theme)
  useKeys(keysOn, run)
  useMediaSession(session, libraryName, run)

  const findBar = (
    <FindBar
      field={searchField.field}
      query={find.query}
      count={find.hits.length}
      current={find.current}
      remark={find.remark}
      told={find.told}
      onQuery={find.setQuery}
      onStep={find.step}
      onClose={find.close}
      onSearchAll={() => onSearchAll(find.query)}
    />
  )
  const title = titleOf({ ...trace, title: trace.puzzle.title })
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <TraceBar
          key={`bar ${session.key}`}
          session={session}
          title={title}
          libraryName={libraryName}
          homeHref={homeHref}
          onHome={onHome}
          onHelp={() => setHelp(true)}
          link={linkNow}
          findBar={narrow ? null : findBar}
          heat={heat}
          onHeat={setHeat}
        />
        {notices}
        {trace.axis === 'text' && <Notice>{NO_TIMES}</Notice>}
        <ImageNotice session={session} allowed={imageAllowed} onAllow={allowImage} />
        <PictureNotice key={session.key} session={session} drawing={drawing} />
      </div>
      <main className={styles.main}>
        <section className={styles.stage} aria-label="Board">
          <BoardStage
            key={session.key}
            session={session}
            drawing={drawing}
            heat={heat}
            onCell={openCell}
          />
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
          <TracePanels
            key={session.key}
            session={session}
            siblings={siblings}
            drawing={drawing}
            boardStands={boardStands}
            withActions={withActions}
            techniques={techniques}
            chapters={chapters}
            mistakes={mistakes}
            find={find}
            findBar={narrow ? findBar : null}
            linkTo={linkAt}
            onSearchAll={onSearchAll}
          />
        </aside>
      </main>
      <footer className={styles.foot}>
        <Timeline
          key={`timeline ${session.key}`}
          session={session}
          lanes={facts.lanes}
          idle={facts.idle}
          markers={markers}
          view={view}
          setView={setView}
          theme={theme}
          paintPreview={paintPreview}
          overlay={(shown, width) => <DigitsCurve steps={facts.steps} view={shown} width={width} />}
        />
        <Transport
          key={`transport ${session.key}`}
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
