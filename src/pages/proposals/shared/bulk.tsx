import { plural, t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasAppInterface } from '#src/api/account.ts'
import { fileProposals, restoreProposals, trashProposals } from '#src/api/proposal-bulk.ts'
import { directoryChangeWords, subjectOf, trashWords } from '#src/components/proposals/bulk-words.ts'
import type { DirectoryChoice } from '#src/components/proposals/change-items.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import { undoLasts } from '#src/pages/shared/trash-undo.ts'
import { ChangeDialog, type ChangeQuestion } from './change-dialog.tsx'
import { runChange, type ChangeListener, type Undo } from './run-change.ts'
import { useStatusChange } from './status-change.tsx'

type Items = readonly ListItem[]

/** From this many on the trash asks first: what takes minutes is not begun by a slip. */
const many = 50

/** `onLeft` names those that a stop or a failure left as they were. */
type Listener = { onBegin?: () => void; onLeft?: (items: Items) => void }

/** What can be done with one proposal of a list or with many. `dialog` asks where something could be lost. */
export function useBulk({ onBegin, onLeft }: Listener = {}) {
  const client = useQueryClient()
  const [question, setQuestion] = useState<ChangeQuestion>()
  const listener: ChangeListener<ListItem> = { ...(onBegin && { onBegin }), ...(onLeft && { onLeft }) }
  const status = useStatusChange(listener)

  const moveTo = (chosen: Items, directory: DirectoryChoice | null) => {
    const to = directory?.id ?? null
    const items = chosen.filter(({ directory_id }) => directory_id !== to)
    const words = directoryChangeWords(directory?.name)
    if (items.length === 0) return void showToast({ text: words.already(subjectOf(chosen)) })
    return void runChange(
      {
        items,
        words,
        act: (label, items) => fileProposals(client, label, items, () => to),
        undo: {
          items: (done) => done,
          act: (label, items) => fileProposals(client, label, items, ({ directory_id }) => directory_id),
        },
      },
      listener,
    )
  }
  const trash = async (items: Items) => {
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
    if (canRestore && items.length <= many) return begin()
    return setQuestion({
      title: t`Move ${subjectOf(items)} to the trash?`,
      text: trashText(items.length, canRestore),
      confirm: t`Move ${subjectOf(items)} to trash`,
      act: begin,
    })
  }
  return {
    setStatus: status.setStatus,
    moveTo,
    trash: (items: Items) => void trash(items),
    /** Asks before something that only the caller knows. */
    ask: setQuestion,
    dialog: (
      <>
        {status.dialog}
        <ChangeDialog question={question} onClose={() => setQuestion(undefined)} />
      </>
    ),
  }
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
