import type { ReactNode } from 'react'
import { DateText } from '#src/components/ui/date-text.tsx'
import { TagWord } from '#src/components/ui/tag-word.tsx'
import type { Proposal } from '#wire/proposals.ts'
import css from './record-facts.module.css'

type Props = {
  proposal: Proposal
  /** The name of its directory; undefined where it has none or the name is not known yet. */
  directory: string | undefined
}

/** What there is to know of a proposal besides what the customer reads. */
export function RecordFacts({ proposal, directory }: Props) {
  const { contact, agree, logs, tags } = proposal
  return (
    <aside className={css.facts} aria-label="About this proposal">
      <dl>
        <Fact name="Owner">{proposal.account_user_name}</Fact>
        <Fact name="Customer">{contact.name}</Fact>
        <Fact name="Directory">{directory}</Fact>
        <Fact name="Tags">
          {tags.length > 0 && (
            <span className={css.tags}>
              {tags.map(({ id, name }) => (
                <TagWord key={id}>{name}</TagWord>
              ))}
            </span>
          )}
        </Fact>
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
        <Fact name="Remarks">{proposal.remarks && <span className={css.remarks}>{proposal.remarks}</span>}</Fact>
      </dl>
    </aside>
  )
}

/** A fact that is not there has no line. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === undefined || children === null || children === false || children === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const DateFact = ({ name, date, by }: { name: string; date: string; by?: string }) => (
  <Fact name={name}>
    <span className={css.date}>
      <DateText date={date} inSentence />
      {by && ` by ${by}`}
    </span>
  </Fact>
)

const languages = new Intl.DisplayNames('en', { type: 'language' })

function languageName(code: string): string {
  try {
    return code && (languages.of(code) ?? code)
  } catch {
    // A code of the service's own making stands for itself.
    return code
  }
}
