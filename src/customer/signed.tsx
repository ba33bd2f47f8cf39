import { use } from 'react'
import { filledIn } from '#wire/filled-in.ts'
import type { ViewedAcceptance, ViewedProposal } from '#wire/viewer.ts'
import { dayOf, exactMomentOf, listOf, momentOf } from './formats.ts'
import { SignedGlyph } from './icons.tsx'
import css from './cover.module.css'
import signedCss from './signed.module.css'
import documentPartCss from './document-part.module.css'
import { Signature } from './signature.tsx'
import { SpeechContext } from './speech.ts'

/** Who must sign and has not. */
export const stillToSign = ({ receiver, others }: ViewedProposal) =>
  [receiver, ...others].filter(({ must_sign, state }) => must_sign && state !== 'signed').map(({ name }) => name)

/** First the signatures, large, under the name; without any it says no more than that it was agreed. */
export function SignedCover({ viewed }: { viewed: ViewedProposal }) {
  const { words, reading } = use(SpeechContext)
  const { proposal, acceptances, receiver } = viewed
  const own = acceptances.find(({ receiver_id }) => receiver_id === receiver.id)
  const waiting = stillToSign(viewed)
  const isWon = proposal.status === 'won'
  const wonOn = dayOf(proposal.date_won ?? acceptances.at(-1)?.date ?? proposal.date_sent, reading)
  const isSigned = acceptances.length > 0
  return (
    <header className={css.cover}>
      <p className={signedCss.state}>
        <span>
          <SignedGlyph />
          {isWon
            ? words.signed[isSigned ? 'on' : 'agreed'](wonOn)
            : words.signed.youSigned(dayOf(own?.date ?? proposal.date_sent, reading))}
        </span>
        <span>
          {words.cover.proposal(proposal.proposal_nr)}, {words.cover.version(proposal.version_number)}
        </span>
      </p>
      <h1 tabIndex={-1}>{proposal.name}</h1>
      {isSigned && <Signatures acceptances={acceptances} />}
      {!isWon && waiting.length > 0 && (
        <p className={documentPartCss.waiting}>{words.accept.waiting(listOf(waiting, words.and))}</p>
      )}
    </header>
  )
}

export function Signatures({ acceptances }: { acceptances: readonly ViewedAcceptance[] }) {
  const { words, reading } = use(SpeechContext)
  return (
    <ul className={documentPartCss.signatures}>
      {acceptances.map(({ receiver_id, name, date, signature }) => (
        <li key={receiver_id}>
          <Signature signature={signature} name={name} />
          <p>
            <span>
              {name} <small>{'typed' in signature ? words.signed.typed : words.signed.drawn}</small>
            </span>
            <time dateTime={date}>{momentOf(date, reading)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}

export function WhatNext({ owner }: { owner: ViewedProposal['owner'] }) {
  const { words } = use(SpeechContext)
  if (!owner.name) return null
  return (
    <section className={documentPartCss.next}>
      <h2>{words.signed.next}</h2>
      <p>{words.signed.nextText(owner.name)}</p>
    </section>
  )
}

export const proofAnchor = 'proof'

/** All that anybody needs to check it later. The last hash covers those before. */
export function Proof({ viewed }: { viewed: ViewedProposal }) {
  const { words, reading } = use(SpeechContext)
  const { acceptances, agree } = viewed
  const hash = acceptances.at(-1)?.hash ?? ''
  return (
    <section id={proofAnchor} className={documentPartCss.part}>
      <h2>{words.signed.proof}</h2>
      <p className={documentPartCss.text}>{words.signed.proofText}</p>
      <dl className={signedCss.proof}>
        <div>
          <dt>{words.signed.signatures}</dt>
          <dd>
            {acceptances.map(({ receiver_id, name, date }) => (
              <p key={receiver_id}>{words.signed.by(name, exactMomentOf(date, reading))}</p>
            ))}
          </dd>
        </div>
        <Filled acceptances={acceptances} asked={agree.fields} />
        {agree.terms && (
          <div>
            <dt>{words.signed.terms}</dt>
            <dd>
              {agree.terms.url ? (
                <a href={agree.terms.url} target="_blank" rel="noreferrer">
                  {words.signed.termsAccepted}
                </a>
              ) : (
                words.signed.termsAccepted
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>SHA-256</dt>
          <dd>
            <code>{hash.replace(/(.{8})(?=.)/g, '$1 ')}</code>
          </dd>
        </div>
      </dl>
      <p className={signedCss.check}>
        <a href={`${import.meta.env.BASE_URL}verify#${hash}`}>{words.signed.check}</a>
      </p>
    </section>
  )
}

type FilledProps = Pick<ViewedProposal, 'acceptances'> & { asked: ViewedProposal['agree']['fields'] }

/** What was filled in: a line for each field, or for each signer where there are several. */
function Filled({ acceptances, asked }: FilledProps) {
  const { reading } = use(SpeechContext)
  return acceptances.map((acceptance) => {
    const filled = filledIn(acceptance, asked, (day) => dayOf(day, reading))
    if (acceptances.length === 1)
      return filled.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))
    return (
      filled.length > 0 && (
        <div key={acceptance.receiver_id}>
          <dt>{acceptance.name}</dt>
          <dd>
            {filled.map(({ label, value }) => (
              <p key={label}>
                {label}: {value}
              </p>
            ))}
          </dd>
        </div>
      )
    )
  })
}
