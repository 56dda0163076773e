import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useStore } from 'zustand'
import type { Library, LibrarySnapshot } from '@/data/library/library'
import {
  type FoundAnswer,
  FULL_ALLOWANCE,
  type SearchAnswer,
  USUAL_REQUEST,
} from '@/data/search/answer'
import type { TechniqueCount } from '@/data/search/indexSource'
import type { Filters } from '@/domain/search/match/filters'
import type { Sort } from '@/domain/search/match/search'
import { readSearchView, type SearchView, writeSearchView } from '@/domain/search/match/searchView'
import { techniqueAlone } from '@/domain/search/query/techniqueAlone'
import { techniques } from '@/domain/search/techniques/lexicon'
import { libOf } from '@/state/libraries'
import { searches } from '@/state/openSearches'
import { SearchScreen } from '@/views/search/SearchScreen'
import { TechniqueAbout, TechniqueIndex } from '@/views/search/Techniques'
import { KeyHelp } from '@/views/trace/KeyHelp'
import { useKeys } from '@/views/trace/useKeys'
import { AppBar } from '@/views/ui/AppBar'
import { useApp } from '@/views/ui/appContext'
import { useTheme } from '@/views/ui/useTheme'
import { FoundGroup } from './FoundGroup'

export interface SearchPageProps {
  library: Library
  snapshot: LibrarySnapshot
  notices: ReactNode
}

const NAMES = new Map(techniques.map((technique) => [technique.id, technique.name]))
const techniqueName = (id: string) => NAMES.get(id) ?? id
/** Traces of a page: the first few come at once, the others right after; and as many more on each "show more". */
const PAGE = 10
const FIRST = USUAL_REQUEST.traces

/** What is searched for; more solves of it, or more of them taken in, are no other search. */
interface Asked {
  readonly query: string
  readonly filters: Filters
  readonly sort: Sort
  /** Key of the one solve that is searched; null for all. */
  readonly only: string | null
}

interface Answered {
  readonly asked: Asked
  readonly answer: SearchAnswer
}

function hasMore(answer: SearchAnswer): boolean {
  return answer.status === 'found' && answer.groups.length < answer.traces
}

/** The search over a library, wired to the address, the index and the traces. */
export function SearchPage({ library, snapshot, notices }: SearchPageProps) {
  const { location, settings } = useApp()
  const theme = useTheme()
  const keysOn = useStore(settings, (state) => state.keys)
  const query = useStore(location.store, (state) => state.link.q ?? '')
  const search = useMemo(() => searches.over(library), [library])
  const state = useSyncExternalStore(search.subscribe, search.getSnapshot)
  const find = useStore(location.store, (state) => state.link.find ?? '')
  const { filters, sort } = useMemo(() => readSearchView(find), [find])
  const [traces, setTraces] = useState(FIRST)
  const [only, setOnly] = useState<string | null>(null)
  const [allowance, setAllowance] = useState(USUAL_REQUEST.allowance)
  const [answered, setAnswered] = useState<Answered | null>(null)
  const asked = useMemo<Asked>(() => ({ query, filters, sort, only }), [query, filters, sort, only])
  const [counts, setCounts] = useState<ReadonlyMap<string, TechniqueCount>>(new Map())
  const [help, setHelp] = useState(false)
  const lib = libOf(library)
  const home = useMemo(() => ({ ...(lib === 'demo' ? {} : { lib }), unknown: [] }), [lib])

  useEffect(() => {
    document.title = query === '' ? 'Search · CTC Replay' : `${query} · CTC Replay`
  }, [query])

  const { indexed } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search is run again when more solves have been taken in
  useEffect(() => {
    if (asked.query.trim() === '') {
      setAnswered(null)
      return
    }
    const abort = new AbortController()
    const { query, filters, sort, only } = asked
    const request = {
      ...USUAL_REQUEST,
      query,
      sort,
      traces,
      allowance,
      filters: only === null ? filters : { ...filters, key: only },
      moments: only === null ? 3 : 200,
    }
    search
      .search(request, abort.signal)
      .then((found) => {
        if (abort.signal.aborted) return
        setAnswered({ asked, answer: found })
        if (traces < PAGE && hasMore(found)) setTraces(PAGE)
      })
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error)
        if (!abort.signal.aborted) setAnswered({ asked, answer: { status: 'failed', message } })
      })
    return () => abort.abort()
  }, [search, asked, traces, allowance, indexed])

  // biome-ignore lint/correctness/useExhaustiveDependencies: counts grow as solves are taken in
  useEffect(() => {
    let gone = false
    search.techniqueCounts().then(
      (found) => {
        if (!gone) setCounts(found)
      },
      (error: unknown) => console.info('Techniques could not be counted:', String(error)),
    )
    return () => {
      gone = true
    }
  }, [search, indexed])

  const setQuery = useCallback(
    (q: string) => {
      setTraces(FIRST)
      setOnly(null)
      setAllowance(USUAL_REQUEST.allowance)
      location.note({
        q: q.trim() === '' ? undefined : q,
        page: q.trim() === '' ? 'search' : undefined,
      })
    },
    [location],
  )
  const setView = (view: SearchView) => {
    setTraces(FIRST)
    location.note({ find: writeSearchView(view) || undefined })
  }
  useKeys(keysOn, (id) => {
    if (id === 'search') document.getElementById('search-field')?.focus()
    else if (id === 'help') setHelp(true)
    else if (id === 'theme') settings.setState({ theme: theme === 'dark' ? 'light' : 'dark' })
  })
  const openTechnique = (id: string) => {
    setQuery(`technique:${id}`)
    window.scrollTo({ top: 0 })
  }
  const stale = answered !== null && answered.asked !== asked
  const about = useMemo(() => techniqueAlone(query), [query])
  const technique = techniques.find(({ id }) => id === about)

  const renderGroups = (found: FoundAnswer) =>
    found.groups.map((group) => (
      <FoundGroup
        key={group.facts.key}
        group={group}
        answer={found}
        whole={only === null && !hasMore(found)}
        library={library}
        snapshot={snapshot}
        query={answered?.asked.query ?? query}
        home={home}
        theme={theme}
        techniqueName={techniqueName}
        onTechnique={openTechnique}
        onAll={() => setOnly(group.facts.key)}
      />
    ))
  return (
    <>
      <AppBar
        homeHref={location.href(home)}
        onHome={() => location.push(home)}
        onHelp={() => setHelp(true)}
        place={<strong>{snapshot.name || 'Library'}</strong>}
      />
      {notices}
      <SearchScreen
        state={state}
        query={query}
        filters={filters}
        sort={sort}
        answer={answered?.answer ?? null}
        stale={stale}
        whole={traces >= PAGE}
        onQuery={setQuery}
        entries={snapshot.entries}
        onFilters={(next) => setView({ filters: next, sort })}
        onSort={(next) => setView({ filters, sort: next })}
        onRest={() => setAllowance(FULL_ALLOWANCE)}
        onMore={() => setTraces(traces + PAGE)}
        renderGroups={renderGroups}
        technique={
          technique ? (
            <TechniqueAbout technique={technique} count={counts.get(technique.id)} />
          ) : query.trim() === '' ? (
            <TechniqueIndex
              techniques={techniques.filter(({ id }) => counts.has(id))}
              counts={counts}
              hrefOf={(id) => location.href({ ...home, q: `technique:${id}` })}
              onOpen={openTechnique}
            />
          ) : null
        }
      />
      {help && (
        <KeyHelp
          keysOn={keysOn}
          onKeysOn={(keys) => settings.setState({ keys })}
          onClose={() => setHelp(false)}
        />
      )}
    </>
  )
}
