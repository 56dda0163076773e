import '../views/ui/base.css'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { hubOrigin } from '@/data/hub/hubOrigin'
import { startDataClient } from '@/data/worker/client'
import { startImports } from '@/data/worker/importClient'
import { createTraceMemory } from '@/playback/traceMemory'
import { createLibraries } from '@/state/libraries'
import { createLocation } from '@/state/location'
import { createSettings } from '@/state/settings'
import { createWalk } from '@/state/walk'
import { AppContext } from '@/views/ui/appContext'
import { App } from './App'
import { Guard } from './Guard'
import { fetchAhead } from './onDemand'
import { traceRoom } from './traceRoomOnDemand'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

/** The Hub's origin is a setting: `?hub=` for a mirror or a test. */
const hub = hubOrigin(new URLSearchParams(window.location.search).get('hub'))

// What was waited for is shown at once; a timer would come behind everything else the page has to do.
notifyManager.setScheduler(queueMicrotask)

const services = {
  settings: createSettings(window.localStorage, (message) => console.info(message)),
  location: createLocation(window),
  memory: createTraceMemory(window.localStorage, (message) => console.info(message)),
  libraries: createLibraries(startDataClient(), new URL('library/', document.baseURI).href, hub),
  imports: startImports(),
  walk: createWalk(),
  hub,
}

// A link to a solve wants its screen: fetched beside the list that says where the solve is, not after it.
if (services.location.store.getState().link.v !== undefined) fetchAhead(traceRoom)

createRoot(root).render(
  <Guard>
    <QueryClientProvider client={new QueryClient()}>
      <AppContext value={services}>
        <App />
      </AppContext>
    </QueryClientProvider>
  </Guard>,
)
