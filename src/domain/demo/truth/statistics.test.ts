import { expect, it } from 'vitest'
import { allTraces } from '../testSupport/allTraces'
import { isWithinThird, statisticsOf } from './statistics'

const figures = statisticsOf(allTraces()).filter(({ bound }) => bound)

it('compares the rates that make a solve look real', () => {
  expect(figures.map(({ name }) => name)).toEqual([
    'share of selections',
    'actions a group',
    'words a minute',
    'actions a minute',
    'words a sentence',
  ])
})

it.each(figures.map((figure) => [figure.name, figure] as const))(
  '%s within a third of the dataset’s',
  (_, figure) => {
    expect(figure, `${figure.demo} beside ${figure.dataset}`).toSatisfy(isWithinThird)
  },
)
