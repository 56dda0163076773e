import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds between two looks. */
const LOOK = 100

/**
 * Watches the resident memory of the largest renderer process (the tab: a browser keeps empty ones in stock) of the
 * browser that `profile`, a part of its command line, tells apart; `stop` gives the most seen, in bytes.
 */
export function watchRendererMemory(profile: string): { stop(): number } {
  let peak = 0
  const looking = setInterval(() => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      peak = Math.max(peak, residentOf(pid, profile))
    }
  }, LOOK)
  return {
    stop() {
      clearInterval(looking)
      return peak
    },
  }
}

function residentOf(pid: string, profile: string): number {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    if (!command.includes('--type=renderer') || !command.includes(profile)) return 0
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
  } catch {
    // Gone since it was listed.
    return 0
  }
}
