/** Milliseconds: time enough for a click in the video to have its effect there. */
const AFTER_CLICK = 150

/**
 * A click into the video takes the keyboard with it, and this page's keys stop working. So the focus comes back
 * to `home` after a click; whoever went into the video with the Tab key, or made it fill the screen, stays in it.
 * Returns how to stop.
 */
export function returnFocus(frame: HTMLIFrameElement, home: HTMLElement): () => void {
  let byTab = false
  let timer: number | undefined

  const onKeyDown = (event: KeyboardEvent) => {
    byTab = event.key === 'Tab'
  }
  const onPointer = () => {
    byTab = false
  }
  const comeBack = () => {
    if (document.activeElement === frame && document.fullscreenElement === null) {
      home.focus({ preventScroll: true })
    }
  }
  const later = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(comeBack, AFTER_CLICK)
  }
  const onBlur = () => {
    // The page's own element keeps no focus event for a click inside an iframe: the window loses it.
    if (document.activeElement === frame && !byTab) later()
  }
  const onFullscreen = () => {
    if (document.fullscreenElement === null && !byTab) later()
  }

  document.addEventListener('keydown', onKeyDown, true)
  document.addEventListener('pointerdown', onPointer, true)
  frame.addEventListener('pointerenter', onPointer)
  document.addEventListener('fullscreenchange', onFullscreen)
  window.addEventListener('blur', onBlur)
  return () => {
    window.clearTimeout(timer)
    document.removeEventListener('keydown', onKeyDown, true)
    document.removeEventListener('pointerdown', onPointer, true)
    frame.removeEventListener('pointerenter', onPointer)
    document.removeEventListener('fullscreenchange', onFullscreen)
    window.removeEventListener('blur', onBlur)
  }
}
