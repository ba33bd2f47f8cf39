import { plural, t } from '@lingui/core/macro'
import {
  beginChange,
  countProducts,
  countProposals,
  type ProductMatches,
  type ProposalMatches,
} from '#src/api/bulk-changes.ts'
import { changeWords, recordWords } from '#src/components/bulk/change-words.ts'
import { asksFrom } from '#src/components/proposals/change-kind-words.ts'
import { statusWords } from '#src/components/ui/status-words.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { BulkChange, Change } from '#wire/bulk-changes.ts'
import type { ChangeQuestion } from './change-dialog.tsx'
import { sayFailed } from './say-failed.ts'

type Asking = {
  onQuestion: (question: ChangeQuestion) => void
  /** Each was ticked: nobody is asked but where something could be lost. */
  isTicked: boolean
  onBegin: () => void
}

export const changeProposals = (matches: ProposalMatches, change: Change, asking: Asking) =>
  changeMatches(() => countProposals(matches, change), asking)

export const moveProducts = (matches: ProductMatches, to: number, asking: Asking) =>
  changeMatches(() => countProducts(matches, to), asking)

/** Has the service count what the list finds, and asks with that number; it then does it by itself. */
async function changeMatches(count: () => Promise<BulkChange>, { onQuestion, isTicked, onBegin }: Asking) {
  try {
    const counted = await count()
    const { change } = counted
    const changing = counted.total - countOf(counted, change.kind === 'status' ? change.status : undefined)
    if (changing === 0) {
      const { already } = changeWords(counted)
      return void showToast({ text: already(recordWords[counted.of].counted(counted.total)) })
    }
    const act = () => {
      onBegin()
      beginChange(counted).catch(sayFailed)
    }
    return isTicked && !isGrave(counted) ? act() : onQuestion({ ...questionOf(counted, changing), act })
  } catch (error) {
    return void sayFailed(error)
  }
}

/** Leaving won loses what was agreed, and much goes to the trash by a slip. */
const isGrave = (counted: BulkChange) =>
  counted.change.kind === 'trash' ? counted.total > asksFrom : lostIn(counted) > 0

/** How many leave won. */
const lostIn = (counted: BulkChange) =>
  counted.change.kind === 'status' && counted.change.status !== 'won' ? countOf(counted, 'won') : 0

const countOf = ({ statuses }: BulkChange, status: string | undefined) =>
  statuses.find((one) => one.status === status)?.count ?? 0

function questionOf(counted: BulkChange, count: number) {
  const whom = recordWords[counted.of].counted(count)
  if (counted.change.kind === 'trash')
    return {
      title: t`Move ${whom} to the trash?`,
      text: t`They are removed from all lists. You can restore them under Settings, Trash.`,
      confirm: t`Move ${whom} to trash`,
    }
  const won = lostIn(counted)
  return { ...questionWords(counted, whom), text: textOf(won), isMild: won === 0 }
}

/** A name may be longer than a button: only a status stands on it. */
function questionWords({ change, ...counted }: BulkChange, whom: string) {
  if (change.kind === 'status') {
    const name = t(statusWords[change.status])
    return { title: t`Move ${whom} to ${name}?`, confirm: t`Move ${whom} to ${name}` }
  }
  const name = counted.name ?? t`no directory`
  if (change.kind === 'owner') return { title: t`Assign ${whom} to ${name}?`, confirm: t`Assign ${whom}` }
  if (change.kind === 'loss_reason') return { title: t`Loss reason of ${whom}`, confirm: t`Save` }
  if (change.kind === 'tag')
    return change.has
      ? { title: t`Add tag “${name}” to ${whom}?`, confirm: t`Add tag` }
      : { title: t`Remove tag “${name}” from ${whom}?`, confirm: t`Remove tag` }
  return { title: t({ context: 'directory', message: `Move ${whom} to ${name}?` }), confirm: t`Move ${whom}` }
}

const textOf = (won: number) =>
  won === 0
    ? t`It goes on when you close the tab, and can be undone for 30 seconds afterwards.`
    : plural(won, {
        one: 'Of # that is won the date and the customer’s signature are deleted. Undo does not restore them.',
        other: 'Of # that are won the date and the customer’s signature are deleted. Undo does not restore them.',
      })
