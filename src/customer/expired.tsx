import { use } from 'react'
import type { ViewedProposal } from '#wire/viewer.ts'
import { dayOf } from './formats.ts'
import { SpeechContext, type Speech } from './speech.ts'

type Props = { viewed: ViewedProposal; className: string | undefined; onAsk: () => void }

/** That its day is past; once a new one was asked for, that too. */
export function ExpiredText({ viewed }: Pick<Props, 'viewed'>) {
  const speech = use(SpeechContext)
  const { expired } = speech.words
  const asked = dateAsked(viewed, speech)
  return (
    <>
      {expired.text(dayOf(viewed.proposal.valid_until ?? '', speech.reading))}{' '}
      {asked !== undefined && expired.asked(dayOf(asked, speech.reading))}
    </>
  )
}

/** The way to ask for a new one, until that was done. */
export function NewDate({ viewed, className, onAsk }: Props) {
  const speech = use(SpeechContext)
  if (viewed.preview || dateAsked(viewed, speech) !== undefined) return null
  return (
    <button type="button" className={className} onClick={onAsk}>
      {speech.words.expired.act}
    </button>
  )
}

/** Told by the thread alone, so that a reload changes nothing; asked about an earlier date it says nothing of this one. */
export const dateAsked = ({ comments, proposal }: ViewedProposal, { words }: Pick<Speech, 'words'>) =>
  comments.findLast(
    ({ own, comment, date }) =>
      own &&
      date > proposal.date_sent &&
      date.slice(0, 10) >= (proposal.valid_until ?? '') &&
      comment.includes(words.expired.question),
  )?.date
