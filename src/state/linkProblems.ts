import { copyOfKey } from '@/data/library/traceKey'
import { parseBoardSettings } from '@/domain/drawing/boardSettingsText'
import type { Link } from '@/domain/link/link'
import type { Problem } from '@/domain/problem'
import { axisLabel } from '@/domain/time/axisLabel'
import type { Trace } from '@/domain/trace/trace'
import { cellOf } from './openSession'
import { PANELS } from './session'

/** What a link asks of a solve that it does not have, or that nobody knows: said in words, then ignored. */
export function linkProblems(trace: Trace, link: Link): readonly Problem[] {
  const problems: Problem[] = []
  const { t, panel, cell, board } = link
  if (t !== undefined && t > trace.duration)
    problems.push({
      path: 't',
      message: `The link’s time is beyond the end of this solve, ${axisLabel(trace, trace.duration)}; it opens there.`,
    })
  if (panel !== undefined && !PANELS.some((id) => id === panel))
    problems.push({
      path: 'panel',
      message: `The link’s panel “${panel}” is none of ${PANELS.join(', ')}; the transcript is shown.`,
    })
  if (cell !== undefined && cellOf(trace, cell) === null)
    problems.push({
      path: 'cell',
      message: `The link’s cell “${cell}” is not on this board of ${trace.rows}×${trace.cols}; cells read like r3c7.`,
    })
  const { unknown } = parseBoardSettings(board ?? '')
  if (unknown.length > 0)
    problems.push({
      path: 'board',
      message: `The link’s board settings “${unknown.join(', ')}” are not known here; they are ignored.`,
    })
  return problems
}

/** A link that means another copy of the solve than the one that is shown, because that one is not here. */
export function copyProblems(key: string, { copy }: Link): readonly Problem[] {
  const shown = copyOfKey(key)
  return copy === undefined || copy === shown
    ? []
    : [
        {
          path: 'copy',
          message: `The link means copy ${copy} of this solve, which is not here; copy ${shown} is shown.`,
        },
      ]
}
