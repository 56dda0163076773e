export interface StallWatch {
  /** Aborted by the caller's signal, or when nothing has come for too long. */
  readonly signal: AbortSignal
  /** Something came. */
  alive(): void
  stop(): void
}

/** Watches a connection that may stand still without ever breaking; `seconds` undefined for one that may. */
export function watchForStall(seconds: number | undefined, signal?: AbortSignal): StallWatch {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const alive = () => {
    clearTimeout(timer)
    if (seconds === undefined) return
    timer = setTimeout(() => {
      controller.abort(new DOMException(`nothing came for ${seconds} seconds`, 'TimeoutError'))
    }, seconds * 1000)
  }
  alive()
  return {
    signal: signal ? AbortSignal.any([signal, controller.signal]) : controller.signal,
    alive,
    stop: () => clearTimeout(timer),
  }
}
