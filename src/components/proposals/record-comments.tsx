import { Trans } from '@lingui/react/macro'
import { DateText } from '#src/components/ui/date-text.tsx'
import type { ProposalComment } from '#wire/proposal-details.ts'
import { nameOf } from '#src/components/timeline/remarks.ts'
import css from '#src/components/ui/record-parts.module.css'
import recordCommentsCss from './record-comments.module.css'

/** The conversation with the customer, the oldest first, as it was held. */
export function RecordComments({ comments }: { comments: readonly ProposalComment[] }) {
  if (comments.length === 0)
    return (
      <p className={`${css.part} ${css.empty}`}>
        <Trans>No comments yet. Customers can ask questions on their page.</Trans>
      </p>
    )
  const inOrder = comments.toSorted((a, b) => a.date.localeCompare(b.date))
  return (
    <ol className={`${css.part} ${recordCommentsCss.comments}`}>
      {inOrder.map((comment) => (
        <li key={comment.id} data-by={comment.type}>
          <p className={recordCommentsCss.said}>
            <b>{nameOf(comment)}</b>
            <DateText date={comment.date} inSentence />
          </p>
          <p className={recordCommentsCss.comment}>{comment.comment}</p>
        </li>
      ))}
    </ol>
  )
}
