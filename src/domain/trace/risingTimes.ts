/**
 * Times that never fall, from times that may: the longest part that already rises stays as it is, each other time
 * takes the last kept one before it (the first kept one when none is). Where two parts are equally long, the
 * earlier times stay. NaN counts as no time.
 */
export function risingTimes(raw: Float64Array): { times: Float64Array; repaired: number[] } {
  const times = raw.slice()
  let rising = true
  let last = Number.NEGATIVE_INFINITY
  for (const time of raw) {
    if (!(time >= last)) {
      rising = false
      break
    }
    last = time
  }
  if (rising) return { times, repaired: [] }

  const kept = keptIndices(raw)
  const repaired: number[] = []
  const first = kept.length > 0 ? (raw[kept[0] ?? 0] ?? 0) : 0
  let current = first
  let next = 0
  for (let index = 0; index < raw.length; index++) {
    if (kept[next] === index) {
      current = raw[index] ?? current
      next++
    } else {
      times[index] = current
      repaired.push(index)
    }
  }
  return { times, repaired }
}

/** Indices of the longest part of `raw` that never falls, the earliest such part. */
function keptIndices(raw: Float64Array): number[] {
  // From the right: tails[k] is the greatest start of a rising run of k + 1 times.
  const tails: number[] = []
  const lengths = new Uint32Array(raw.length)
  for (let index = raw.length - 1; index >= 0; index--) {
    const time = raw[index] ?? Number.NaN
    if (Number.isNaN(time)) continue
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((tails[middle] ?? 0) >= time) low = middle + 1
      else high = middle
    }
    tails[low] = time
    lengths[index] = low + 1
  }
  const kept: number[] = []
  let wanted = tails.length
  let last = Number.NEGATIVE_INFINITY
  for (let index = 0; index < raw.length && wanted > 0; index++) {
    const time = raw[index] ?? Number.NaN
    if (lengths[index] === wanted && time >= last) {
      kept.push(index)
      last = time
      wanted--
    }
  }
  return kept
}
