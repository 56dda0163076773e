import { useCallback } from 'react'
import type { Library } from '@/data/library/library'
import type { CatalogueEntry } from '@/data/library/manifest'
export function useThumbnails(_library: Library, _theme: 'light' | 'dark') {
  return useCallback(
    async (_entry: CatalogueEntry, _canvas: HTMLCanvasElement, _signal: AbortSignal) => {},
    [],
  )
}
