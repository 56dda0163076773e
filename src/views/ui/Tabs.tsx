import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Tabs.module.css'

export interface Tab<T extends string> {
  readonly id: T
  readonly text: string
  /** A small number beside the name; 0 shows none. */
  readonly count?: number
}

export interface TabsProps<T extends string> {
  label: string
  tabs: readonly Tab<T>[]
  current: T
  onSelect(id: T): void
  children: ReactNode
}

/** WAI-ARIA tabs with automatic activation: arrows move and select, Home and End go to the ends. */
export function Tabs<T extends string>({ label, tabs, current, onSelect, children }: TabsProps<T>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // A chosen tab must not stay beyond the edge of a narrow strip.
  useEffect(() => {
    list.current
      ?.querySelector(`[id$='-${current}']`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === current)
    const to =
      event.key === 'ArrowRight'
        ? (at + 1) % tabs.length
        : event.key === 'ArrowLeft'
          ? (at + tabs.length - 1) % tabs.length
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? tabs.length - 1
              : -1
    const tab = tabs[to]
    if (!tab) return
    event.preventDefault()
    event.stopPropagation()
    onSelect(tab.id)
    document.getElementById(`${id}-${tab.id}`)?.focus()
  }
  return (
    <div className={styles.root}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.text}
            {tab.count ? (
              <span className={styles.count}>{tab.count.toLocaleString('en')}</span>
            ) : null}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${current}`}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  )
}
