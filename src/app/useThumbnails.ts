import { useCallback } from 'react'
import type { Library } from '@/data/library/library'
import type { CatalogueEntry } from '@/data/library/manifest'
import { drawingTurn } from './drawingTurn'

/** Draws the boards of a library's list: the picture is fetched and the drawing loaded when the first comes into sight. */
export function useThumbnails(library: Library, theme: 'light' | 'dark') {
  return useCallback(
    async (entry: CatalogueEntry, canvas: HTMLCanvasElement, signal: AbortSignal) => {
      const [{ paintThumbnail }, picture] = await Promise.all([
        import('./paintThumbnail'),
        library.picture(entry.key, signal),
      ])
      await drawingTurn()
      if (!signal.aborted) paintThumbnail(entry, picture, canvas, theme)
    },
    [library, theme],
  )
}
