import { plural, t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { moveStatuses, usePendingStatuses, type StatusBefore, type StatusMove } from '#src/api/proposal-status.ts'
import { statusChangeWords, subjectOf } from '#src/components/proposals/bulk-words.ts'
import { statusWords } from '#src/components/ui/status-words.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { ChangeDialog, type ChangeQuestion } from './change-dialog.tsx'
import { runChange, type ChangeListener } from './run-change.ts'

/**
 * Changes the status of one proposal or of many, on board, list and record alike. `dialog` asks before a won one is
 * taken back.
 */
export function useStatusChange<Item extends StatusBefore>(listener: ChangeListener<Item> = {}) {
  const client = useQueryClient()
  const pending = usePendingStatuses()
  const [question, setQuestion] = useState<ChangeQuestion>()

  const move = async (label: string, items: readonly Item[], to: StatusMove['to']) => {
    const outcome = await moveStatuses(client, { label, items, to })
    const done = new Set(outcome.done.map(({ id }) => id))
    return { ...outcome, done: items.filter(({ id }) => done.has(id)) }
  }
  const setStatus = (chosen: readonly Item[], to: ProposalStatus) => {
    const items = chosen.filter(({ id, status }) => (pending.get(id) ?? status) !== to)
    const words = statusChangeWords(to)
    if (items.length === 0) return void showToast({ text: words.already(subjectOf(chosen)) })
    const begin = () =>
      void runChange(
        {
          items,
          words,
          act: (label, items) => move(label, items, to),
          undo: {
            // Leaving won clears what was agreed: nothing brings that back.
            items: (done) => done.filter(({ status }) => status !== 'won'),
            act: (label, items) => move(label, items, 'before'),
          },
        },
        listener,
      )
    const won = items.filter(({ status }) => status === 'won')
    if (won.length === 0) return begin()
    const whom = subjectOf(items)
    const name = t(statusWords[to])
    return setQuestion({
      title: plural(won.length, { one: 'Undo the won status?', other: 'Undo # won statuses?' }),
      text: t`The date won and the customer’s signature are deleted. Setting the status to Won again does not restore them.`,
      confirm: t`Move ${whom} to ${name}`,
      act: begin,
    })
  }
  return { setStatus, dialog: <ChangeDialog question={question} onClose={() => setQuestion(undefined)} /> }
}
