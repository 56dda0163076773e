import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTime } from '../time/readTime'
import type { Link } from './link'
import { readLink } from './readLink'
import { writeLink } from './writeLink'

const thousandth = fc.integer({ min: 0, max: 50_000_000 }).map((n) => n / 1000)
const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).map((s) => s.toWellFormed())

const links: fc.Arbitrary<Link> = fc
  .record(
    {
      lib: text,
      v: text,
      p: text,
      q: text,
      find: text,
      panel: text,
      cell: text,
      list: text,
      page: text,
      board: text,
      copy: fc.integer({ min: 2, max: 9999 }),
      t: thousandth,
      a: fc.integer({ min: 0, max: 9_999_999 }),
      o: fc.integer({ min: -300, max: 300 }).map((n) => n / 10),
      vo: fc.integer({ min: -36000, max: 36000 }).map((n) => n / 10),
      unknown: fc.array(
        fc.tuple(
          text.filter(
            (k) =>
              ![
                'lib',
                'v',
                'p',
                'q',
                'find',
                'panel',
                'cell',
                'list',
                'page',
                'board',
                'copy',
                't',
                'a',
                'o',
                'vo',
              ].includes(k),
          ),
          fc.string({ unit: 'binary' }).map((s) => s.toWellFormed()),
        ),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: ['unknown'] },
  )
  .map(({ o, vo, ...rest }) => ({ ...rest, ...(o ? { o } : {}), ...(vo ? { vo } : {}) }))

describe('links', () => {
  it('come back as they went', () => {
    fc.assert(
      fc.property(
        links,
        fc.option(fc.integer({ min: 1, max: 9000 }), { nil: undefined }),
        (link, length) => {
          const whole =
            link.t !== undefined && length !== undefined
              ? { ...link, end: Math.round(link.t * 10 + length) / 10 }
              : link
          const { link: back, problems } = readLink(writeLink(whole))
          expect(problems).toEqual([])
          expect(back).toEqual(whole)
        },
      ),
    )
  })

  it('never throw, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (search) => {
        const { link } = readLink(search)
        expect(Array.isArray(link.unknown)).toBe(true)
      }),
    )
  })

  it('say what they could not read and keep the rest', () => {
    const { link, problems } = readLink('?v=abc&t=banana&a=x&o=99&future=1')
    expect(link).toEqual({ v: 'abc', unknown: [['future', '1']] })
    expect(problems.map((p) => p.path)).toEqual(['t', 'a', 'o'])
    expect(problems[0]!.message).toContain('“banana”')
    expect(readLink('?copy=zwei')).toMatchObject({ link: {}, problems: [{ path: 'copy' }] })
    expect(readLink('?copy=1')).toEqual({ link: { unknown: [] }, problems: [] })
  })

  it('carry a range', () => {
    expect(readLink('?t=12:34,13:00').link).toEqual({ t: 754, end: 780, unknown: [] })
    expect(writeLink({ t: 754, end: 780.25, unknown: [] })).toBe('?t=754,780.25')
    expect(readLink('?t=20,10')).toMatchObject({ link: { t: 20 }, problems: [{ path: 't' }] })
  })
})

describe('readTime', () => {
  it.each([
    ['754.2', 754.2],
    ['12:34', 754],
    ['1:02:03', 3723],
    ['12m34s', 754],
    ['1h2m', 3720],
    ['90s', 90],
    ['0', 0],
    [' 1:00 ', 60],
    ['75:00', 4500],
  ])('reads %s', (written, seconds) => expect(readTime(written)).toBeCloseTo(seconds))

  it.each(['', 'x', '-5', '1:75', '1:60:00', '1e5', '99999999999', '12:34:56:78', 'NaN', 'm', 's'])(
    'refuses “%s”',
    (written) => expect(readTime(written)).toBeNull(),
  )
})
