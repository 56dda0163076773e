let region: HTMLElement | null = null

/**
 * Says something to assistive technology, politely. Used on steps, pauses and answers to a user's action, never
 * per tick: a board that speaks all the time is one that is switched off.
 */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div')
    region.className = 'visually-hidden'
    region.setAttribute('role', 'status')
    region.setAttribute('aria-live', 'polite')
    document.body.append(region)
  }
  // The same words twice are read twice only when the text changes in between.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
}
