import { plural, t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { hasAppInterface } from '#src/api/account.ts'
import { fileProposals, restoreProposals, trashProposals } from '#src/api/proposal-bulk.ts'
import { subjectOf } from '#src/components/proposals/bulk-words.ts'
import { asksFrom, directoryChangeWords, trashWords } from '#src/components/proposals/change-kind-words.ts'
import type { DirectoryChoice } from '#src/components/proposals/change-items.tsx'
import type { ListItem } from '#wire/proposal-list.ts'
import { undoLasts } from '#src/pages/shared/trash-undo.ts'
import type { ChangeQuestion } from '#src/pages/shared/change-dialog.tsx'
import { runChange, runWanted, type ChangeListener, type Undo } from './run-change.ts'

export { changeStatus } from './change-status.ts'

type Items = readonly ListItem[]
export type BulkContext = {
  client: QueryClient
  listener: ChangeListener<ListItem>
  /** Where something could be lost. */
  ask: (question: ChangeQuestion) => void
}

export function moveTo({ client, listener }: BulkContext, chosen: Items, directory: DirectoryChoice | null) {
  const to = directory?.id ?? null
  return runWanted(
    {
      items: chosen.filter(({ directory_id }) => directory_id !== to),
      words: directoryChangeWords(directory?.name),
      act: (label, items) => fileProposals(client, label, items, () => to),
      undo: {
        items: (done) => done,
        act: (label, items) => fileProposals(client, label, items, ({ directory_id }) => directory_id),
      },
    },
    chosen,
    listener,
  )
}

export async function trash({ client, listener, ask }: BulkContext, items: Items) {
  const canRestore = await hasAppInterface(client).catch(() => false)
  const undo: Undo<ListItem> = {
    items: (done) => done,
    act: (label, items) => restoreProposals(client, label, items),
    lasts: undoLasts,
  }
  const begin = () =>
    void runChange(
      {
        items,
        words: trashWords(),
        act: (label, items) => trashProposals(client, label, items),
        undo: canRestore ? undo : undefined,
      },
      listener,
    )
  if (canRestore && items.length <= asksFrom) return begin()
  return ask({
    title: t`Move ${subjectOf(items)} to the trash?`,
    text: trashText(items.length, canRestore),
    confirm: t`Move ${subjectOf(items)} to trash`,
    act: begin,
  })
}

const trashText = (count: number, canRestore: boolean) =>
  canRestore
    ? plural(count, {
        one: 'It is removed from all lists. You can restore it under Settings, Trash.',
        other: 'They are removed from all lists. You can restore them under Settings, Trash.',
      })
    : plural(count, {
        one: 'It is removed from all lists. Only an administrator of the server can restore it.',
        other: 'They are removed from all lists. Only an administrator of the server can restore them.',
      })
