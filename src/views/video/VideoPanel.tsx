import { useState } from 'react'
import { useStore } from 'zustand'
import { formatTime } from '@/domain/time/formatTime'
import type { Player } from '@/playback/player'
import { isVideoId } from '@/playback/videoError'
import { watchUrl } from '@/playback/videoUrl'
import { Button } from '../ui/Button'
import { VideoFrame } from './VideoFrame'
import styles from './VideoPanel.module.css'
import { troubleOf } from './videoWords'

export interface VideoPanelProps {
  readonly player: Player
  readonly youtubeId: string
  /** The solve's title, for the name of the video. */
  readonly title: string
  /** A made-up trace: there is no such video. */
  readonly synthetic: boolean
  /** The user has asked for the video. Nothing is fetched from YouTube before. */
  readonly open: boolean
  onOpen(open: boolean): void
}

/** The video beside the board: a guest that is asked in, shares the time, and can leave without being missed. */
export function VideoPanel({ player, youtubeId, title, synthetic, open, onOpen }: VideoPanelProps) {
  if (synthetic || !isVideoId(youtubeId)) {
    return (
      <section className={styles.panel} aria-label="Video">
        <p className={styles.words}>
          {synthetic
            ? 'This solve is a synthetic demo: there is no real video of it.'
            : `This trace names no YouTube video (“${youtubeId}”).`}
        </p>
      </section>
    )
  }
  return (
    <section className={styles.panel} aria-label="Video">
      {open ? (
        <OpenVideo
          player={player}
          youtubeId={youtubeId}
          title={title}
          onClose={() => onOpen(false)}
        />
      ) : (
        <div className={styles.offer}>
          <Button onClick={() => onOpen(true)}>Show the video</Button>
          <p className={styles.words}>Loads YouTube’s player. Nothing is sent to YouTube before.</p>
        </div>
      )}
    </section>
  )
}

interface OpenVideoProps {
  readonly player: Player
  readonly youtubeId: string
  readonly title: string
  onClose(): void
}

function OpenVideo({ player, youtubeId, title, onClose }: OpenVideoProps) {
  const [attempt, setAttempt] = useState(0)
  const video = useStore(player.store, (state) => state.video)
  const error = useStore(player.store, (state) => state.videoError)
  const note = useStore(player.store, (state) => state.note)
  const trouble = error === null ? null : troubleOf(error)

  return (
    <>
      <VideoFrame
        key={attempt}
        player={player}
        videoId={youtubeId}
        title={`Video: ${title}`}
        hidden={trouble !== null}
      />
      {trouble ? (
        <div className={styles.trouble} role="alert">
          <p className={styles.words}>{trouble.text} The board and the words play without it.</p>
          <div className={styles.ways}>
            <Button look="solid" onClick={onClose}>
              Go on without the video
            </Button>
            {trouble.again && <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>}
            {trouble.watch && <WatchLink player={player} youtubeId={youtubeId} />}
          </div>
        </div>
      ) : (
        <div className={styles.foot}>
          <output className={styles.words}>
            {video === 'loading' ? 'Loading YouTube’s player…' : wordsFor(note?.kind, note?.text)}
          </output>
          <WatchLink player={player} youtubeId={youtubeId} />
          <Button look="quiet" onClick={onClose}>
            {video === 'loading' ? 'Cancel' : 'Close the video'}
          </Button>
        </div>
      )}
    </>
  )
}

/** What was skipped is said by the transport; the video says what concerns the video. */
function wordsFor(kind: string | undefined, text: string | undefined): string {
  return kind === 'skipped' ? '' : (text ?? '')
}

/** The link says and means the present second: both are brought up to date when someone comes near it. */
function WatchLink({ player, youtubeId }: { player: Player; youtubeId: string }) {
  const second = () => Math.max(0, player.position() - player.store.getState().videoOffset)
  const [time, setTime] = useState(second)
  const update = () => setTime(second())
  return (
    <a
      className={styles.watch}
      href={watchUrl(youtubeId, time)}
      target="_blank"
      rel="noreferrer"
      onPointerEnter={update}
      onFocus={update}
      onClick={(event) => {
        event.currentTarget.href = watchUrl(youtubeId, second())
        player.pause()
      }}
    >
      Open on YouTube at {formatTime(time)}
    </a>
  )
}
