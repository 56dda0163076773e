import { useState } from 'react'
import type { PuzzleDrawing } from '@/domain/drawing/drawPuzzle'
import type { Session } from '@/state/session'
import { PICTURE_WORDS } from '../board/pictureWords'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'

export interface PictureNoticeProps {
  session: Session
  drawing: PuzzleDrawing
}

/** Says when the board is not, or not all of, what the puzzle's own source draws; why stands in the puzzle panel. */
export function PictureNotice({ session, drawing }: PictureNoticeProps) {
  const [read, setRead] = useState(false)
  const { picture, store } = session
  const words = [
    ...(picture === 'payload' ? [] : [PICTURE_WORDS[picture]]),
    ...drawing.problems.map(({ message }) => message),
  ]
  if (read || words.length === 0) return null
  return (
    <Notice onDismiss={() => setRead(true)}>
      {words.join(' ')}{' '}
      <Button onClick={() => store.setState({ panel: 'puzzle' })}>About the puzzle</Button>
    </Notice>
  )
}
