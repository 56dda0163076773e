import type { ReactNode } from 'react'
import { Button } from './Button'
import { Icon } from './Icon'
import styles from './Notice.module.css'

export interface NoticeProps {
  tone?: 'plain' | 'warn' | 'bad'
  children: ReactNode
  onDismiss?: () => void
}

/** Words about something that happened, in place: it covers nothing and stays until read. */
export function Notice({ tone = 'plain', children, onDismiss }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <div className={styles.words}>{children}</div>
      {onDismiss && (
        <Button look="quiet" aria-label="Dismiss" onClick={onDismiss}>
          <Icon name="close" size={16} />
        </Button>
      )}
    </div>
  )
}
