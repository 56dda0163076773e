import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button, type ButtonProps } from './Button'
import styles from './Popover.module.css'
import { placeBox } from './placeBox'

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
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const button = root.current?.querySelector('button')
    const shown = box.current
    if (!open || !button || !shown) return
    // Above everything, whatever the surroundings would cut off.
    if ('showPopover' in shown) shown.showPopover()
    const place = () => placeBox(button, shown, { align, up })
    place()
    const grown = new ResizeObserver(place)
    grown.observe(shown)
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, true)
    return () => {
      grown.disconnect()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, true)
    }
  }, [open, align, up])
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
        <section ref={box} id={id} popover="manual" className={styles.box} aria-label={label}>
          {typeof children === 'function' ? children(close) : children}
        </section>
      )}
    </div>
  )
}
