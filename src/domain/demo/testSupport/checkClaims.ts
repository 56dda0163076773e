import type { Fact } from '../perform/fact'
import type { Claim, Stage } from '../perform/stage'
import type { Constraint } from '../puzzle/constraint'
import type { Deduction } from '../solve/deduction'
import { type OwnPuzzle, obeys, ownPuzzle } from './ownRules'
import { fillings, type Options } from './ownSolver'

/** What is known at a claim: the values on the board, and symbols excluded by the deductions said before. */
interface Known {
  readonly own: OwnPuzzle
  readonly stage: Stage
  readonly values: readonly number[]
  isGone(cell: number, symbol: number): boolean
}

/**
 * Goes through everything a performance claimed, in order, with the board as the actions had made it by then, and
 * gives a line for each claim that does not hold.
 */
export function checkClaims(stage: Stage): string[] {
  const { puzzle, desk, claims } = stage
  const own = ownPuzzle(puzzle)
  const values = [...puzzle.givens]
  const gone = new Set<number>()
  const goneMisled = new Set<number>()
  const key = (cell: number, symbol: number) => cell * 32 + symbol
  const wrong: string[] = []
  let done = 0
  let pending: (() => void) | null = null
  const settle = () => {
    pending?.()
    pending = null
  }
  for (const [index, claim] of claims.entries()) {
    for (; done < claim.actions; done++) {
      const action = desk.actions[done]!
      const [cell = -1] = action.cells
      if (action.type === 'vl') values[cell] = puzzle.symbols.indexOf(action.value)
      else if (action.type === 'cl' && action.value === '0') values[cell] = -1
    }
    if (!claim.misled) goneMisled.clear()
    // How a clue's neighbours explain a step is said of the board as it was before the step.
    if (claim.fact.kind !== 'neighbour') settle()
    const known: Known = {
      own,
      stage,
      values,
      isGone: (cell, symbol) =>
        gone.has(key(cell, symbol)) || (claim.misled && goneMisled.has(key(cell, symbol))),
    }
    const fault = checkFact(known, claim.fact)
    if (fault) wrong.push(faultText(index, claim, fault))
    if (claim.fact.kind === 'neighbour') {
      const { cell, gone: mask } = claim.fact
      for (let symbol = 0; symbol < puzzle.size; symbol++)
        if (mask & (1 << symbol)) (claim.misled ? goneMisled : gone).add(key(cell, symbol))
    }
    if (claim.fact.kind !== 'deduction') continue
    const { removals } = claim.fact.deduction
    const into = claim.misled ? goneMisled : gone
    pending = () => {
      for (const { cell, mask } of removals)
        for (let symbol = 0; symbol < puzzle.size; symbol++)
          if (mask & (1 << symbol)) into.add(key(cell, symbol))
    }
  }
  return wrong
}

function faultText(index: number, claim: Claim, fault: string): string {
  const what = claim.fact.kind === 'deduction' ? claim.fact.deduction.technique : claim.fact.kind
  return `claim ${index} at ${claim.time.toFixed(1)} s (${what}): ${fault}`
}

function options(known: Known, cell: number): Set<number> {
  const value = known.values[cell]!
  if (value >= 0) return new Set([value])
  const open = new Set<number>()
  for (let symbol = 0; symbol < known.own.size; symbol++) {
    const seen = [...known.own.different[cell]!].some((other) => known.values[other] === symbol)
    if (!seen && !known.isGone(cell, symbol)) open.add(symbol)
  }
  return open
}

