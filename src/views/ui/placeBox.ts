/** Pixels between a box and its button, and between a box and the window's edge. */
const GAP = 4
const MARGIN = 8

export interface Placing {
  /** Which edge of the button the box keeps to, and whether it opens upward. */
  readonly align: 'start' | 'end'
  readonly up: boolean
}

/** Puts a fixed box under (or over) its button, wherever in the window there is room for all of it. */
export function placeBox(button: Element, box: HTMLElement, { align, up }: Placing): void {
  const at = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetWidth: width, offsetHeight: height } = box
  const within = (value: number, size: number, room: number) =>
    Math.max(MARGIN, Math.min(value, room - size - MARGIN))
  const left = align === 'start' ? at.left : at.right - width
  const top = up ? at.top - GAP - height : at.bottom + GAP
  box.style.left = `${within(left, width, clientWidth)}px`
  box.style.top = `${within(top, height, clientHeight)}px`
}
