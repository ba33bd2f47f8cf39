import { plural, t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { moveStatuses, pendingStatuses, type StatusBefore, type StatusMove } from '#src/api/proposal-status.ts'
import { subjectOf } from '#src/components/proposals/bulk-words.ts'
import { statusChangeWords } from '#src/components/proposals/change-kind-words.ts'
import { statusWords } from '#src/components/ui/status-words.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { ChangeQuestion } from '#src/pages/shared/change-dialog.tsx'
import { askLossReason } from './loss-question.ts'
import { runChange, type ChangeListener } from './run-change.ts'

type StatusContext<Item> = {
  client: QueryClient
  listener: ChangeListener<Item>
  /** Before a won one is taken back. */
  ask: (question: ChangeQuestion) => void
}

async function move<Item extends StatusBefore>(
  client: QueryClient,
  items: readonly Item[],
  how: Omit<StatusMove, 'items'>,
) {
  const outcome = await moveStatuses(client, { ...how, items })
  const done = new Set(outcome.done.map(({ id }) => id))
  return { ...outcome, done: items.filter(({ id }) => done.has(id)) }
}

/** Leads from what was lost to why. */
const lossAct = (lost: readonly StatusBefore[]) => ({
  label: t`Give reason`,
  act: () => askLossReason(lost, { whom: subjectOf(lost), current: null }),
})

/** Changes the status of one proposal or of many, on board, list and record alike. */
export function changeStatus<Item extends StatusBefore>(
  { client, listener, ask }: StatusContext<Item>,
  chosen: readonly Item[],
  to: ProposalStatus,
) {
  const pending = pendingStatuses()
  const items = chosen.filter(({ id, status }) => (pending.get(id) ?? status) !== to)
  const words = statusChangeWords(to)
  if (items.length === 0) return void showToast({ text: words.already(subjectOf(chosen)) })
  const begin = () =>
    void runChange<Item>(
      {
        items,
        words,
        act: (label, items) => move(client, items, { label, to }),
        // Only the app interface knows of reasons.
        ...(to === 'lost' && items.every(({ loss_reason }) => loss_reason !== undefined) && { more: lossAct }),
        undo: {
          // Leaving won clears what was agreed: nothing brings that back.
          items: (done) => done.filter(({ status }) => status !== 'won'),
          act: (label, items) => move(client, items, { label, to: 'before' }),
        },
      },
      listener,
    )
  const won = items.filter(({ status }) => status === 'won')
  if (won.length === 0) return begin()
  const whom = subjectOf(items)
  const name = t(statusWords[to])
  return ask({
    title: plural(won.length, { one: 'Undo the won status?', other: 'Undo # won statuses?' }),
    text: t`The date won and the customer’s signature are deleted. Setting the status to Won again does not restore them.`,
    confirm: t`Move ${whom} to ${name}`,
    act: begin,
  })
}
