import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './Button'
import styles from './Dialog.module.css'
import { Icon } from './Icon'

export interface DialogProps {
  title: string
  onClose(): void
  children: ReactNode
}

/** The platform's modal dialog: focus is kept and given back, Esc closes. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop is a convenience; Esc and the button close too
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2>{title}</h2>
          <Button look="quiet" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
