import type { ReactNode } from 'react'
import type { Session } from '@/state/session'
import { AppBar } from '../ui/AppBar'
import { BoardSettingsMenu } from './BoardSettingsMenu'
import { CopyMoment } from './CopyMoment'
import type { HeatKind } from './heatKinds'
import styles from './TraceScreen.module.css'

export interface TraceBarProps {
  session: Session
  title: string
  libraryName: string
  homeHref: string
  onHome(): void
  onHelp(): void
  /** The address of the present moment, or of the range that is marked. */
  link(): string
  /** The find field, or null where it stands elsewhere. */
  findBar: ReactNode
  heat: HeatKind
  onHeat(heat: HeatKind): void
}

/** The bar over an open solve: where it is from, what it is, find, copy, board settings. */
export function TraceBar(props: TraceBarProps) {
  const { session, title, libraryName, homeHref, onHome, onHelp, link, findBar, heat, onHeat } =
    props
  const { puzzle } = session.trace
  return (
    <AppBar
      compact
      homeHref={homeHref}
      onHome={onHome}
      onHelp={onHelp}
      place={
        <div className={styles.place}>
          <a
            className={styles.crumb}
            href={homeHref}
            onClick={(event) => {
              event.preventDefault()
              onHome()
            }}
          >
            {libraryName}
          </a>
          <span className={styles.slash} aria-hidden="true">
            /
          </span>
          <h1 className={styles.name} title={title}>
            {title}
          </h1>
          {session.synthetic ? (
            <span className={styles.synthetic}>Synthetic demo</span>
          ) : (
            <span className={styles.about}>
              {[puzzle.author, puzzle.date].filter(Boolean).join(' · ')}
            </span>
          )}
        </div>
      }
      middle={findBar && <div className={styles.findInBar}>{findBar}</div>}
      actions={
        <>
          <CopyMoment session={session} link={link} />
          <BoardSettingsMenu heat={heat} onHeat={onHeat} />
        </>
      }
    />
  )
}
