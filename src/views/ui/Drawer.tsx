import type { ReactNode } from 'react'
import styles from './Drawer.module.css'
import { useNarrow } from './useNarrow'

export interface DrawerProps {
  /** What the closed drawer is called. */
  text: string
  children: ReactNode
}

/** Controls that stand in the page where there is room, and behind one button on a phone. */
export function Drawer({ text, children }: DrawerProps) {
  const narrow = useNarrow()
  if (!narrow) return children
  return (
    <details className={styles.drawer}>
      <summary className={styles.summary}>{text}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
