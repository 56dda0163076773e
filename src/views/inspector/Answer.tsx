import { useEffect, useMemo, useRef, useState } from 'react'
import { EMPTY_CELL } from '@/domain/board/emptyCell'
import { makeCell } from '@/domain/board/makeCell'
import { readAnswer } from '@/domain/lm/readAnswer'
import { scoreAnswer } from '@/domain/lm/scoreAnswer'
import type { Session } from '@/state/session'
import styles from './Elsewhere.module.css'
import type { PaintBoard } from './FindingDetail'

/** A model's answer back onto the board, scored as the public prompt competition does. */
export function Answer({ session, paintBoard }: { session: Session; paintBoard: PaintBoard }) {
  const { trace } = session
  const [text, setText] = useState('')
  const canvas = useRef<HTMLCanvasElement>(null)
  const solution = trace.puzzle.solution ?? ''
  const scored = useMemo(() => {
    if (text.trim() === '') return null
    const answer = readAnswer(text)
    return { answer: Array.from(answer), ...scoreAnswer(answer, solution) }
  }, [text, solution])
  useEffect(() => {
    if (!scored || !canvas.current) return
    const board = {
      rows: trace.rows,
      cols: trace.cols,
      cellAt: (index: number) => {
        const value = scored.answer[index] ?? ''
        return value === '' || value === '.' ? EMPTY_CELL : makeCell({ ...EMPTY_CELL, value })
      },
    }
    const wrong = scored.cells.flatMap((cell, index) => (cell === 'right' ? [] : [index]))
    paintBoard(canvas.current, board, wrong)
  }, [scored, trace, paintBoard])
  const count = (kind: string) => scored?.cells.filter((cell) => cell === kind).length ?? 0
  return (
    <>
      <h2>A model’s answer</h2>
      {solution === '' ? (
        <p>The puzzle hides its solution, so an answer cannot be scored.</p>
      ) : (
        <>
          <label className={styles.form}>
            Paste a model’s answer; the last &lt;answer&gt; counts
            <textarea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
          </label>
          {scored && (
            <div className={styles.scored}>
              <canvas ref={canvas} />
              <dl>
                <dt>Score</dt>
                <dd>{scored.score.toFixed(3)}</dd>
                <dt>Right</dt>
                <dd>
                  {scored.right} of {scored.length}
                </dd>
                <dt>Wrong</dt>
                <dd>{count('wrong')}</dd>
                <dt>Missing</dt>
                <dd>{count('missing')}</dd>
                {scored.extra > 0 && (
                  <>
                    <dt>Too many</dt>
                    <dd>{scored.extra}</dd>
                  </>
                )}
              </dl>
            </div>
          )}
        </>
      )}
    </>
  )
}
