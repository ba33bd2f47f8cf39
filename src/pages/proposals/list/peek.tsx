import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type RefObject } from 'react'
import { proposalQueries } from '#src/api/proposals.ts'
import { Peek } from '#src/components/proposals/peek.tsx'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { useMedia } from '#src/components/ui/use-media.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { updateProposal } from '#wire/proposal-changes.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import { ProposalSendingLine } from '#src/pages/proposals/shared/sending-line.tsx'
import { useValidity } from '#src/pages/proposals/shared/use-validity.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { PeekPanel } from './peek-panel.tsx'
import { itemBeside } from './peek-items.ts'

type Props = {
  /** Which one; undefined closes it. */
  id: number | undefined
  /** Those of the page that is shown. */
  items: readonly ListItem[]
  /** Holds their rows. */
  rows: RefObject<HTMLElement | null>
  onShow: (id: number) => void
  onClose: () => void
}

/** `--above-full`: room for the list and for what is beside it. */
const hasRoom = '(min-width: 1321px)'

/** A proposal beside the list, or in a window over it where both have no room. */
export function ProposalPeek({ id, ...props }: Props) {
  const isBeside = useMedia(hasRoom)
  if (!isBeside) return <PeekWindow id={id} {...props} />
  return id !== undefined && <PeekBeside id={id} {...props} />
}

function PeekBeside({ id, ...props }: Props & { id: number }) {
  const { t } = useLingui()
  const query = useQuery(proposalQueries.detail(id))
  return (
    <PeekPanel {...{ id, ...props }} title={query.data?.name ?? t`Proposal`} foot={<Acts id={id} />}>
      <Content query={query} />
    </PeekPanel>
  )
}

/** Escape closes it, and Space but on a button; the arrows go on to the next. */
function PeekWindow({ id, items, onShow, onClose }: Omit<Props, 'rows'>) {
  const { t } = useLingui()
  const [shown, setShown] = useState(id)
  if (id !== undefined && id !== shown) setShown(id)
  const opened = id !== undefined
  usePeekKeys(id, { items, onShow, onClose })
  const query = useQuery({ ...proposalQueries.detail(shown ?? 0), enabled: opened })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="medium"
      title={query.data?.name ?? t`Proposal`}
      foot={<Acts id={shown ?? 0} />}
    >
      <Content query={query} />
    </Dialog>
  )
}

function Acts({ id }: { id: number }) {
  const { t } = useLingui()
  const mayChange = useMay(updateProposal)
  return (
    <>
      <ButtonLink to={`/proposals/${id}`} data-autofocus>
        {t`Open`}
      </ButtonLink>
      {mayChange && (
        <ButtonLink variant="quiet" to={`/proposals/${id}/edit`}>
          {t`Edit`}
        </ButtonLink>
      )}
    </>
  )
}

function Content({ query }: { query: Parameters<typeof QueryStates<Proposal>>[0]['query'] }) {
  const { t } = useLingui()
  return (
    <QueryStates query={query} failed={t`The proposal could not be loaded`} rows={8}>
      {(proposal) => <Known proposal={proposal} />}
    </QueryStates>
  )
}

function Known({ proposal }: { proposal: Proposal }) {
  const validity = useValidity(proposal)
  return (
    <>
      <ProposalSendingLine id={proposal.id} status={proposal.status} place="window" />
      <Peek proposal={proposal} validity={validity?.words} />
    </>
  )
}

const steps: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

const isOnButton = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('button') !== null

type Steps = Pick<Props, 'items' | 'onShow' | 'onClose'>

function usePeekKeys(id: number | undefined, { items, onShow, onClose }: Steps) {
  useEffect(() => {
    if (id === undefined) return undefined
    const pressed = (event: KeyboardEvent) => {
      if (event.key === ' ' && (event.repeat || isOnButton(event))) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const step = steps[event.key]
      if (step === undefined && event.key !== ' ') return
      event.preventDefault()
      if (step === undefined) return onClose()
      const next = itemBeside(items, id, step)
      if (next) onShow(next.id)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [id, items, onShow, onClose])
}
