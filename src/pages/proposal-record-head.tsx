import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil, IconSend } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { usePageActs } from '#src/components/palette/page-acts.ts'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { classNames } from '#src/components/ui/class-names.ts'
import { CopyText } from '#src/components/ui/copy-text.tsx'
import { FootBar } from '#src/components/ui/foot-bar.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Money } from '#src/components/ui/money.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import { sendLabel } from '#src/components/send/send-words.ts'
import { symbolIn } from '#src/components/proposals/amounts.ts'
import type { Proposal } from '#wire/proposals.ts'
import { listLeft } from './proposal-list-place.ts'
import { proposalLink } from './proposal-link.ts'
import { ProposalRecordMenu } from './proposal-record-menu.tsx'
import { useProposalNeighbours } from './proposal-trail.ts'
import { RecordNeighbours } from './record-neighbours.tsx'
import css from './proposal-record-head.module.css'

type Props = {
  proposal: Proposal
  /** With VAT; on a phone it stands at the foot, beside the main act. */
  total: number
}

/** Which proposal this is, and what can be done with it. */
export function ProposalRecordHead({ proposal, total }: Props) {
  const { t } = useLingui()
  const { id, name, status, proposal_nr, contact } = proposal
  const navigate = useNavigate()
  const neighbours = useProposalNeighbours(id)
  const symbol = symbolIn(proposal.price_total)
  const send = sendWords(proposal)
  const go = (part: string) => () => void navigate(`/proposals/${id}/${part}`)
  usePageActs([
    {
      items: [
        { label: t`Edit`, icon: <Icon of={IconPencil} />, onSelect: go('edit') },
        ...(send ? [{ label: send, icon: <Icon of={IconSend} />, onSelect: go('send') }] : []),
      ],
    },
  ])
  return (
    <>
      <PageHead
        title={name}
        back={{ to: listLeft(), label: t`Back to the list` }}
        meta={
          <>
            <StatusMark status={status} />
            <span className={css.number}>
              <CopyText text={proposal_nr} label={proposal_nr} />
            </span>
            <span className={css.customer}>{contact.name}</span>
            <span className={classNames(css.number, css.link)}>
              <CopyText text={proposalLink(proposal.id)} label={t`Copy link`} />
            </span>
          </>
        }
      >
        <RecordNeighbours neighbours={neighbours} words={{ next: t`Next proposal`, previous: t`Previous proposal` }} />
        <ProposalRecordMenu proposal={proposal} />
        <ButtonLink className={css.edit} to="edit" icon={<Icon of={IconPencil} />}>
          <span>
            <Trans>Edit</Trans>
          </span>
        </ButtonLink>
        {send && (
          <ButtonLink className={css.act} variant="primary" to="send" icon={<Icon of={IconSend} />}>
            {send}
          </ButtonLink>
        )}
      </PageHead>
      <FootBar label={<Trans>Total with VAT</Trans>}>
        {symbol.before}
        <Money value={total} plain />
        {symbol.after}
      </FootBar>
    </>
  )
}

/** What sending would do now; nothing where the proposal has come to its end. */
function sendWords({ status, receivers }: Pick<Proposal, 'status' | 'receivers'>): string | undefined {
  if (status !== 'edit' && status !== 'open') return undefined
  return `${sendLabel('service', { status, receivers })}…`
}
