import type { ReactNode } from 'react'
import { axisLength } from '@/domain/time/axisLabel'
import { formatTime } from '@/domain/time/formatTime'
import type { Session } from '@/state/session'
import { PICTURE_WORDS } from '../board/pictureWords'
import { ScrollRegion } from '../ui/ScrollRegion'
import styles from './PuzzlePanel.module.css'

export interface PuzzlePanelProps {
  session: Session
  /** Exports and links out, below the facts. */
  children?: ReactNode
}

/** The rules and the facts of the puzzle, where its picture comes from, and what is wrong with it. */
export function PuzzlePanel({ session, children }: PuzzlePanelProps) {
  const { trace, picture, pictureProblems, puzzle } = session
  const facts: [string, string][] = [
    ['Author', trace.puzzle.author || puzzle.metadata.author || 'not stated'],
    ['Date', trace.puzzle.date || 'not stated'],
    ['Grid', `${trace.rows}×${trace.cols}`],
    ['Solution', trace.solution ? 'in the data' : 'hidden by the puzzle'],
    [
      'Solve starts',
      trace.puzzle.lgc_timestamp === null ? 'not stated' : formatTime(trace.puzzle.lgc_timestamp),
    ],
    ['Length', axisLength(trace, trace.duration)],
    ['Action groups', trace.groups.count.toLocaleString('en')],
    [
      'Words',
      `${trace.words.count.toLocaleString('en')}${trace.words.estimated ? ', some times estimated' : ''}`,
    ],
    ['Video', trace.youtubeId],
    ['Puzzle id', trace.puzzleId],
  ]
  const rules = trace.puzzle.rules || puzzle.metadata.rules
  return (
    <ScrollRegion className={styles.panel} label="Puzzle">
      <h2>Rules</h2>
      <p className={styles.rules}>{rules || 'The row holds no rules.'}</p>
      <h2>Facts</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <h2>Picture</h2>
      <p>{PICTURE_WORDS[picture]}</p>
      {pictureProblems.length > 0 && (
        <ul className={styles.problems}>
          {pictureProblems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {children}
      {trace.problems.length > 0 && (
        <>
          <h2>What the row holds that could not be used</h2>
          <ul className={styles.problems}>
            {trace.problems.map((problem) => (
              <li key={`${problem.path} ${problem.message}`}>
                <code>{problem.path}</code> {problem.message}
              </li>
            ))}
          </ul>
        </>
      )}
    </ScrollRegion>
  )
}
