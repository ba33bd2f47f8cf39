import { Trans } from '@lingui/react/macro'
import { DateText } from '#src/components/ui/date-text.tsx'
import type { ProposalComment } from '#wire/proposals.ts'
import css from '#src/components/ui/record-parts.module.css'

/** The conversation with the customer, the oldest first, as it was held. */
export function RecordComments({ comments }: { comments: readonly ProposalComment[] }) {
  if (comments.length === 0)
    return (
      <p className={`${css.part} ${css.empty}`}>
        <Trans>No comments yet. A customer asks questions from the page they receive.</Trans>
      </p>
    )
  const inOrder = comments.toSorted((a, b) => a.date.localeCompare(b.date))
  return (
    <ol className={`${css.part} ${css.comments}`}>
      {inOrder.map((comment) => (
        <li key={comment.id} data-by={comment.type}>
          <p className={css.said}>
            <b>{writerOf(comment)}</b>
            <DateText date={comment.date} inSentence />
          </p>
          <p className={css.comment}>{comment.comment}</p>
        </li>
      ))}
    </ol>
  )
}

/** The person, with the firm where somebody of the customer wrote. */
function writerOf({ type, firstname, lastname, contact_name }: ProposalComment): string {
  const person = [firstname, lastname].filter(Boolean).join(' ')
  return type === 'client' && contact_name && contact_name !== person
    ? [person, contact_name].filter(Boolean).join(', ')
    : person || contact_name
}
