import styles from './PuzzlePanel.module.css'

/** Another solve of the same video. */
export interface Sibling {
  readonly key: string
  readonly title: string
  readonly href: string
  onOpen(): void
}

/** The other puzzles that the video solves. Going to one keeps the video running. */
export function Siblings({ siblings }: { siblings: readonly Sibling[] }) {
  if (siblings.length === 0) return null
  return (
    <>
      <h2>Also in this video</h2>
      <ul className={styles.siblings}>
        {siblings.map(({ key, title, href, onOpen }) => (
          <li key={key}>
            <a
              href={href}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                onOpen()
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
