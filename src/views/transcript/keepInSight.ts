/** Where the sentence being said rests: a third of the way down, so that what comes can be read ahead. */
const REST = 1 / 3
/** Frames in which a far jump is corrected. */
const ATTEMPTS = 6

export interface Keeper {
  /**
   * Scrolls a paragraph to its resting place. In passing (while a hand drags the time) that is one jump and no more, a
   * frame after its passage was laid out: both in one frame would make the hand feel it. Otherwise near places are
   * scrolled to smoothly, far ones jumped to and corrected.
   */
  show(paragraph: Element, passing: boolean): void
  destroy(): void
}

/** Brings paragraphs of a scrolling box into sight, the last asked for only. */
export function createKeeper(box: HTMLElement): Keeper {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let frame = 0
  let laidOut: readonly HTMLElement[] = []

  const layOut = (passages: readonly HTMLElement[]): void => {
    for (const passage of laidOut) passage.style.contentVisibility = ''
    for (const passage of passages) passage.style.contentVisibility = 'visible'
    laidOut = passages
  }
  const farOf = (paragraph: Element): { far: number; height: number } => {
    const { top, height } = box.getBoundingClientRect()
    return { far: paragraph.getBoundingClientRect().top - (top + height * REST), height }
  }
  const settle = (paragraph: Element, attempts: number): void => {
    const { far } = farOf(paragraph)
    if (Math.abs(far) >= 1) box.scrollBy({ top: far, behavior: 'instant' })
    // Passages out of sight have estimated heights; those that come into sight get real ones a frame or two later, and
    // the target moves.
    if (attempts > 0) frame = requestAnimationFrame(() => settle(paragraph, attempts - 1))
  }
  return {
    show(paragraph, passing) {
      cancelAnimationFrame(frame)
      if (passing) {
        const passage = paragraph.parentElement!
        const next = passage.nextElementSibling
        layOut(next instanceof HTMLElement ? [passage, next] : [passage])
        frame = requestAnimationFrame(() => settle(paragraph, 0))
        return
      }
      layOut([])
      const { far, height } = farOf(paragraph)
      if (Math.abs(far) < height && !still.matches) box.scrollBy({ top: far, behavior: 'smooth' })
      else settle(paragraph, ATTEMPTS)
    },
    destroy() {
      cancelAnimationFrame(frame)
      layOut([])
    },
  }
}
