import { type MouseEvent, useState } from 'react'
import { Button, type ButtonProps } from './Button'

export interface SureButtonProps extends Pick<ButtonProps, 'look'> {
  /** What it says at first, and once it was pressed: then it means it. */
  text: string
  sureText: string
  onSure(): void
}

/** A button for what cannot be undone: it asks back before it does it, and forgets the question when it is left. */
export function SureButton({ look = 'framed', text, sureText, onSure }: SureButtonProps) {
  const [asks, setAsks] = useState(false)
  const press = (event: MouseEvent) => {
    // The second click of a double click answers nothing: nobody can have read the question.
    if (event.detail > 1) return
    setAsks(!asks)
    if (asks) onSure()
  }
  return (
    <Button look={asks ? 'framed' : look} onClick={press} onBlur={() => setAsks(false)}>
      {asks ? sureText : text}
    </Button>
  )
}
