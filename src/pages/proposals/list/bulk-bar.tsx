import { proposalsCounted, subjectOf, sumOf } from '#src/components/proposals/bulk-words.ts'
import { isNarrowedBy, statusFilters, type ListAddress } from '#src/components/proposals/list-address.ts'
import { ProposalBulkBar } from '#src/components/proposals/proposal-bulk-bar.tsx'
import { newPart } from '#src/parts.ts'
import { AskAdmin } from '#src/pages/shared/ask-admin.tsx'
import { useMay } from '#src/pages/shared/may.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import { lossQuestion } from '#src/pages/proposals/shared/loss-question.ts'
import type { useBulk } from '#src/pages/proposals/shared/bulk.tsx'
import type { Change } from '#wire/bulk-changes.ts'
import { maxEntries } from '#wire/limits.ts'
import { updateProposal } from '#wire/proposal-changes.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import { useBulkChoices } from './bulk-choices.ts'
import type { useListSurroundings } from './queries.ts'
import type { useProposalSelection } from './selection.ts'

const openOneByOne = newPart(() => import('#src/pages/proposals/shared/one-by-one.ts'))
const openMatches = newPart(() => import('#src/pages/shared/bulk-matches.ts'))
const oneByOne = (use: (acts: Awaited<ReturnType<typeof openOneByOne>>) => unknown) =>
  void openOneByOne().then(use).catch(sayFailed)

type Props = {
  address: ListAddress
  surroundings: ReturnType<typeof useListSurroundings>
  selection: ReturnType<typeof useProposalSelection>
  bulk: ReturnType<typeof useBulk>
  total: number | undefined
  /** There are more than `total`. */
  isMore: boolean
  /** The rows of the page. */
  shown: readonly ListItem[]
}

/** What the person may do with the selected proposals, or whom to ask. */
export function SelectionBar({ address, surroundings, selection, bulk, total, isMore, shown }: Props) {
  const { items, all, except, clear, set } = selection
  const out = outOf(selection, shown)
  const { counted, currency, directories } = surroundings
  const ticked = all ? undefined : asShown(items, shown)
  const chosen = useChosen({ address, surroundings, selection, bulk, ticked })
  const choices = useBulkChoices(ticked)
  const mayChange = useMay(updateProposal)
  const count = all ? (total ?? items.size) - out : items.size
  const isOfStatus = !address.query && !isNarrowedBy(address, statusFilters)
  const isLost = ticked
    ? ticked.every(({ status }) => status === 'lost')
    : address.status === 'lost' && (isOfStatus || address.loss_reason !== undefined)
  const lossAct = () =>
    lossQuestion.set({
      matches: { filter: address, ...(all ? { except } : { only: [...items.keys()] }) },
      whom: ticked ? subjectOf(ticked) : proposalsCounted(count),
      current: ticked?.length === 1 ? ticked[0]?.loss_reason : undefined,
      onBegin: clear,
    })
  const sums = isOfStatus ? counted?.[address.status].sums : undefined
  const sumOfAll = sums?.length === 1 ? Number(sums[0]?.total) : undefined
  return (
    <ProposalBulkBar
      {...{ count, isMore, currency, directories }}
      {...choices}
      sum={all ? (out === 0 ? sumOfAll : undefined) : sumOf(items.values())}
      matching={!all && total !== undefined && total > shown.length && total > items.size ? total : undefined}
      instead={mayChange ? undefined : <AskAdmin />}
      onStatus={(to) => void chosen({ kind: 'status', status: to }, (items) => bulk.setStatus(items, to))}
      onOwner={(to) =>
        void chosen({ kind: 'owner', account_user_id: to.id }, (items) =>
          oneByOne(({ assignTo }) => assignTo(bulk.context, items, to)),
        )
      }
      onDirectory={(to) =>
        void chosen({ kind: 'directory', directory_id: to?.id ?? null }, (items) => bulk.moveTo(items, to))
      }
      onTag={(tag, has) =>
        void chosen({ kind: 'tag', tag_id: tag.id, has }, (items) =>
          oneByOne(({ setTag }) => setTag(bulk.context, items, tag, has)),
        )
      }
      onLossReason={surroundings.hasApp && isLost ? lossAct : undefined}
      onTrash={() => void chosen({ kind: 'trash' }, bulk.trash)}
      onSelectMatching={() => set(items.values(), true)}
      onClear={clear}
    />
  )
}

/** How many of those that match by now are taken out. */
const outOf = ({ except, gone }: Props['selection'], shown: readonly ListItem[]) =>
  [...except].filter((id) => !gone.has(id) || shown.some((item) => item.id === id)).length

/** The selected ones; a row that changed since it was ticked as it is now. */
function asShown(items: ReadonlyMap<number, ListItem>, shown: readonly ListItem[]) {
  const rows = new Map(shown.map((item) => [item.id, item]))
  return [...items.values()].map((item) => rows.get(item.id) ?? item)
}

/**
 * Several are the service's to change, and all that match are its to find, where it can; else they are read, and each is
 * changed by a request of its own, as a single one mostly is.
 */
function useChosen({
  address,
  surroundings: { hasApp },
  selection: { items, all, except, clear },
  bulk,
  ticked,
}: Pick<Props, 'address' | 'surroundings' | 'selection' | 'bulk'> & { ticked: readonly ListItem[] | undefined }) {
  return async (change: Change, act: (items: readonly ListItem[]) => void) => {
    if (hasApp && (all || ((items.size > 1 || isAlwaysIts(change)) && items.size <= maxEntries))) {
      const { changeProposals } = await openMatches()
      const which = all ? { except } : { only: items.keys() }
      const asking = { onQuestion: bulk.ask, isTicked: !all, onBegin: clear }
      return changeProposals({ filter: address, ...which }, change, asking)
    }
    if (ticked) return act(ticked)
    return oneByOne(({ readMatches }) => readMatches({ filter: address, except }, act))
  }
}

/** By itself the app could not give a proposal back to an owner who has left, and would write over tags of others. */
const isAlwaysIts = ({ kind }: Change) => kind === 'owner' || kind === 'tag'
