/** Names of metadata with a meaning, as SudokuPad writes them. */
const names = [
  'title',
  'author',
  'rules',
  'solution',
  'source',
  'antiking',
  'antiknight',
  'bgimage',
  'bgimageopacity',
  'bgimagetarget',
  'foglight',
  'msgcorrect',
  'msgincorrect',
] as const
export type MetadataName = (typeof names)[number]

const others: ReadonlyMap<string, MetadataName> = new Map([
  ['name', 'title'],
  ['by', 'author'],
  ['setter', 'author'],
  ['constructor', 'author'],
  ['authors', 'author'],
  ['ruleset', 'rules'],
  ['rule', 'rules'],
  ['instructions', 'rules'],
  ['solutions', 'solution'],
  ['foglights', 'foglight'],
])

/**
 * The known name a source's key stands for, however it is cased, spaced or slightly misspelt (`Rules`, `auhtor`,
 * `soluton`); null for a key that is none of them. Sources are written by hand, and are.
 */
export function metadataName(key: string): { name: MetadataName; exact: boolean } | null {
  if (key.length > 30) return null
  for (const name of names) if (name === key) return { name, exact: true }
  const plain = key.toLowerCase().replace(/[^a-z]/g, '')
  const other = others.get(plain)
  if (other) return { name: other, exact: false }
  for (const name of names) {
    if (name === plain) return { name, exact: false }
    // Only the four everybody writes; nearness says little about short or rare names.
    if (name === 'title' || name === 'author' || name === 'rules' || name === 'solution')
      if (plain[0] === name[0] && distance(plain, name) <= (name.length > 5 ? 2 : 1))
        return { name, exact: false }
  }
  return null
}

/** Whether a top-level key of a source is its metadata: `metadata`, `metaData`, or nearly that. */
export function isMetadataKey(key: string): boolean {
  const plain = key.length > 12 ? '' : key.toLowerCase().replace(/[^a-z]/g, '')
  return plain.startsWith('met') && distance(plain, 'metadata') <= 2
}

/** Edits between two short words; a swap of neighbours is one edit. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(last[j - 1]! + (same ? 0 : 1), last[j]! + 1, row[j - 1]! + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
    }
    before = last
    last = row
  }
  return last[b.length]!
}
