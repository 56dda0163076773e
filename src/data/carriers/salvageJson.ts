/**
 * What is whole in a JSON text that was cut off: everything up to the last complete element, with the open
 * lists and objects closed. Null when nothing is whole, or when the text is broken rather than cut.
 */
export function salvageJson(text: string): unknown {
  const open: string[] = []
  // The longest prefix that ends between elements, and the brackets still open there.
  let safe = -1
  let closers = ''
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!
    if (inString) {
      if (c === '\\') i++
      else if (c === '"') inString = false
      continue
    }
    if (c === '"') inString = true
    else if (c === '{' || c === '[') {
      open.push(c === '{' ? '}' : ']')
    } else if (c === '}' || c === ']') {
      if (open.pop() !== c) return null
      if (open.length > 0) {
        safe = i + 1
        closers = [...open].reverse().join('')
      }
    } else if (c === ',') {
      safe = i
      closers = [...open].reverse().join('')
    }
  }
  if (safe < 0) return null
  try {
    return JSON.parse(text.slice(0, safe) + closers)
  } catch {
    // A prefix that still does not parse was broken before the cut: nothing of it can be trusted.
    return null
  }
}
