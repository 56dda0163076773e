import { expect, it } from 'vitest'
import { allTraces } from '../testSupport/allTraces'
import { statisticsOf } from './statistics'

it.each(statisticsOf(allTraces()).map((figure) => [figure.name, figure] as const))(
  '%s within a third of the dataset’s',
  (_, { demo, dataset }) => {
    expect(demo).toBeGreaterThan((dataset * 2) / 3)
    expect(demo).toBeLessThan((dataset * 4) / 3)
  },
)
