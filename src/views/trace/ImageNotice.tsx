import type { Session } from '@/state/session'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'

export interface ImageNoticeProps {
  session: Session
  allowed: boolean
  onAllow(): void
}

/** Part of some puzzles lives in a picture on somebody's host: said, and fetched only on request. */
export function ImageNotice({ session, allowed, onAllow }: ImageNoticeProps) {
  const image = session.puzzle.metadata.backgroundImage
  if (!image || allowed) return null
  const host = URL.canParse(image.url) ? new URL(image.url).host : image.url
  return (
    <Notice tone="warn">
      Part of this puzzle’s drawing is a picture on {host}, which is not fetched unless you ask.{' '}
      <Button onClick={onAllow}>Load it from {host}</Button>
    </Notice>
  )
}
