import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds between two looks. */
const LOOK = 100
/** Clock ticks a second of /proc's processor times, on every Linux. */
const TICKS = 100

export interface RendererUse {
  /** Most resident memory seen, in bytes. */
  readonly peak: number
  /** Processor time in seconds, of all its threads. */
  readonly cpu: number
}

/**
 * Watches the largest renderer process (the tab: a browser keeps empty ones in stock) of the browser that `profile`, a
 * part of its command line, tells apart.
 */
export function watchRenderer(profile: string): { stop(): RendererUse } {
  let peak = 0
  const before = new Map<string, number>()
  const cpu = new Map<string, number>()
  const look = () => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const use = rendererUse(pid, profile)
      if (!use) continue
      peak = Math.max(peak, use.resident)
      if (!before.has(pid)) before.set(pid, use.seconds)
      cpu.set(pid, use.seconds - before.get(pid)!)
    }
  }
  look()
  const looking = setInterval(look, LOOK)
  return {
    stop() {
      clearInterval(looking)
      look()
      return { peak, cpu: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0) }
    },
  }
}

function rendererUse(pid: string, profile: string): { resident: number; seconds: number } | null {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    if (!command.includes('--type=renderer') || !command.includes(profile)) return null
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    // After the name in brackets: utime and stime are the 12th and 13th.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return {
      resident: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024,
      seconds: (Number(stat[11]) + Number(stat[12])) / TICKS,
    }
  } catch {
    // Gone since it was listed.
    return null
  }
}
