import { expect, it } from 'vitest'
import { techniques } from '../techniques/lexicon'
import { techniqueNamed, techniquesLike } from './techniqueNamed'

it('knows every technique by its id and by its name, however it is written', () => {
  for (const { id, name } of techniques) {
    for (const text of [id, name, id.replaceAll('-', ' '), name.toUpperCase()]) {
      expect(techniqueNamed(text)?.id, text).toBe(id)
    }
  }
  expect(techniqueNamed('xwing')?.id).toBe('x-wing')
  for (const text of ['', ' ', '!', 'zzz', '😀', 'שלום']) expect(techniqueNamed(text)).toBeNull()
})

it('suggests what is like it', () => {
  expect(techniquesLike('sword')).toContain('swordfish')
  expect(techniquesLike('x-wnig')).toContain('x-wing')
  expect(techniquesLike('')).toEqual([])
})
