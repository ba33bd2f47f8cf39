import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { ListAddress } from '#src/components/proposals/list-address.ts'
import { partOf, windowOf } from '#src/components/ui/part.tsx'
import { newPart } from '#src/parts.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import { useBulk } from '#src/pages/proposals/shared/bulk.tsx'
import type { useListSurroundings, useProposals } from './queries.ts'
import { useRowMenu } from '#src/pages/proposals/shared/row-menu.tsx'
import { useRowActs } from './row-acts.ts'
import { useProposalSelection } from './selection.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

const SelectionBar = partOf(newPart(() => import('./bulk-bar.tsx').then(({ SelectionBar }) => SelectionBar)))
const openActs = newPart(() => import('#src/pages/proposals/shared/bulk-acts.ts'))
const withActs = (use: (acts: Awaited<ReturnType<typeof openActs>>) => void) =>
  void openActs().then(use).catch(sayFailed)
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
  const one = useRowActs({ address, selection, withActs })
  const { menuOf, window } = useRowMenu({
    bulk: one,
    directories: surroundings.directories,
    canCopy: surroundings.hasApp,
  })
  const peek = usePeek()

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
          <SelectionBar {...{ address, selection, bulk, surroundings, total, isMore, shown }} />
        )}
        {bulk.dialog}
        {one.dialog}
        {window}
      </>
    ),
    peeked: peek.id,
    // Once it was opened it stays, so that it can be seen to close.
    peek: peek.wasOpened && (
      <ProposalPeek id={peek.id} items={shown} rows={rows} onShow={peek.show} onClose={peek.close} />
    ),
  }
}

/** Which row is shown beside the list; what opens it closes it too. */
function usePeek() {
  const [id, setId] = useState<number>()
  const [wasOpened, setWasOpened] = useState(false)
  const open = useCallback((id: number) => {
    setId((shown) => (shown === id ? undefined : id))
    setWasOpened(true)
  }, [])
  const close = useCallback(() => setId(undefined), [])
  return { id, wasOpened, open, close, show: setId }
}
