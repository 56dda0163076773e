import type { ReactNode } from 'react'
import styles from './AppBar.module.css'
import { useApp } from './appContext'
import { Button } from './Button'
import { Icon } from './Icon'
import { useTheme } from './useTheme'

export interface AppBarProps {
  /** Where we are, beside the brand. */
  place: ReactNode
  /** The middle: a search field, or nothing. */
  middle?: ReactNode
  /** Buttons before the theme and the help. */
  actions?: ReactNode
  onHome(): void
  homeHref: string
  onHelp(): void
  /** On a phone the brand makes room for the place: an arrow back stands for it. */
  compact?: boolean
}

/** The bar at the top of every screen. */
export function AppBar({
  place,
  middle,
  actions,
  onHome,
  homeHref,
  onHelp,
  compact = false,
}: AppBarProps) {
  const { settings } = useApp()
  const theme = useTheme()
  return (
    <header className={styles.bar}>
      <a
        className={styles.brand}
        aria-label="CTC Replay"
        href={homeHref}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onHome()
        }}
      >
        <span className={compact ? styles.long : undefined}>CTC Replay</span>
        {compact && (
          <span className={styles.short}>
            <Icon name="previous" />
          </span>
        )}
      </a>
      <div className={styles.place}>{place}</div>
      <div className={styles.middle}>{middle}</div>
      {actions}
      <Button
        className={styles.icon}
        aria-label={theme === 'dark' ? 'Light theme' : 'Dark theme'}
        title="Light or dark (T)"
        onClick={() => settings.setState({ theme: theme === 'dark' ? 'light' : 'dark' })}
      >
        <Icon name="theme" />
      </Button>
      <Button
        className={styles.icon}
        aria-label="Keys and help"
        title="All keys (?)"
        onClick={onHelp}
      >
        ?
      </Button>
    </header>
  )
}
