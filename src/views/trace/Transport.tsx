import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { axisLabel, speakAxis } from '@/domain/time/axisLabel'
import type { Session } from '@/state/session'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { GoTo } from './GoTo'
import type { CommandId } from './keyCommands'
import { NO_TIMES } from './noTimes'
import { PlaybackSettings } from './PlaybackSettings'
import { RATES } from './rates'
import { SkipIdle } from './SkipIdle'
import { StepButton } from './StepButton'
import styles from './Transport.module.css'

export interface TransportProps {
  session: Session
  run(id: CommandId): void
  /** Seconds of silence jumped while playing, or null. */
  skipIdle: number | null
  onSkipIdle(seconds: number | null): void
  goToOpen: boolean
  onGoTo(open: boolean): void
  videoOn: boolean
  onVideo(on: boolean): void
}

/** Steps that a narrow bar has no room for. */
const MORE_STEPS: readonly { command: CommandId; label: string; text: string }[] = [
  { command: 'previous-action', label: 'Previous action', text: '‹ action' },
  { command: 'next-action', label: 'Next action', text: 'action ›' },
  { command: 'previous-digit', label: 'Previous digit placed', text: '‹ digit' },
  { command: 'next-digit', label: 'Next digit placed', text: 'digit ›' },
  { command: 'previous-sentence', label: 'Previous sentence', text: '‹ sentence' },
  { command: 'next-sentence', label: 'Next sentence', text: 'sentence ›' },
]

/** Play, steps, the time, the speed. The time is written to the page by the clock, not by React. */
export function Transport({
  session,
  run,
  skipIdle,
  onSkipIdle,
  goToOpen,
  onGoTo,
  videoOn,
  onVideo,
}: TransportProps) {
  const { player, trace } = session
  const rate = useStore(player.store, (state) => state.rate)
  const note = useStore(player.store, (state) => state.note)
  const range = useStore(session.store, (state) => state.range)
  const loop = useStore(player.store, (state) => state.loop)
  const timed = trace.axis !== 'text'
  const playing = useStore(player.store, (state) => state.wantsPlay)
  return (
    <div className={styles.transport}>
      <Button
        look="round"
        aria-label={playing ? 'Pause' : 'Play'}
        disabled={!timed}
        title={timed ? undefined : NO_TIMES}
        onClick={() => run('toggle')}
      >
        <Icon name={playing ? 'pause' : 'play'} size={20} />
      </Button>
      <div className={styles.steps}>
        {timed && (
          <>
            <StepButton label="Back 5 seconds" command="back-5" run={run}>
              −5
            </StepButton>
            <StepButton label="Forward 5 seconds" command="forward-5" run={run}>
              +5
            </StepButton>
          </>
        )}
        <StepButton label="Previous action" command="previous-action" run={run}>
          ‹ action
        </StepButton>
        <StepButton label="Next action" command="next-action" run={run}>
          action ›
        </StepButton>
        <StepButton
          label="Previous digit placed"
          command="previous-digit"
          run={run}
          className={styles.wide}
        >
          ‹ digit
        </StepButton>
        <StepButton
          label="Next digit placed"
          command="next-digit"
          run={run}
          className={styles.wide}
        >
          digit ›
        </StepButton>
      </div>
      <GoTo session={session} open={goToOpen} onOpen={onGoTo}>
        <TimeReadout session={session} />
      </GoTo>
      <output className={styles.note}>{note?.text ?? ''}</output>
      {range && timed && (
        <Button look="quiet" aria-pressed={loop !== null} onClick={() => run('loop')}>
          Loop {axisLabel(trace, range.start)}–{axisLabel(trace, range.end)}
        </Button>
      )}
      {timed && (
        <>
          <span className={styles.inBar}>
            <SkipIdle skipIdle={skipIdle} onSkipIdle={onSkipIdle} />
          </span>
          <select
            className={styles.rate}
            aria-label="Speed"
            value={rate}
            onChange={(event) => player.setRate(Number(event.target.value))}
          >
            {RATES.map((choice) => (
              <option key={choice} value={choice}>
                {choice}×
              </option>
            ))}
          </select>
          <Button
            look="quiet"
            className={styles.wide}
            aria-pressed={videoOn}
            onClick={() => onVideo(!videoOn)}
          >
            {videoOn ? 'Video on' : 'Video off'}
          </Button>
        </>
      )}
      <PlaybackSettings session={session}>
        <div className={styles.more}>
          {timed && (
            <>
              <Button aria-pressed={videoOn} onClick={() => onVideo(!videoOn)}>
                {videoOn ? 'Video on' : 'Video off'}
              </Button>
              <SkipIdle skipIdle={skipIdle} onSkipIdle={onSkipIdle} />
            </>
          )}
          {MORE_STEPS.map(({ command, label, text }) => (
            <StepButton key={command} label={label} command={command} run={run}>
              {text}
            </StepButton>
          ))}
        </div>
      </PlaybackSettings>
      <span className="visually-hidden">{`Length ${speakAxis(trace, trace.duration)}`}</span>
    </div>
  )
}

function TimeReadout({ session }: { session: Session }) {
  const ref = useRef<HTMLElement>(null)
  const { player, trace } = session
  useEffect(() => {
    let shown = ''
    const write = (position: number) => {
      const text = axisLabel(trace, position)
      if (text === shown || !ref.current) return
      shown = text
      ref.current.textContent = text
    }
    write(player.position())
    return player.onFrame(write)
  }, [player, trace])
  return (
    <span className={styles.time}>
      <strong ref={ref} className="num" />
      <span className="num"> / {axisLabel(trace, trace.duration)}</span>
    </span>
  )
}
