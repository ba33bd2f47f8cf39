import { use } from 'react'
import { Breakable, inMailAddresses } from '#src/components/ui/breakable.tsx'
import { CoverPicture } from '#src/components/viewer/cover-picture.tsx'
import type { ViewedProposal } from '#wire/viewer.ts'
import { ExpiredText, NewDate } from './expired.tsx'
import form from './form.module.css'
import { dayOf, listOf } from './formats.ts'
import { SpeechContext } from './speech.ts'
import css from './cover.module.css'

type Props = {
  viewed: ViewedProposal
  /** There is nothing to do but to ask for another date. */
  isExpired: boolean
  onAskDate: () => void
}

/** What it is, for whom, how long it stands, and who answers for it. */
export function Cover({ viewed, isExpired, onAskDate }: Props) {
  const { words, reading } = use(SpeechContext)
  const { proposal, owner, design } = viewed
  return (
    <header className={css.cover} data-cover={design?.cover ? true : undefined}>
      {design?.cover?.picture && <CoverPicture picture={design.cover.picture} />}
      <p className={css.kind}>
        {words.cover.proposal(proposal.proposal_nr)} <span>{words.cover.version(proposal.version_number)}</span>
      </p>
      <h1 tabIndex={-1}>{proposal.name}</h1>
      <p className={css.lead}>{words.cover.for(namesOn(viewed, words.and))}</p>
      <dl>
        <div>
          <dt>{words.cover.date}</dt>
          <dd>{dayOf(proposal.date_sent, reading)}</dd>
        </div>
        {proposal.valid_until !== null && (
          <div>
            <dt>{words.cover.validUntil}</dt>
            <dd>{dayOf(proposal.valid_until, reading)}</dd>
          </div>
        )}
        <div>
          <dt>{words.cover.adviser}</dt>
          <dd>
            <Adviser owner={owner} />
          </dd>
        </div>
      </dl>
      {isExpired && (
        <p className={css.tablesLead}>
          <ExpiredText viewed={viewed} /> <NewDate viewed={viewed} className={form.quiet} onAsk={onAskDate} />
        </p>
      )}
    </header>
  )
}

/** The people, and whom they sign for, as the PDF has it. */
function namesOn({ receiver, others, proposal }: ViewedProposal, and: string) {
  const names = [receiver, ...others].map(({ name }) => name).filter(Boolean)
  const people = listOf(names, and)
  return people === proposal.contact_name ? people : [people, proposal.contact_name].filter(Boolean).join(', ')
}

export function Adviser({ owner: { name, phone, email } }: { owner: ViewedProposal['owner'] }) {
  return (
    <>
      {name}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={css.reach}>
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={css.reach}>
          <Breakable joints={inMailAddresses}>{email}</Breakable>
        </a>
      )}
    </>
  )
}
