import { memo, useEffect, useRef } from 'react'
import styles from './Thumbnail.module.css'

export interface ThumbnailProps {
  /** CSS pixels; without it the thumbnail fills its parent. */
  size?: number
  /** Draws the board; may fetch its picture first. Called once the thumbnail is on screen, again when it changes. */
  draw(canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void>
}

/** A small board, drawn when it comes into sight and the page has a moment. */
export const Thumbnail = memo(function Thumbnail({ size, draw }: ThumbnailProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    const abort = new AbortController()
    const start = () => {
      draw(canvas, abort.signal).catch((error: unknown) => {
        // A picture that cannot be had leaves the empty square; the row itself says what is wrong.
        if (!abort.signal.aborted) console.info('A thumbnail could not be drawn:', String(error))
      })
    }
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      start()
    })
    observer.observe(canvas)
    return () => {
      observer.disconnect()
      abort.abort()
    }
  }, [draw])
  return (
    <span
      className={styles.thumbnail}
      style={size === undefined ? undefined : { width: size, height: size }}
      aria-hidden="true"
    >
      <canvas ref={ref} />
    </span>
  )
})
