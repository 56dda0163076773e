import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useApp } from './appContext'

const DARK = '(prefers-color-scheme: dark)'

/** The theme in force: the user's choice, else the system's. Keeps the document's attribute true to it. */
export function useTheme(): 'light' | 'dark' {
  const { settings } = useApp()
  const chosen = useStore(settings, (state) => state.theme)
  const system = useSyncExternalStore(
    (changed) => {
      const query = matchMedia(DARK)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => (matchMedia(DARK).matches ? 'dark' : 'light'),
  )
  const theme = chosen === 'system' ? system : chosen
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return theme
}
