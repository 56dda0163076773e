import { type ReactNode, useEffect, useRef, useState } from 'react'
import { announce } from '../ui/announce'
import { Button, type ButtonProps } from '../ui/Button'
import styles from './CopyButton.module.css'

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** What lands on the clipboard; a function is asked at the moment of the click. */
  text: string | (() => string)
  children: ReactNode
}

/** One click copies and says so in place; without a clipboard the text appears selected, ready for the keys. */
export function CopyButton({ text, children, ...rest }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'manual'>('idle')
  const [manual, setManual] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    const value = typeof text === 'function' ? text() : text
    try {
      await navigator.clipboard.writeText(value)
      setState('copied')
      announce('Copied')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setState('idle'), 1600)
    } catch (error) {
      // No permission or no secure context: the user copies by hand, nothing is lost.
      console.info('The clipboard is not available here:', String(error))
      setManual(value)
      setState('manual')
    }
  }
  if (state === 'manual') {
    return (
      <input
        className={styles.manual}
        readOnly
        value={manual}
        aria-label="Copy this text with your keyboard"
        ref={(field) => field?.select()}
        onBlur={() => setState('idle')}
      />
    )
  }
  // "Copied" is then the button's name as well: a name must hold what can be read on it.
  const copied = state === 'copied' ? { 'aria-label': undefined } : {}
  return (
    <Button {...rest} {...copied} onClick={copy} data-copied={state === 'copied'}>
      {state === 'copied' ? 'Copied' : children}
    </Button>
  )
}
