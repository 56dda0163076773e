import { useRef } from 'react'
import type { ImportState } from '@/data/import/importState'
import type { LibraryProblem } from '@/data/library/library'
import { placeOfProblem } from '@/data/library/placeOfProblem'
import type { Imports } from '@/data/worker/importClient'
import { Button } from '../ui/Button'
import { counted } from '../ui/counted'
import { Notice } from '../ui/Notice'
import { SureButton } from '../ui/SureButton'
import styles from './Storage.module.css'
import { sizeWords, waitWords } from './sizes'

const STATUS: Readonly<Record<ImportState['status'], string>> = {
  waiting: 'waiting for its turn',
  running: 'importing',
  paused: 'paused',
  elsewhere: 'being imported in another tab',
  interrupted: 'not finished',
  full: 'no more room',
  failed: 'failed',
  done: 'all here',
}

export interface ImportRowProps {
  state: ImportState
  imports: Imports
  /** Says in words what an action could not do. */
  onFault(error: unknown): void
}

/** One import: how far it is, what it waits for, and what can be done about it. */
export function ImportRow({ state, imports, onFault }: ImportRowProps) {
  const field = useRef<HTMLInputElement>(null)
  const remove = () => act(imports.remove(state.id))
  const act = (action: Promise<unknown>) => void action.catch(onFault)
  const share = state.rowsTotal
    ? state.rows / state.rowsTotal
    : state.bytesTotal > 0
      ? state.bytes / state.bytesTotal
      : undefined
  const flawed = state.status === 'done' && state.problemCount > 0
  const working = state.status === 'running' || state.status === 'waiting'
  const canResume = ['paused', 'interrupted', 'full', 'failed'].includes(state.status)
  const resume = () => (state.needsFile ? field.current?.click() : act(imports.resume(state.id)))
  return (
    <li className={styles.import}>
      <div className={styles.importHead}>
        <strong>{state.name}</strong>
        <span data-status={flawed ? 'flawed' : state.status}>
          {flawed ? 'here, but not all of it could be used' : STATUS[state.status]}
        </span>
      </div>
      {state.status !== 'done' && (
        <progress value={share} max={1} aria-label={`Import of ${state.name}`} />
      )}
      <p className={styles.fine}>
        {state.rows.toLocaleString('en')}
        {state.rowsTotal === null ? '' : ` of ${state.rowsTotal.toLocaleString('en')}`} rows ·{' '}
        {counted(state.kept, 'solve')} kept, {sizeWords(state.keptBytes)}
        {state.already > 0 ? ` · ${state.already.toLocaleString('en')} were here already` : ''}
        {working && state.rate !== null
          ? ` · ${state.rate.toFixed(1)} rows a second, ${waitWords(state.secondsLeft)}`
          : ''}
        {state.wait ? ` · ${state.wait.why}; going on in ${Math.ceil(state.wait.seconds)} s` : ''}
      </p>
      {state.message !== '' && (
        <Notice tone={state.status === 'failed' ? 'bad' : 'warn'}>{state.message}</Notice>
      )}
      {state.problemCount > 0 && (
        <details className={styles.fine}>
          <summary>{state.problemCount.toLocaleString('en')} parts could not be used</summary>
          <ul>
            {state.problems.map((problem) => (
              <li key={`${problem.row} ${problem.path} ${problem.message}`}>
                {problemWords(problem)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={styles.buttons}>
        {working && <Button onClick={() => act(imports.pause(state.id))}>Pause</Button>}
        {canResume && (
          <Button onClick={resume}>
            {state.needsFile ? 'Choose the file again and go on' : 'Go on'}
          </Button>
        )}
        {working && <Button onClick={() => act(imports.cancel(state.id))}>Cancel</Button>}
        {state.kept > 0 ? (
          <SureButton
            look="quiet"
            text="Remove"
            sureText={`Really remove ${counted(state.kept, 'solve')}`}
            onSure={remove}
          />
        ) : (
          <Button look="quiet" onClick={remove}>
            Remove
          </Button>
        )}
      </div>
      <input
        ref={field}
        type="file"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) act(imports.resume(state.id, { blob: file, name: file.name }))
        }}
      />
    </li>
  )
}

function problemWords(problem: LibraryProblem): string {
  const place = placeOfProblem(problem)
  return place === '' ? problem.message : `${place}: ${problem.message}`
}
