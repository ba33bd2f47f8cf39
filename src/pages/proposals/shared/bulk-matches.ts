import { plural, t } from '@lingui/core/macro'
import { beginChange, countChange, type Matches } from '#src/api/bulk-changes.ts'
import { changeWords, proposalsCounted } from '#src/components/proposals/bulk-words.ts'
import { statusWords } from '#src/components/ui/status-words.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import type { BulkChange, Change } from '#wire/bulk-changes.ts'
import type { ChangeQuestion } from './change-dialog.tsx'

type Asking = {
  matches: Matches
  change: Change
  onQuestion: (question: ChangeQuestion) => void
  onBegin: () => void
}

/** Counts what the list finds and asks with that number; the service then does it by itself. */
export async function changeMatches({ matches, change, onQuestion, onBegin }: Asking) {
  try {
    const counted = await countChange(matches, change)
    const count = counted.total - countOf(counted, change.kind === 'status' ? change.status : undefined)
    if (count === 0) {
      const { already } = changeWords(counted)
      return void showToast({ text: already(proposalsCounted(counted.total)) })
    }
    const act = () => {
      onBegin()
      beginChange(counted).catch(sayFailed)
    }
    return onQuestion({ ...questionOf(counted, count), act })
  } catch (error) {
    return void sayFailed(error)
  }
}

const countOf = ({ statuses }: BulkChange, status: string | undefined) =>
  statuses.find((one) => one.status === status)?.count ?? 0

function questionOf(counted: BulkChange, count: number) {
  const { change } = counted
  const whom = proposalsCounted(count)
  if (change.kind === 'trash')
    return {
      title: t`Move ${whom} to the trash?`,
      text: t`They are removed from all lists. You can restore them under Settings, Trash.`,
      confirm: t`Move ${whom} to trash`,
    }
  const name = change.kind === 'status' ? t(statusWords[change.status]) : (counted.directory ?? t`no directory`)
  const won = change.kind === 'status' && change.status !== 'won' ? countOf(counted, 'won') : 0
  return {
    title: t`Move ${whom} to ${name}?`,
    text: textOf(won),
    confirm: t`Move ${whom} to ${name}`,
    isMild: won === 0,
  }
}

const textOf = (won: number) =>
  won === 0
    ? t`It goes on when you close the tab, and can be undone for 30 seconds afterwards.`
    : plural(won, {
        one: 'Of # that is won the date and the customer’s signature are deleted. Undo does not restore them.',
        other: 'Of # that are won the date and the customer’s signature are deleted. Undo does not restore them.',
      })
