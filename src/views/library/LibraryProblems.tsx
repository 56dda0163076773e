import type { LibraryProblem, LibrarySnapshot } from '@/data/library/library'
import { placeOfProblem } from '@/data/library/placeOfProblem'
import { Notice } from '../ui/Notice'
import styles from './LibraryScreen.module.css'

/** Problems listed before "and n more". */
const LISTED = 8

/** What could not be used, named by file and row; what could be, stays usable below. */
export function LibraryProblems({ snapshot }: { snapshot: LibrarySnapshot }) {
  const { problems, status, entries } = snapshot
  if (problems.length === 0) return null
  return (
    <div className={styles.problems}>
      <Notice tone={status === 'failed' ? 'bad' : 'warn'}>
        {problems.length === 1 ? (
          <Where problem={problems[0]!} />
        ) : (
          <>
            <strong>{problems.length.toLocaleString('en')} parts could not be used.</strong>{' '}
            {entries.length > 0 ? 'Everything else is below.' : ''}
            <ul>
              {problems.slice(0, LISTED).map((problem) => (
                <li key={`${problem.file} ${problem.row} ${problem.path} ${problem.message}`}>
                  <Where problem={problem} />
                </li>
              ))}
              {problems.length > LISTED && (
                <li>and {(problems.length - LISTED).toLocaleString('en')} more</li>
              )}
            </ul>
          </>
        )}
      </Notice>
    </div>
  )
}

function Where({ problem }: { problem: LibraryProblem }) {
  const place = placeOfProblem(problem)
  return (
    <>
      {place !== '' && <strong>{place}: </strong>}
      {problem.message}
    </>
  )
}
