import type { Matrix } from './box'

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The matrix of an SVG transform text (already through the allow-list); what it cannot read changes nothing. */
export function transformMatrix(text: string): Matrix {
  let matrix = IDENTITY
  for (const [, name = '', list = ''] of text.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const numbers = list
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map(Number.parseFloat)
    matrix = multiply(matrix, one(name, numbers))
  }
  return matrix
}

function one(name: string, numbers: readonly number[]): Matrix {
  const [p = 0, q, r] = numbers
  const radians = (p * Math.PI) / 180
  switch (name) {
    case 'matrix':
      return numbers.length === 6 ? (numbers as unknown as Matrix) : IDENTITY
    case 'translate':
      return [1, 0, 0, 1, p, q ?? 0]
    case 'scale':
      return [p, 0, 0, q ?? p, 0, 0]
    case 'rotate': {
      const cos = Math.cos(radians)
      const sin = Math.sin(radians)
      const turn: Matrix = [cos, sin, -sin, cos, 0, 0]
      if (q === undefined || r === undefined) return turn
      return multiply(multiply([1, 0, 0, 1, q, r], turn), [1, 0, 0, 1, -q, -r])
    }
    case 'skewX':
      return [1, 0, Math.tan(radians), 1, 0, 0]
    case 'skewY':
      return [1, Math.tan(radians), 0, 1, 0, 0]
    default:
      return IDENTITY
  }
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ]
}
