import type { Library } from '@/data/library/library'
import type { Link } from '@/domain/link/link'
import { formatTime } from '@/domain/time/formatTime'
import { AppBar } from '@/views/ui/AppBar'
import { useApp } from '@/views/ui/appContext'
import { Button } from '@/views/ui/Button'
import styles from './App.module.css'
import { LinkNotices } from './LinkNotices'
import { OpenFilesButton } from './OpenFilesButton'

export interface MissingProps {
  link: Link
  /** The library in which the trace was looked for, when there is one. */
  library?: Library
  openFiles(files: readonly File[]): void
}

/** A link into something that is not here: what it needs, and the way to it. The address keeps the moment. */
export function Missing({ link, library, openFiles }: MissingProps) {
  const { location, libraries } = useApp()
  const snapshot = library?.getSnapshot()
  const moment =
    link.v === undefined
      ? ''
      : ` of the video ${link.v}${link.t === undefined ? '' : ` at ${formatTime(link.t)}`}`
  const failed =
    snapshot?.status === 'failed'
      ? (snapshot.problems[0]?.message ?? 'It could not be read.')
      : null
  const elsewhere = libraries.store.getState().open.filter((other) => other !== library)
  const found = elsewhere.find((other) =>
    other.getSnapshot().entries.some((entry) => entry.youtubeId === link.v),
  )
  return (
    <>
      <AppBar
        homeHref="?"
        onHome={() => location.push({ unknown: [] })}
        onHelp={() => location.push({ unknown: [] })}
        place={null}
      />
      <LinkNotices />
      <main className={styles.message}>
        <h1>
          {failed
            ? 'The library of this link could not be opened.'
            : 'This link leads to a solve that is not loaded here.'}
        </h1>
        {failed && <p>{failed}</p>}
        {!failed && library && (
          <p>
            It means a moment{moment}, but “{snapshot?.name || 'this library'}” has no such video.
          </p>
        )}
        {!library && link.lib === 'files' && (
          <p>
            It means a moment{moment} in a file that was opened on somebody’s computer. Open the
            same file here and the moment is shown.
          </p>
        )}
        {!library && link.lib !== 'files' && (
          <p>
            The link names “{link.lib}”, which is not a library this app can open. It means a moment
            {moment}.
          </p>
        )}
        <div className={styles.buttons}>
          {found && (
            <Button
              look="solid"
              onClick={() => {
                const { lib: _, ...rest } = link
                location.push(found.origin === 'demo' ? rest : { ...rest, lib: found.origin })
              }}
            >
              Show it in {found.getSnapshot().name}
            </Button>
          )}
          <OpenFilesButton onFiles={openFiles} look={found ? 'framed' : 'solid'} />
          <Button onClick={() => location.push({ unknown: [] })}>Go to the demo library</Button>
        </div>
      </main>
    </>
  )
}
