import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { proposalQueries } from '#src/api/proposals.ts'
import { Peek } from '#src/components/proposals/peek.tsx'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import type { Proposal } from '#wire/proposal-details.ts'
import { updateProposal } from '#wire/proposal-changes.ts'
import { ProposalSendingLine } from '#src/pages/proposals/shared/sending-line.tsx'
import { useValidity } from '#src/pages/proposals/shared/use-validity.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { QueryStates } from '#src/pages/shared/query-states.tsx'

type Props = {
  /** Which one; undefined closes the window. */
  id: number | undefined
  opened: boolean
  onClose: () => void
  /** One row on or back, while the window stays. */
  onStep: (step: 1 | -1) => void
}

/** A proposal in a window over the list. Space and Escape close it, the arrows go on to the next. */
export function ProposalPeek({ id, opened, onClose, onStep }: Props) {
  const { t } = useLingui()
  const [shown, setShown] = useState(id)
  if (id !== undefined && id !== shown) setShown(id)
  usePeekKeys(opened, { onClose, onStep })
  const mayChange = useMay(updateProposal)
  const query = useQuery({ ...proposalQueries.detail(shown ?? 0), enabled: opened })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="medium"
      title={query.data?.name ?? t`Proposal`}
      foot={
        <>
          <ButtonLink to={`/proposals/${shown}`} data-autofocus>
            {t`Open`}
          </ButtonLink>
          {mayChange && (
            <ButtonLink variant="quiet" to={`/proposals/${shown}/edit`}>
              {t`Edit`}
            </ButtonLink>
          )}
        </>
      }
    >
      <QueryStates query={query} failed={t`The proposal could not be loaded`} rows={8}>
        {(proposal) => <Known proposal={proposal} />}
      </QueryStates>
    </Dialog>
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

function usePeekKeys(opened: boolean, { onClose, onStep }: Pick<Props, 'onClose' | 'onStep'>) {
  useEffect(() => {
    if (!opened) return undefined
    const pressed = (event: KeyboardEvent) => {
      if (event.repeat && event.key === ' ') return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const step = steps[event.key]
      if (step === undefined && event.key !== ' ') return
      event.preventDefault()
      if (step === undefined) onClose()
      else onStep(step)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [opened, onClose, onStep])
}
