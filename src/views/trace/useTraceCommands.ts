import { useCallback } from 'react'
import { formatTime, speakTime } from '@/domain/time/formatTime'
import { stepAction, stepDigit, stepSentence } from '@/playback/steps'
import type { Session } from '@/state/session'
import { announce } from '../ui/announce'
import { useApp } from '../ui/appContext'
import type { CommandId } from './keyCommands'
import { nextRate } from './rates'
import { stepTime } from './stepTime'

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
      const go = (time: number) =>
        player.seek(Math.min(trace.duration, Math.max(0, time)), { settled: true })
      const step = (time: number | null, what: string) => {
        if (time === null) return announce(`No ${what}`)
        player.pause()
        go(time)
        announce(`${what}, ${speakTime(time)}`)
      }
      switch (id) {
        case 'toggle':
          player.toggle()
          return announce(
            player.store.getState().status === 'playing'
              ? 'Playing'
              : `Paused at ${formatTime(now)}`,
          )
        case 'back-5':
          return go(now - 5)
        case 'forward-5':
          return go(now + 5)
        case 'back-10':
          return go(now - 10)
        case 'forward-10':
          return go(now + 10)
        case 'back-30':
          return go(now - 30)
        case 'forward-30':
          return go(now + 30)
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
