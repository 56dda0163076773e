import { expect, test } from 'vitest'
import { readWholeLink } from './readWholeLink'

test('what is unreadable inside a parameter is said like an unreadable parameter', () => {
  const { link, problems } = readWholeLink(
    '?q=wing&t=banana&find=part:nowhere,sort:date&list=sort:luck,size:9x9,nonsense',
  )
  expect(link).toMatchObject({ q: 'wing', find: 'part:nowhere,sort:date' })
  expect(problems.map(({ path, message }) => [path, /“[^”]*”/.exec(message)?.[0]])).toEqual([
    ['t', '“banana”'],
    ['find', '“part:nowhere”'],
    ['list', '“sort:luck”'],
    ['list', '“nonsense”'],
  ])
  expect(readWholeLink('?q=wing&find=part:middle,board:digit-10&list=sort:-date').problems).toEqual(
    [],
  )
})