/** Why a fact does not hold; null when it does. */
function checkFact(known: Known, fact: Fact): string | null {
  const { values, own, stage } = known
  switch (fact.kind) {
    case 'deduction':
      return checkDeduction(known, fact.deduction)
    case 'seen':
      if (values[fact.by] !== fact.symbol) return `no such value in cell ${fact.by}`
      return own.sight[fact.cell]!.has(fact.by) ? null : `${fact.by} does not see ${fact.cell}`
    case 'neighbour':
      return checkNeighbour(known, fact)
    case 'no-digit': {
      const single = fact.cells.find((cell) => {
        const open = values[cell]! < 0 ? [...options(known, cell)] : []
        const alone = (symbol: number) =>
          own.houses.some(
            (house) =>
              house.includes(cell) &&
              house.every((c) => c === cell || !options(known, c).has(symbol)),
          )
        return open.some((s) => fact.symbols & (1 << s) && (open.length === 1 || alone(s)))
      })
      return single === undefined ? null : `a digit goes into cell ${single} at once`
    }
    case 'options': {
      const left = [...options(known, fact.cell)].filter((s) => !(fact.mask & (1 << s)))
      return left.length === 0 ? null : `cell ${fact.cell} may also be ${left}`
    }
    case 'places': {
      const others = fact.house.filter(
        (cell) => !fact.cells.includes(cell) && options(known, cell).has(fact.symbol),
      )
      return others.length === 0 ? null : `${fact.symbol} may also be in cells ${others}`
    }
    case 'missing': {
      const there = new Set(fact.house.map((cell) => values[cell]!))
      const wrong = [...stage.puzzle.symbols.keys()].filter(
        (s) => there.has(s) === ((fact.mask & (1 << s)) !== 0),
      )
      return wrong.length === 0 ? null : `wrong about ${wrong}`
    }
    case 'count': {
      const count = values.filter((value) => value === fact.symbol).length
      return count === fact.count ? null : `there are ${count}`
    }
    case 'left': {
      const count = values.filter((value) => value < 0).length
      return count === fact.count ? null : `there are ${count}`
    }
    case 'sum-range':
      return checkRange(known, fact)
    case 'set-sum':
      return checkSetSum(known, fact.cells, fact.total, fact.houses, fact.constraints)
    case 'combinations': {
      const alone = { ...own, constraints: [fact.constraint] }
      const all = fillings(alone, optionsOf(known, fact.constraint.cells), 20_000)
      const sets = new Set(
        all.map((filling) => [...filling.values()].reduce((mask, s) => mask | (1 << s), 0)),
      )
      const missed = [...sets].filter((set) => !fact.sets.includes(set))
      return missed.length === 0 ? null : `${missed.length} more sets`
    }
    case 'no-partner': {
      const { size } = own
      const row = fact.house.kind === 'row'
      const line = (i: number) =>
        Array.from({ length: size }, (_, j) => (row ? i * size + j : j * size + i))
      const at = (i: number) =>
        line(i).flatMap((cell, j) =>
          values[cell]! < 0 && options(known, cell).has(fact.symbol) ? [j] : [],
        )
      const mine = at(fact.house.index).join()
      for (let i = 0; i < size; i++)
        if (i !== fact.house.index && at(i).join() === mine) return `line ${i} matches`
      return null
    }
  }
}

function optionsOf(known: Known, cells: Iterable<number>): Options {
  return new Map([...cells].map((cell) => [cell, options(known, cell)]))
}

function checkDeduction(known: Known, step: Deduction): string | null {
  const unlit = step.constraints.filter((clue) => !isLit(known, clue))
  if (unlit.length > 0) return 'it uses a clue that is under fog'
  const conclusions = step.place
    ? [...options(known, step.place.cell)]
        .filter((symbol) => symbol !== step.place!.symbol)
        .map((symbol) => ({ cell: step.place!.cell, symbol }))
    : step.removals.flatMap(({ cell, mask }) =>
        [...known.stage.puzzle.symbols.keys()]
          .filter((symbol) => mask & (1 << symbol))
          .map((symbol) => ({ cell, symbol })),
      )
  if (step.place && !options(known, step.place.cell).has(step.place.symbol))
    return 'the digit is not possible there'
  if (step.technique === 'law-of-leftovers') return checkLeftovers(known, step)
  const virtual: Constraint[] = []
  if (step.technique === 'set-sum') {
    const fault = checkSetSum(known, step.cells, step.total!, step.houses, step.constraints)
    if (fault) return fault
    virtual.push({ kind: 'little-killer', cells: step.cells, sum: step.total! })
  }
  const rules: OwnPuzzle = {
    ...known.own,
    houses: step.technique === 'set-sum' ? [] : step.houses.map((house) => house.cells),
    constraints: virtual.length > 0 ? virtual : step.constraints,
  }
  const scope = new Set([
    ...rules.houses.flat(),
    ...rules.constraints.flatMap((constraint) => constraint.cells),
    ...step.cells,
    ...conclusions.map(({ cell }) => cell),
  ])
  for (const { cell, symbol } of conclusions) {
    const open = optionsOf(known, scope)
    if (!open.get(cell)!.has(symbol)) continue
    open.set(cell, new Set([symbol]))
    if (fillings(rules, open, 1).length > 0) return `cell ${cell} could still be ${symbol}`
  }
  return null
}

/** Two cells that a clue makes neighbours: the other one's options are as said, and none of them goes with the symbols. */
function checkNeighbour(known: Known, fact: Extract<Fact, { kind: 'neighbour' }>): string | null {
  const { constraint, cell, other, otherMask, gone } = fact
  const there = [...options(known, other)]
  const more = there.filter((symbol) => !(otherMask & (1 << symbol)))
  if (more.length > 0) return `cell ${other} may also be ${more}`
  const alone = (otherMask & (otherMask - 1)) === 0
  if (alone && known.values[other]! < 0) return `the digit of cell ${other} is not there yet`
  const pair: Constraint =
    constraint.kind === 'kropki' || constraint.kind === 'xv'
      ? constraint
      : { ...constraint, cells: [cell, other] }
  const at = (mine: number, theirs: number) => (c: number) =>
    (c === cell ? mine : theirs) + known.stage.puzzle.base
  const apart = known.own.different[cell]!.has(other)
  const goes = (mine: number, theirs: number) =>
    !(apart && mine === theirs) && obeys(pair, at(mine, theirs))
  for (const symbol of known.stage.puzzle.symbols.keys())
    if (gone & (1 << symbol) && there.some((theirs) => goes(symbol, theirs)))
      return `${symbol} in cell ${cell} goes with cell ${other}`
  return null
}

