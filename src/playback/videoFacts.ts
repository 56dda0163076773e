import { USUAL_RATES, type YouTubePlayer } from './youTubeApi'

/** What does not change from moment to moment, though it becomes known only after a while. */
export interface VideoFacts {
  /** Seconds; 0 while unknown. */
  readonly duration: number
  /** Speeds that the video can be played at. */
  readonly rates: readonly number[]
}

export const NO_FACTS: VideoFacts = { duration: 0, rates: USUAL_RATES }

export function factsOf(player: YouTubePlayer): VideoFacts {
  const rates = player.getAvailablePlaybackRates()
  const known = rates !== undefined && rates.length > 0
  return { duration: player.getDuration() ?? 0, rates: known ? rates : USUAL_RATES }
}

export function sameFacts(a: VideoFacts, b: VideoFacts): boolean {
  return a.duration === b.duration && a.rates.join() === b.rates.join()
}
