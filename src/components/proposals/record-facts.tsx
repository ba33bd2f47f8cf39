import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DateFact, Fact, Facts, Lines, TagsFact } from '#src/components/ui/facts.tsx'
import { languageName } from '#src/locales/language-name.ts'
import type { Proposal } from '#wire/proposal-details.ts'

type Props = {
  proposal: Proposal
  /** The name of its directory; undefined where it has none. */
  directory: ReactNode
  /** The last day it can be accepted, and the way to change it. */
  validity: ReactNode
  /** Why it was lost, and the way to change that; nothing where it was not. */
  loss: ReactNode
  /** The automation set, and the way to another. */
  automation: ReactNode
}

/** What there is to know of a proposal besides what the customer reads. */
export function RecordFacts({ proposal, directory, validity, loss, automation }: Props) {
  const { t } = useLingui()
  const { contact, agree, logs, tags } = proposal
  return (
    <Facts label={t`About this proposal`}>
      {loss && <Fact name={t`Loss reason`}>{loss}</Fact>}
      <Fact name={t`Owner`}>{proposal.account_user_name}</Fact>
      <Fact name={t`Customer`}>{contact.name}</Fact>
      <Fact name={t`Directory`}>{directory}</Fact>
      <TagsFact tags={tags} />
      <Fact name={t`Valid until`}>{validity}</Fact>
      <Fact name={t`Automation set`}>{automation}</Fact>
      <DateFact name={t`Created`} date={proposal.date_created} />
      <DateFact name={t`Modified`} date={proposal.date_modified} by={logs.summary.last_modified_user} />
      {proposal.date_viewed ? (
        <DateFact name={t`Last viewed`} date={proposal.date_viewed} />
      ) : (
        <Fact name={t`Last viewed`}>
          <Trans>Not viewed</Trans>
        </Fact>
      )}
      {proposal.date_won && <DateFact name={t`Won`} date={proposal.date_won} />}
      <Fact name={t`Accepted by`}>{agree.name}</Fact>
      {agree.formfields.map(({ label, value }) => (
        <Fact key={label} name={label}>
          {value}
        </Fact>
      ))}
      <Fact name={t`Language`}>{languageName(proposal.proposal_language)}</Fact>
      <Fact name={t`Remarks`}>{proposal.remarks && <Lines>{proposal.remarks}</Lines>}</Fact>
    </Facts>
  )
}
