import { createContext, use } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Imports } from '@/data/worker/importClient'
import type { TraceMemory } from '@/playback/traceMemory'
import type { Libraries } from '@/state/libraries'
import type { LocationStore } from '@/state/location'
import type { createSettings } from '@/state/settings'
import type { Walk } from '@/state/walk'

/** What every screen may need, made once at the start. */
export interface AppServices {
  readonly settings: ReturnType<typeof createSettings>
  readonly location: LocationStore
  readonly libraries: Libraries
  /** Where each solve was left, and its offsets. */
  readonly memory: TraceMemory
  /** What is being kept in this browser. */
  readonly imports: Imports
  /** Where "next hit" goes on to, after the last one of a solve. */
  readonly walk: StoreApi<Walk>
  /** Origin of the Hugging Face Hub, or of what stands in for it. */
  readonly hub: string
}

export const AppContext = createContext<AppServices | null>(null)

export function useApp(): AppServices {
  const app = use(AppContext)
  if (!app) throw new Error('A view was rendered outside the app: wrap it in AppContext.')
  return app
}
