import { createContext, use } from 'react'
import type { Imports } from '@/data/worker/importClient'
import type { TraceMemory } from '@/playback/traceMemory'
import type { Libraries } from '@/state/libraries'
import type { LocationStore } from '@/state/location'
import type { Searches } from '@/state/searches'
import type { createSettings } from '@/state/settings'

/** What every screen may need, made once at the start. */
export interface AppServices {
  readonly settings: ReturnType<typeof createSettings>
  readonly location: LocationStore
  readonly libraries: Libraries
  /** Where each solve was left, and its offsets. */
  readonly memory: TraceMemory
  /** What is being kept in this browser. */
  readonly imports: Imports
  readonly searches: Searches
  /** Origin of the Hugging Face Hub, or of what stands in for it. */
  readonly hub: string
}

export const AppContext = createContext<AppServices | null>(null)

export function useApp(): AppServices {
  const app = use(AppContext)
  if (!app) throw new Error('A view was rendered outside the app: wrap it in AppContext.')
  return app
}
