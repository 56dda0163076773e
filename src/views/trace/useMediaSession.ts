import { useEffect } from 'react'
import { connectMediaSession } from '@/playback/mediaSession'
import type { Session } from '@/state/session'
import { useStable } from '../ui/useStable'
import type { CommandId } from './keyCommands'

/** The keyboard's and the system's media keys, with what is playing told to the system. */
export function useMediaSession(
  session: Session,
  libraryName: string,
  run: (id: CommandId) => void,
): void {
  const latest = useStable(run)
  useEffect(() => {
    const { puzzle, youtubeId } = session.trace
    return connectMediaSession(session.player, navigator.mediaSession ?? null, window, {
      title: puzzle.title || youtubeId,
      artist: puzzle.author || 'unknown setter',
      album: libraryName,
      artwork: null,
      previous: () => latest('previous-digit'),
      next: () => latest('next-digit'),
    })
  }, [session, libraryName, latest])
}
