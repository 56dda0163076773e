import { useCallback } from 'react'
import { axisLabel, speakAxis } from '@/domain/time/axisLabel'
import { stepAction, stepDigit, stepSentence, stepTime } from '@/playback/steps'
import type { Session } from '@/state/session'
import { announce } from '../ui/announce'
import { useApp } from '../ui/appContext'
import type { CommandId } from './keyCommands'
import { NO_TIMES } from './noTimes'
import { nextRate } from './rates'

export interface CommandTargets {
  /** Ascending seconds of each list that keys walk. */
  readonly markers: readonly number[]
  readonly mistakes: readonly number[]
  readonly chapters: readonly number[]
  stepHit(direction: 1 | -1): void
  focusSearch(): void
  setGoTo(open: boolean): void
  setHelp(open: boolean): void
  setVideo(toggle: (on: boolean) => boolean): void
  closeTopmost(): void
}

/** Characters of a text that stand for five seconds: about a breath of speech. */
const TEXT_STEP = 100

/** What each command does to the open trace. Steps pause, go, and say where they went; the rest just does it. */
export function useTraceCommands(
  session: Session,
  targets: CommandTargets,
  theme: 'light' | 'dark',
) {
  const { settings } = useApp()
  return useCallback(
    (id: CommandId, tenth = 0) => {
      const { player, trace, store } = session
      const { offset } = store.getState()
      const now = player.position()
      const step5 = trace.axis === 'text' ? TEXT_STEP : 5
      const go = (time: number) =>
        player.seek(Math.min(trace.duration, Math.max(0, time)), { settled: true })
      const step = (time: number | null, what: string) => {
        if (time === null) return announce(`No ${what}`)
        player.pause()
        go(time)
        announce(`${what}, ${speakAxis(trace, time)}`)
      }
      switch (id) {
        case 'toggle':
          if (trace.axis === 'text') return announce(NO_TIMES)
          player.toggle()
          return announce(
            player.store.getState().status === 'playing'
              ? 'Playing'
              : `Paused at ${axisLabel(trace, now)}`,
          )
        case 'back-5':
          return go(now - step5)
        case 'forward-5':
          return go(now + step5)
        case 'back-10':
          return go(now - step5 * 2)
        case 'forward-10':
          return go(now + step5 * 2)
        case 'back-30':
          return go(now - step5 * 6)
        case 'forward-30':
          return go(now + step5 * 6)
        case 'start':
          return go(0)
        case 'end':
          return go(trace.duration)
        case 'tenth':
          return go((trace.duration * tenth) / 10)
        case 'previous-action':
          return step(stepAction(trace, now, -1), 'previous action')
        case 'next-action':
          return step(stepAction(trace, now, 1), 'next action')
        case 'previous-digit':
          return step(stepDigit(trace, now, -1), 'previous digit')
        case 'next-digit':
          return step(stepDigit(trace, now, 1), 'next digit')
        case 'previous-sentence':
          return step(stepSentence(trace, now, -1, offset), 'previous sentence')
        case 'next-sentence':
          return step(stepSentence(trace, now, 1, offset), 'next sentence')
        case 'previous-marker':
          return step(stepTime(targets.markers, now, -1), 'previous marker')
        case 'next-marker':
          return step(stepTime(targets.markers, now, 1), 'next marker')
        case 'previous-mistake':
          return step(stepTime(targets.mistakes, now, -1), 'previous mistake')
        case 'next-mistake':
          return step(stepTime(targets.mistakes, now, 1), 'next mistake')
        case 'previous-chapter':
          return step(stepTime(targets.chapters, now, -1), 'previous chapter')
        case 'next-chapter':
          return step(stepTime(targets.chapters, now, 1), 'next chapter')
        case 'previous-hit':
          return targets.stepHit(-1)
        case 'next-hit':
          return targets.stepHit(1)
        case 'slower':
        case 'faster':
          player.setRate(nextRate(player.store.getState().rate, id === 'faster' ? 1 : -1))
          return announce(`Speed ${player.store.getState().rate}`)
        case 'follow':
          return store.setState((state) => ({ follow: !state.follow }))
        case 'loop': {
          const { range } = store.getState()
          if (!range) return announce('Mark a range first: Shift and drag on the timeline')
          return player.setLoop(player.store.getState().loop ? null : range)
        }
        case 'video':
          return targets.setVideo((on) => !on)
        case 'theme':
          return settings.setState({ theme: theme === 'dark' ? 'light' : 'dark' })
        case 'go-to':
          return targets.setGoTo(true)
        case 'search':
          return targets.focusSearch()
        case 'copy-link':
          return document.getElementById('copy-moment')?.click()
        case 'help':
          return targets.setHelp(true)
        case 'escape':
          return targets.closeTopmost()
      }
    },
    [session, targets, settings, theme],
  )
}
