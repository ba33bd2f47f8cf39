import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import { usePageActs } from '#src/components/ui/page-acts.ts'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { CopyText } from '#src/components/ui/copy-text.tsx'
import { FootBar } from '#src/components/ui/foot-bar.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Money } from '#src/components/ui/money.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import { sendLabel } from '#src/components/send/send-label.ts'
import { CustomerLooks } from '#src/components/proposals/customer-looks.tsx'
import { symbolIn } from '#src/components/proposals/amounts.ts'
import { unsentWords } from '#src/components/proposals/unsent-words.ts'
import type { ShownProposal } from '#wire/app-proposal.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { updateProposal } from '#wire/proposal-changes.ts'
import { listLeft } from '#src/pages/proposals/shared/list-position.ts'
import { useLook } from '#src/pages/proposals/shared/preview.ts'
import { ProposalRecordMenu } from './menu.tsx'
import { useProposalNeighbours } from '#src/pages/proposals/shared/trail.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { RecordNeighbours } from '#src/pages/shared/record-neighbours.tsx'
import css from './head.module.css'

type Props = {
  proposal: ShownProposal
  /** With VAT; on a phone it stands at the foot, beside the main act. */
  total: number
  /** What is open below has a main act of its own. */
  isLed?: boolean
}

/** Which proposal this is, and what can be done with it. */
export function ProposalRecordHead({ proposal, total, isLed = false }: Props) {
  const { t } = useLingui()
  const { id, name, status, proposal_nr, contact } = proposal
  const navigate = useNavigate()
  const neighbours = useProposalNeighbours(id)
  const symbol = symbolIn(proposal.price_total)
  const mayChange = useMay(updateProposal)
  const unsent = unsentIn(proposal)
  const send = mayChange ? sendWords(proposal, unsent) : undefined
  // What was sent waits for the customer: to send it again is no longer the one thing to do.
  const main = status === 'edit' && !isLed ? 'primary' : 'outline'
  const go = (part: string) => () => void navigate(`/proposals/${id}/${part}`)
  usePageActs([
    {
      items: [
        ...(mayChange ? [{ label: t`Edit`, icon: <Icon of={IconPencil} />, onSelect: go('edit') }] : []),
        ...(send ? [{ label: send, icon: <Icon of={IconSend} />, onSelect: go('send') }] : []),
      ],
    },
  ])
  return (
    <>
      <PageHead
        title={name}
        back={{ to: listLeft(), label: t`Back to list` }}
        meta={
          <>
            <StatusMark status={status} />
            <span className={css.number}>
              <CopyText text={proposal_nr} label={proposal_nr} />
            </span>
            <span className={css.customer}>{contact.name}</span>
            {unsent && <span>{unsentWords(unsent, unsent - 1)}</span>}
          </>
        }
      >
        <RecordNeighbours neighbours={neighbours} words={{ next: t`Next proposal`, previous: t`Previous proposal` }} />
        <ProposalRecordMenu proposal={proposal} />
        <Looks proposal={proposal} />
        {mayChange && (
          <ButtonLink className={css.edit} to={`/proposals/${id}/edit`} icon={<Icon of={IconPencil} />}>
            <span>
              <Trans>Edit</Trans>
            </span>
          </ButtonLink>
        )}
        {send && (
          <ButtonLink className={css.act} variant={main} to={`/proposals/${id}/send`} icon={<Icon of={IconSend} />}>
            {send}
          </ButtonLink>
        )}
      </PageHead>
      <FootBar label={<Trans>Total incl. VAT</Trans>}>
        {symbol.before}
        <Money value={total} plain />
        {symbol.after}
      </FootBar>
    </>
  )
}

/** What the customer sees now; before anything was sent, what they would see. */
function Looks({ proposal: { id, status, receivers } }: { proposal: Proposal }) {
  const { data: hello } = useQuery(accountQueries.hello())
  const look = useLook({ id, version: status === 'edit' ? 'draft' : 'sent' })
  if (!hello?.interfaces.includes('app')) return null
  return <CustomerLooks receivers={receivers} onLook={(one) => void look(one)} />
}

/** The number of what was changed since it was sent: it comes after all that were. */
const unsentIn = ({ status, version_id, sent }: ShownProposal) =>
  status === 'open' && sent && sent.id !== version_id ? sent.number + 1 : undefined

/** What sending would do now; nothing where the proposal has come to its end. */
function sendWords({ status, receivers }: Proposal, version: number | undefined): string | undefined {
  if (status !== 'edit' && status !== 'open') return undefined
  return `${sendLabel('service', { status, receivers, version })}…`
}
