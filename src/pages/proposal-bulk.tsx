import { plural, t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasAppInterface } from '#src/api/account.ts'
import { messageFor } from '#src/api/error-message.ts'
import { changeProposals, restoreProposals, trashProposals, type BulkDone } from '#src/api/proposal-bulk.ts'
import {
  directoryChangeWords,
  partOf,
  proposalsCounted,
  statusChangeWords,
  subjectOf,
  trashWords,
  type ChangeWords,
} from '#src/components/proposals/bulk-words.ts'
import type { DirectoryChoice } from '#src/components/proposals/change-items.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { statusWords } from '#src/components/ui/status-words.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { ProposalItem } from '#wire/proposals.ts'
import { undoLasts } from './trash-undo.ts'

type Items = readonly ProposalItem[]
type Asks = { title: string; text: string; confirm: string; act: () => void }

/** From this many on the trash asks first: what takes minutes is not begun by a slip. */
const many = 50

/** Those of the changed ones that can be taken back, and how; offered for 8 s or as many milliseconds as it `lasts`. */
type Undo = {
  items: (done: Items) => Items
  act: (label: string, items: Items) => Promise<BulkDone>
  lasts?: number
}
type Run = {
  items: Items
  words: ChangeWords
  act: (label: string, items: Items) => Promise<BulkDone>
  undo?: Undo
}

type Tell = {
  /** It begins. */
  onBegin: () => void
  /** A stop or a failure left these as they were. */
  onLeft: (items: Items) => void
  /** Statuses are being set, until the service has answered and what is shown was asked for again. */
  onMoving?: (to: ReadonlyMap<number, ProposalStatus>, done: Promise<unknown>) => void
}

/** Runs a change of many, says how far it came, and offers the way back. */
function useRun({ onBegin, onLeft }: Pick<Tell, 'onBegin' | 'onLeft'>) {
  const takeBack = async (items: Items, act: Undo['act']) => {
    const { done, error, stopped } = await act(t`Undoing`, items)
    if (error !== undefined) await showToast({ tone: 'failed', text: messageFor(error) })
    else if (stopped) await showToast({ text: t`Stopped: ${proposalsCounted(done.length)} put back` })
    else await showToast({ text: t`${subjectOf(items)} put back` })
  }
  return async ({ items, words, act, undo }: Run) => {
    onBegin()
    const { done, gone, stopped, error } = await act(words.doing, items)
    const changed = done.filter(({ id }) => !gone.has(id))
    const back = undo?.items(changed) ?? []
    const offer = {
      ...(undo && back.length > 0 && { undo: () => void takeBack(back, undo.act) }),
      ...(undo?.lasts !== undefined && { lasts: undo.lasts }),
    }
    if (done.length === items.length) return showToast({ text: words.did(subjectOf(changed)), ...offer })
    onLeft(items.filter((item) => !done.includes(item)))
    const soFar = words.did(partOf(changed.length, items.length))
    if (stopped) return showToast({ text: t`Stopped: ${soFar}`, ...offer })
    return showToast({ tone: 'failed', text: done.length === 0 ? messageFor(error) : `${soFar}. ${messageFor(error)}` })
  }
}

/** What can be done with one proposal of a list or with many. `dialog` asks where something could be lost. */
export function useBulk(tell: Tell) {
  const client = useQueryClient()
  const [asks, setAsks] = useState<Asks>()
  const run = useRun(tell)

  const setEach = (label: string, items: Items, statusOf: (item: ProposalItem) => ProposalStatus) => {
    const done = changeProposals(client, label, items, (item) => ({ status: statusOf(item) }))
    tell.onMoving?.(new Map(items.map((item) => [item.id, statusOf(item)])), done)
    return done
  }

  const setStatus = (chosen: Items, to: ProposalStatus) => {
    const items = chosen.filter(({ status }) => status !== to)
    const words = statusChangeWords(to)
    if (items.length === 0) return void showToast({ text: words.already(subjectOf(chosen)) })
    const begin = () =>
      void run({
        items,
        words,
        act: (label, items) => setEach(label, items, () => to),
        undo: {
          // Leaving won clears what was agreed: nothing brings that back.
          items: (done) => done.filter(({ status }) => status !== 'won'),
          act: (label, items) => setEach(label, items, ({ status }) => status),
        },
      })
    const won = items.filter(({ status }) => status === 'won')
    if (won.length === 0) return begin()
    const whom = subjectOf(items)
    const status = t(statusWords[to])
    return setAsks({
      title: plural(won.length, { one: 'Take back that it was won?', other: 'Take back that # were won?' }),
      text: t`The day it was won and what the customer agreed to are cleared. Moving it back to won does not bring them back.`,
      confirm: t`Move ${whom} to ${status}`,
      act: begin,
    })
  }
  const moveTo = (chosen: Items, directory: DirectoryChoice | null) => {
    const items = chosen.filter(({ directory_id }) => directory_id !== (directory?.id ?? null))
    const words = directoryChangeWords(directory?.name)
    if (items.length === 0) return void showToast({ text: words.already(subjectOf(chosen)) })
    return void run({
      items,
      words,
      act: (label, items) => changeProposals(client, label, items, () => ({ directory_id: directory?.id ?? null })),
      undo: {
        items: (done) => done,
        act: (label, items) => changeProposals(client, label, items, ({ directory_id }) => ({ directory_id })),
      },
    })
  }
  const trash = async (items: Items) => {
    const canRestore = await hasAppInterface(client).catch(() => false)
    const undo: Undo = {
      items: (done) => done,
      act: (label, items) => restoreProposals(client, label, items),
      lasts: undoLasts,
    }
    const begin = () =>
      void run({
        items,
        words: trashWords(),
        act: (label, items) => trashProposals(client, label, items),
        ...(canRestore && { undo }),
      })
    if (canRestore && items.length <= many) return begin()
    return setAsks({
      title: t`Move ${subjectOf(items)} to the trash?`,
      text: trashText(items.length, canRestore),
      confirm: t`Move ${subjectOf(items)} to trash`,
      act: begin,
    })
  }
  const dialog = <BulkDialog asks={asks} onClose={() => setAsks(undefined)} />
  return { setStatus, moveTo, trash: (items: Items) => void trash(items), dialog }
}

const trashText = (count: number, canRestore: boolean) =>
  canRestore
    ? plural(count, {
        one: 'It leaves every list. Nothing of it is lost: it can be restored under Settings, Trashcan.',
        other: 'They leave every list. Nothing of them is lost: they can be restored under Settings, Trashcan.',
      })
    : plural(count, {
        one: 'It leaves every list, and only whoever runs the service can bring it back.',
        other: 'They leave every list, and only whoever runs the service can bring them back.',
      })

/** The words stay while the window closes. */
function BulkDialog({ asks, onClose }: { asks: Asks | undefined; onClose: () => void }) {
  const [shown, setShown] = useState(asks)
  if (asks && asks !== shown) setShown(asks)
  return (
    <ConfirmDialog
      opened={asks !== undefined}
      title={shown?.title ?? ''}
      confirm={shown?.confirm ?? ''}
      danger
      onConfirm={() => {
        asks?.act()
        onClose()
      }}
      onClose={onClose}
    >
      {shown?.text}
    </ConfirmDialog>
  )
}
