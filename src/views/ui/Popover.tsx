import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button, type ButtonProps } from './Button'
import styles from './Popover.module.css'

export interface PopoverProps {
  /** The button's content; `label` is its accessible name when it is an icon. */
  button: ReactNode
  label: string
  look?: ButtonProps['look']
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Which edge of the button the box keeps to, and whether it opens upward. */
  align?: 'start' | 'end'
  up?: boolean
}

/** A small box under a button. Esc and a click elsewhere close it; focus returns to the button. */
export function Popover({
  button,
  label,
  look = 'framed',
  children,
  align = 'end',
  up = false,
}: PopoverProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc belongs to whatever has the focus inside
    <div
      ref={root}
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          event.stopPropagation()
          close()
        }
      }}
    >
      <Button
        look={look}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {button}
      </Button>
      {open && (
        <section id={id} className={styles.box} data-align={align} data-up={up} aria-label={label}>
          {typeof children === 'function' ? children(close) : children}
        </section>
      )}
    </div>
  )
}
