import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { accountQueries, roleIn } from '#src/api/account.ts'
import { recentQueries } from '#src/api/recent-records.ts'
import { searchQueries } from '#src/api/search.ts'
import { areaEntries, listEntries, menuEntries, newEntries, partEntries, useSettingEntries } from './act-entries.tsx'
import { pageActs } from '#src/components/ui/page-acts.ts'
import type { PaletteEntry, PaletteGroup } from './entry.ts'
import { PaletteWindow } from './window.tsx'
import { best } from './ranking.ts'
import { recordEntry } from './record-entry.tsx'
import type { NavEntry } from '#src/app/navigation/entry.ts'
import { usePreferences } from '#src/app/navigation/use-preferences.tsx'
import type { SearchHit } from '#wire/search.ts'
import { heardOf, once } from './answers.ts'

export type TypedAhead = { words: string; isEntered: boolean }

type Acts = { onSignOut: () => void; onShortcuts: () => void }
type Props = Acts & { areas: readonly NavEntry[]; ahead: TypedAhead; onClose: () => void }

/** So many are shown before anything is typed, and of what this browser answers by itself. */
const mostRecent = 7
const mostAnswers = 9
/** One letter would only name the first of everything. */
const leastLetters = 2
const pause = 250
const nothing: readonly SearchHit[] = []

/** Leads anywhere and does anything: what this browser knows at once, what the service finds below it. */
export function Palette({ areas, ahead, onClose, ...acts }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(ahead.words)
  const words = typed.trim()
  const local = useLocalAnswers(words, areas, acts)
  const { hits, state } = useFound(words)
  const go = useGo()
  const latest = useLatest(words)
  const client = useQueryClient()

  const choose = (entry: PaletteEntry, beside = false) => {
    // Closed first, so that what is chosen finds the page and its focus as they were.
    flushSync(onClose)
    if ('run' in entry) entry.run()
    else void go(entry.to, beside)
  }
  const openFirst = async () => {
    const [entry] = local?.flatMap(({ entries }) => entries) ?? []
    // That it failed is said by the state of the answers.
    const asks = !entry && words.length >= leastLetters
    const hits = asks ? await client.query(searchQueries.hits(words)).catch(() => nothing) : nothing
    const first = entry ?? hits?.map(recordEntry)[0]
    if (first && latest.current === words) choose(first)
  }
  const onWait = useAwaited(ahead.isEntered, words, local !== undefined, openFirst)

  const known = new Set((local ?? []).flatMap(({ entries }) => entries.map(({ key }) => key)))
  const records = hits.map(recordEntry).filter(({ key }) => !known.has(key))
  const below: PaletteGroup[] =
    words === '' || state === 'searching'
      ? []
      : [
          { label: t`Account`, entries: records },
          { label: t`Lists`, entries: listEntries(words) },
        ]
  const said = {
    searching: t`Searching the account`,
    failed: t`The account cannot be searched right now. Results come from this browser only.`,
    done: known.size + records.length === 0 ? t`No results for “${words}”` : undefined,
  }
  return (
    <PaletteWindow
      typed={typed}
      onType={setTyped}
      groups={[...(local ?? []), ...below]}
      state={words === '' ? undefined : said[state]}
      onChoose={choose}
      onWait={onWait}
      onClose={onClose}
    />
  )
}

/** What is typed now, for who comes back later; undefined once the window is closed. */
function useLatest(words: string) {
  const latest = useRef<string>(undefined)
  useLayoutEffect(() => {
    latest.current = words
    return () => {
      latest.current = undefined
    }
  }, [words])
  return latest
}

/**
 * Enter was pressed before there was an answer: a name or number is typed at once and its record meant, so what comes
 * first is opened when it is here, unless the words have changed.
 */
function useAwaited(isEntered: boolean, words: string, isReady: boolean, openFirst: () => Promise<void>) {
  const awaited = useRef(isEntered ? words : undefined)
  useEffect(() => {
    if (!isReady || awaited.current === undefined) return
    const isMeant = awaited.current === words
    awaited.current = undefined
    // What is chosen closes the window at once, which an effect cannot.
    if (isMeant) queueMicrotask(() => void openFirst())
  })
  return () => {
    if (isReady) void openFirst()
    else awaited.current = words
  }
}

/** What needs no request, in the order it is looked for; made anew by typing alone, so that nothing moves meanwhile. */
function useLocalAnswers(words: string, areas: readonly NavEntry[], acts: Acts): PaletteGroup[] | undefined {
  const { t } = useLingui()
  const client = useQueryClient()
  const { data, isError } = useQuery(recentQueries.list())
  const recent = data ?? (isError ? nothing : undefined)
  const { data: hello } = useQuery({ ...accountQueries.hello(), enabled: false })
  const role = hello ? roleIn(hello) : 'reader'
  const settings = useSettingEntries(hello?.interfaces.includes('app') ?? false, role)
  const preferences = menuEntries(usePreferences(acts.onSignOut, acts.onShortcuts))
  // A window over the page keeps it from being worked on.
  const [here] = useState(() => (document.querySelector('[aria-modal="true"]') ? [] : pageActs()))

  return useMemo(() => {
    if (!recent) return undefined
    if (words === '')
      return [
        { label: t`Recent`, entries: recentEntries(recent) },
        { label: t`On this page`, entries: menuEntries(here) },
        { label: t`Go to`, entries: areaEntries(areas) },
        { label: t`Create`, entries: newEntries(role) },
      ]
    const records = once([...recent, ...heardOf(client)]).map(recordEntry)
    const all: PaletteEntry[] = [
      ...records.slice(0, recent.length),
      ...menuEntries(here, t`This page`),
      ...records.slice(recent.length),
      ...areaEntries(areas),
      ...partEntries(areas),
      ...newEntries(role),
      ...settings,
      ...preferences,
    ]
    return [{ entries: best(all, words, mostAnswers) }]
    // oxlint-disable-next-line react/exhaustive-deps -- an answer of the service must not move what is shown
  }, [words, recent])
}

/** Where the person is already needs no way there. */
const recentEntries = (recent: readonly SearchHit[]) =>
  recent
    .map(recordEntry)
    .filter((entry) => !('to' in entry && isHere(entry.to)))
    .slice(0, mostRecent)

const isHere = (to: string) => `${import.meta.env.BASE_URL}${to.slice(1)}` === location.pathname

/** What the service finds, once the person pauses. */
function useFound(words: string) {
  const [settled] = useDebouncedValue(words, pause)
  const enabled = settled.length >= leastLetters
  const { data, isError, isFetching } = useQuery({ ...searchQueries.hits(settled), enabled })
  const isWaiting = words !== settled || (enabled && isFetching && data === undefined)
  if (words.length >= leastLetters && isWaiting) return { hits: nothing, state: 'searching' as const }
  if (enabled && isError) return { hits: nothing, state: 'failed' as const }
  return { hits: (words === settled && data) || nothing, state: 'done' as const }
}

function useGo() {
  const navigate = useNavigate()
  return async (to: string, beside: boolean) => {
    if (beside) return void window.open(new URL(`${import.meta.env.BASE_URL}${to.slice(1)}`, location.origin))
    const { pathname } = location
    const before = document.activeElement
    await navigate(to)
    // What had the focus may still be there on another record of the same kind: who listens hears where they are.
    if (location.pathname !== pathname && document.activeElement === before)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
}
