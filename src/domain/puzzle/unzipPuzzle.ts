import { looseJson } from './looseJson'
import { isObject } from './sourceValue'

/** Long names of the short keys, as SudokuPad's zip format has them (checked against 105 zipped payloads). */
const longNames: ReadonlyMap<string, string> = new Map([
  ['a', 'arrows'],
  ['c', 'color'],
  ['c1', 'borderColor'],
  ['c2', 'backgroundColor'],
  ['ca', 'cages'],
  ['ce', 'cells'],
  ['cs', 'cellSize'],
  ['ct', 'center'],
  ['d', 'duration'],
  ['d2', 'd'],
  ['fs', 'fontSize'],
  ['h', 'height'],
  ['hl', 'headLength'],
  ['l', 'lines'],
  ['o', 'overlays'],
  ['r', 'rounded'],
  ['re', 'regions'],
  ['t', 'title'],
  ['te', 'text'],
  ['th', 'thickness'],
  ['u', 'underlays'],
  ['v', 'value'],
  ['vd', 'videos'],
  ['w', 'width'],
  ['wp', 'wayPoints'],
])

/**
 * Reads SudokuPad's "zipped" source (see `looseJson`), with its long names restored.
 * Throws a SyntaxError if the text is no such thing.
 */
export function unzipPuzzle(text: string): unknown {
  const value: unknown = JSON.parse(looseJson(text))
  restoreNames(value)
  return value
}

/** Gives zipped keys their long names and six-digit colours their `#`, at every depth, in place, not recursively. */
export function restoreNames(root: unknown): void {
  const pending: unknown[] = [root]
  while (pending.length > 0) {
    const value = pending.pop()
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) {
        value[index] = marked(value[index])
        if (typeof value[index] === 'object') pending.push(value[index])
      }
    } else if (isObject(value)) {
      const object = value as Record<string, unknown>
      // Short names go first: `d` (a duration) must have left before `d2` (a path's `d`) takes its place.
      const renamed: [long: string, item: unknown][] = []
      for (const key of Object.keys(object)) {
        const item = marked(object[key])
        const long = longNames.get(key)
        if (long === undefined && key !== '__proto__') object[key] = item
        else {
          delete object[key]
          if (long !== undefined) renamed.push([long, item])
        }
        if (typeof item === 'object' && key !== '__proto__') pending.push(item)
      }
      for (const [long, item] of renamed) if (!Object.hasOwn(object, long)) object[long] = item
    }
  }
}

function marked(value: unknown): unknown {
  return typeof value === 'string' && value.length === 6 && /^[0-9a-fA-F]{6}$/.test(value)
    ? `#${value}`
    : value
}
