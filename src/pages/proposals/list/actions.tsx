import { t } from '@lingui/core/macro'
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { sumOf } from '#src/components/proposals/bulk-words.ts'
import type { ListAddress } from '#src/components/proposals/list-address.ts'
import { partOf, windowOf } from '#src/components/ui/part.tsx'
import { newPart } from '#src/parts.ts'
import type { Change } from '#wire/bulk-changes.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import { useBulk } from '#src/pages/proposals/shared/bulk.tsx'
import type { useListSurroundings, useProposals } from './queries.ts'
import { useRowMenu } from '#src/pages/proposals/shared/row-menu.tsx'
import { useProposalSelection } from './selection.ts'
import { maxEntries } from '#wire/limits.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

const SelectionBar = partOf(newPart(() => import('./bulk-bar.tsx').then(({ SelectionBar }) => SelectionBar)))
const openActs = newPart(() => import('#src/pages/proposals/shared/bulk-acts.ts'))
const withActs = (use: (acts: Awaited<ReturnType<typeof openActs>>) => void) =>
  void openActs().then(use).catch(sayFailed)
const openReading = newPart(() => import('#src/api/every-proposal.ts'))
const openMatches = newPart(() => import('#src/pages/shared/bulk-matches.ts'))
const ProposalPeek = windowOf(newPart(() => import('./peek.tsx').then(({ ProposalPeek }) => ProposalPeek)))

type ListActionsOptions = {
  address: ListAddress
  list: ReturnType<typeof useProposals>
  surroundings: ReturnType<typeof useListSurroundings>
  rows: RefObject<HTMLElement | null>
}
const none: readonly ListItem[] = []

/** What can be done with the rows of the list: selecting, changing one or many, peeking. */
export function useListActions({ address, list, surroundings, rows }: ListActionsOptions) {
  const shown = list.data?.items ?? none
  const selection = useProposalSelection(address, shown)
  const bulk = useBulk({ withActs, onBegin: selection.clear, onLeft: selection.set })
  const { menuOf, window } = useRowMenu({ bulk, directories: surroundings.directories, canCopy: surroundings.hasApp })
  const peek = usePeek(rows)

  // The rows stay drawn while what is done with them is made anew with every drawing of the page.
  const latest = useRef(menuOf)
  useLayoutEffect(() => {
    latest.current = menuOf
  })
  const { tick } = selection
  const { open } = peek
  const acts = useMemo(
    () => ({ onTick: tick, onPeek: open, menuOf: (item: ListItem) => latest.current(item) }),
    [tick, open],
  )
  const keys = useMemo(
    () => ({
      select: (row: string) => {
        const item = shown.find(({ id }) => String(id) === row)
        if (item) tick(item, false)
      },
      peek: (row: string) => open(Number(row)),
    }),
    [shown, tick, open],
  )
  const { total, isMore = false } = list.data ?? { total: undefined }
  return {
    selection,
    acts,
    keys,
    windows: (
      <>
        {(selection.all || selection.items.size > 0) && (
          <Selected {...{ address, selection, bulk, surroundings, total, isMore }} shown={shown.length} />
        )}
        {bulk.dialog}
        {window}
        {/* Once it was opened it stays, so that it can be seen to close. */}
        {peek.wasOpened && (
          <ProposalPeek id={peek.id} opened={peek.id !== undefined} onClose={peek.close} onStep={peek.step} />
        )}
      </>
    ),
  }
}

type SelectedProps = Pick<ListActionsOptions, 'address' | 'surroundings'> & {
  selection: ReturnType<typeof useProposalSelection>
  bulk: ReturnType<typeof useBulk>
  total: number | undefined
  /** There are more than `total`. */
  isMore: boolean
  shown: number
}

function Selected({ address, surroundings, selection, bulk, total, isMore, shown }: SelectedProps) {
  const { items, all, except, clear, set } = selection
  const count = all ? (total ?? items.size) - except.size : items.size
  const { directories, hasApp } = surroundings
  /**
   * Several are the service's to change, and all that match are its to find, where it can; else they are read, and each is
   * changed by a request of its own, as a single one is.
   */
  const chosen = async (change: Change, act: (items: readonly ListItem[]) => void) => {
    if (hasApp && (all || (items.size > 1 && items.size <= maxEntries))) {
      const { changeProposals } = await openMatches()
      const which = all ? { except } : { only: items.keys() }
      const asking = { onQuestion: bulk.ask, isTicked: !all, onBegin: clear }
      return changeProposals({ filter: address, ...which }, change, asking)
    }
    if (!all) return act([...items.values()])
    const { everyProposal } = await openReading()
    const { stopped, error, items: every } = await everyProposal(t`Collecting matches`, address)
    if (error !== undefined) return sayFailed(error)
    return stopped ? undefined : act(every.filter(({ id }) => !except.has(id)))
  }
  const isOfStatus = !address.query && !address.validity && !address.need
  const sums = !isOfStatus ? undefined : surroundings.counted?.[address.status].sums
  const sumOfAll = sums?.length === 1 ? Number(sums[0]?.total) : undefined
  return (
    <SelectionBar
      count={count}
      isMore={isMore}
      sum={all ? (except.size === 0 ? sumOfAll : undefined) : sumOf(items.values())}
      currency={surroundings.currency}
      matching={!all && total !== undefined && total > shown && total > items.size ? total : undefined}
      directories={directories}
      onStatus={(to) => void chosen({ kind: 'status', status: to }, (items) => bulk.setStatus(items, to))}
      onDirectory={(to) =>
        void chosen({ kind: 'directory', directory_id: to?.id ?? null }, (items) => bulk.moveTo(items, to))
      }
      onTrash={() => void chosen({ kind: 'trash' }, bulk.trash)}
      onSelectMatching={() => set(items.values(), true)}
      onClear={clear}
    />
  )
}

/** Which row the window over the list shows; it steps along the rows of the page. */
function usePeek(rows: RefObject<HTMLElement | null>) {
  const [id, setId] = useState<number>()
  const [wasOpened, setWasOpened] = useState(false)
  const open = useCallback((id: number) => {
    setId(id)
    setWasOpened(true)
  }, [])
  const close = useCallback(() => setId(undefined), [])
  const step = useCallback(
    (step: 1 | -1) =>
      setId((now) => {
        const links = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
        const next = links[links.findIndex((link) => link.dataset['row'] === String(now)) + step]
        return next ? Number(next.dataset['row']) : now
      }),
    [rows],
  )
  return { id, wasOpened, open, close, step }
}