/** Under fog, a clue may be used when the light has reached all of it. */
export function isLit(
  { stage, values }: Pick<Known, 'stage' | 'values'>,
  clue: Constraint,
): boolean {
  const { fogLights, solution, givens, size } = stage.puzzle
  if (!fogLights) return true
  return clue.cells.every(
    (cell) =>
      fogLights.includes(cell) ||
      values.some(
        (value, at) =>
          givens[at]! < 0 &&
          value === solution[at] &&
          Math.abs(Math.floor(at / size) - Math.floor(cell / size)) <= 1 &&
          Math.abs((at % size) - (cell % size)) <= 1,
      ),
  )
}

/** The sum of what lies in houses beyond cages, or in cages beyond houses, from the cages' own sums. */
function checkSetSum(
  { own }: Known,
  cells: readonly number[],
  total: number,
  houses: readonly { readonly cells: readonly number[] }[],
  cages: readonly Constraint[],
): string | null {
  const area = houses.flatMap((house) => house.cells)
  const covered = cages.flatMap((cage) => cage.cells)
  if (new Set(area).size !== area.length || new Set(covered).size !== covered.length)
    return 'houses or cages overlap'
  const inCages = cages.reduce(
    (sum, cage) => sum + (cage.kind === 'cage' ? cage.sum! : Number.NaN),
    0,
  )
  const each = Array.from({ length: own.size }, (_, i) => i + own.base).reduce((a, b) => a + b, 0)
  const goal = each * houses.length
  const inside = area.filter((cell) => !covered.includes(cell))
  const outside = covered.filter((cell) => !area.includes(cell))
  const same = (list: readonly number[]) =>
    list.length === cells.length && list.every((cell) => cells.includes(cell))
  if (outside.length === 0) {
    if (!same(inside)) return 'these are not the cells left over'
    return goal - inCages === total ? null : `it is ${goal - inCages}`
  }
  if (inside.length > 0 || !same(outside)) return 'these are not the cells that stick out'
  return inCages - goal === total ? null : `it is ${inCages - goal}`
}

function checkLeftovers(known: Known, step: Deduction): string | null {
  const half = step.houses.length / 2
  const band = new Set(step.houses.slice(0, half).flatMap((house) => house.cells))
  const regions = new Set(step.houses.slice(half).flatMap((house) => house.cells))
  const out = [...regions].filter((cell) => !band.has(cell))
  const inn = [...band].filter((cell) => !regions.has(cell))
  const [roleOut = [], roleIn = []] = step.roles
  if (out.sort().join() !== [...roleOut].sort().join()) return 'not the cells that stick out'
  if (inn.sort().join() !== [...roleIn].sort().join()) return 'not the cells left over'
  for (const { cell, mask } of step.removals) {
    const other = out.includes(cell) ? inn : out
    for (const there of other)
      for (const symbol of options(known, there))
        if (mask & (1 << symbol)) return `${symbol} is possible on the other side`
  }
  return null
}

/** Least and greatest sum by going through the fillings, cells that see each other differing. */
function checkRange(known: Known, fact: Extract<Fact, { kind: 'sum-range' }>): string | null {
  const { own } = known
  const lists = fact.cells.map((cell) => [...options(known, cell)])
  const chosen: number[] = []
  let outside: number | null = null
  const visit = (i: number, sum: number): void => {
    if (outside !== null) return
    if (i === lists.length) {
      if (sum < fact.min || sum > fact.max) outside = sum
      return
    }
    const rest = lists.slice(i)
    const least = rest.reduce((total, list) => total + Math.min(...list) + own.base, sum)
    const most = rest.reduce((total, list) => total + Math.max(...list) + own.base, sum)
    if (least >= fact.min && most <= fact.max) return
    for (const symbol of lists[i]!) {
      const clash = fact.cells
        .slice(0, i)
        .some((cell, j) => chosen[j] === symbol && own.different[cell]!.has(fact.cells[i]!))
      if (clash) continue
      chosen[i] = symbol
      visit(i + 1, sum + symbol + own.base)
    }
  }
  visit(0, 0)
  return outside === null ? null : `they could make ${outside}`
}
