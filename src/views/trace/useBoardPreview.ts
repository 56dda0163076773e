import { useCallback } from 'react'
import type { Session } from '@/state/session'
export function useBoardPreview(_session: Session, _theme: 'light' | 'dark') {
  return useCallback((_canvas: HTMLCanvasElement, _group: number) => {}, [])
}
