import { useState } from 'react'
import { formatState } from '@/domain/board/formatState'
import { drawOn } from '@/domain/drawing/drawBoard'
import type { PuzzleDrawing } from '@/domain/drawing/drawPuzzle'
import { flatBoard } from '@/domain/lm/flatBoard'
import { promptText } from '@/domain/lm/promptText'
import { boardAt } from '@/domain/trace/boardAt'
import { selectionAt } from '@/domain/trace/selectionAt'
import { isVideoId } from '@/playback/videoError'
import { watchUrl } from '@/playback/videoUrl'
import type { Session } from '@/state/session'
import { exportPng } from '../board/exportPng'
import { exportSvg } from '../board/exportSvg'
import { CopyButton } from '../share/CopyButton'
import { download } from '../share/download'
import { Button } from '../ui/Button'
import styles from './Elsewhere.module.css'
import { SendState } from './SendState'

/** Pixels offered for a picture's longer side. */
const SIZES = [600, 1200, 2400]

/** From this moment to elsewhere: pictures, states, links, questions for a model. */
export function Elsewhere({ session, drawing }: { session: Session; drawing: PuzzleDrawing }) {
  const [size, setSize] = useState(SIZES[1]!)
  const [problem, setProblem] = useState('')
  const { trace, store, player } = session
  const group = () => store.getState().group
  const list = () => drawOn(drawing, boardAt(trace, group()), selectionAt(trace, group()))
  const timed = trace.axis !== 'text'
  const title = trace.puzzle.title || trace.youtubeId
  const state = () => {
    const board = boardAt(trace, group())
    return formatState({
      cells: Array.from({ length: trace.rows * trace.cols }, (_, cell) => board.cellAt(cell)),
    })
  }
  const prompt = (at: number) => {
    const { rules, visual_elements, initial_board } = trace.puzzle
    const board = at < 0 ? initial_board : flatBoard(trace, at).text
    return promptText({
      board,
      rows: trace.rows,
      cols: trace.cols,
      rules,
      visualElements: visual_elements || '[]',
    })
  }
  const png = async () => {
    try {
      download(await exportPng(list(), size), `${title}.png`)
      setProblem('')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const { sudokupad_url: link, encoded_puzzle: payload } = trace.puzzle
  return (
    <>
      <h2>Take it elsewhere</h2>
      <div className={styles.buttons}>
        {isVideoId(trace.youtubeId) && !session.synthetic && (
          <Button
            onClick={() =>
              window.open(
                watchUrl(trace.youtubeId, timed ? player.position() : 0),
                '_blank',
                'noopener',
              )
            }
          >
            {timed ? 'YouTube at this second' : 'The video on YouTube'}
          </Button>
        )}
        {/^https:\/\//.test(link) && !session.synthetic && (
          <a href={link} target="_blank" rel="noreferrer">
            The puzzle in SudokuPad
          </a>
        )}
        {payload !== '' && (
          <a
            href={`https://sudokupad.app/${encodeURIComponent(payload)}`}
            target="_blank"
            rel="noreferrer"
          >
            Its source in SudokuPad
          </a>
        )}
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => download(exportSvg(list(), size, title), `${title}.svg`)}>
          Board as SVG
        </Button>
        <Button onClick={png}>Board as PNG</Button>
        <select
          aria-label="Picture size"
          value={size}
          onChange={(event) => setSize(Number(event.target.value))}
        >
          {SIZES.map((side) => (
            <option key={side} value={side}>
              {side} pixels
            </option>
          ))}
        </select>
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
      <div className={styles.buttons}>
        <CopyButton text={state}>Copy the board’s state</CopyButton>
        <CopyButton text={() => prompt(-1)}>Copy the puzzle as a question</CopyButton>
        <CopyButton text={() => prompt(group())}>Copy this board as a question</CopyButton>
      </div>
      <SendState state={state} />
    </>
  )
}
