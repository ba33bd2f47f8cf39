import { DateFact, Fact, Facts, Lines, TagsFact } from '#src/components/ui/facts.tsx'
import type { Proposal } from '#wire/proposals.ts'

type Props = {
  proposal: Proposal
  /** The name of its directory; undefined where it has none or the name is not known yet. */
  directory: string | undefined
}

/** What there is to know of a proposal besides what the customer reads. */
export function RecordFacts({ proposal, directory }: Props) {
  const { contact, agree, logs, tags } = proposal
  return (
    <Facts label="About this proposal">
      <Fact name="Owner">{proposal.account_user_name}</Fact>
      <Fact name="Customer">{contact.name}</Fact>
      <Fact name="Directory">{directory}</Fact>
      <TagsFact tags={tags} />
      <DateFact name="Created" date={proposal.date_created} />
      <DateFact name="Modified" date={proposal.date_modified} by={logs.summary.last_modified_user} />
      {proposal.date_viewed ? (
        <DateFact name="Last viewed" date={proposal.date_viewed} />
      ) : (
        <Fact name="Last viewed">Not viewed</Fact>
      )}
      {proposal.date_won && <DateFact name="Won" date={proposal.date_won} />}
      <Fact name="Accepted by">{agree.name}</Fact>
      {agree.formfields.map(({ label, value }) => (
        <Fact key={label} name={label}>
          {value}
        </Fact>
      ))}
      <Fact name="Language">{languageName(proposal.proposal_language)}</Fact>
      <Fact name="Remarks">{proposal.remarks && <Lines>{proposal.remarks}</Lines>}</Fact>
    </Facts>
  )
}

const languages = new Intl.DisplayNames('en', { type: 'language' })

function languageName(code: string): string {
  try {
    return code && (languages.of(code) ?? code)
  } catch {
    // A code of the service's own making stands for itself.
    return code
  }
}
