import { Trans, useLingui } from '@lingui/react/macro'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { CommentAudience, NewComment, ProposalRemark } from '#wire/proposal-comments.ts'
import css from './conversation.module.css'
import { mailedTo, nameOf, questionToAnswer } from './remarks.ts'
import { RemarkBox } from './remark-box.tsx'

type Props = {
  remarks: readonly ProposalRemark[]
  receivers: readonly string[]
  /** Nobody reads it yet: it begins among the team. */
  isDraft: boolean
  /** Gives why it could not be written, in words. */
  onWrite: (words: NewComment) => Promise<string | undefined>
}

/** With the customer and among the team, the oldest first; a question that waits has its answer written below it. */
export function Conversation({ remarks, receivers, isDraft, onWrite }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<number | 'none'>()
  const [draft, setDraft] = useState<{ text: string; to: CommentAudience }>({
    text: '',
    to: isDraft ? 'team' : 'customer',
  })
  const waiting = chosen === undefined ? questionToAnswer(remarks)?.id : chosen
  const answered = remarks.find(({ id, unanswered }) => id === waiting && unanswered)
  const box = (
    <RemarkBox
      key={answered?.id ?? 'all'}
      isAnswer={answered !== undefined}
      readers={mailedTo(remarks, receivers, answered)}
      draft={draft}
      onDraft={(change) => setDraft((before) => ({ ...before, ...change }))}
      onWrite={async (comment: string, to: CommentAudience) => {
        const fault = await onWrite({ comment, to, ...(answered && { answers: answered.id }) })
        if (fault === undefined) setChosen(undefined)
        return fault
      }}
    />
  )
  return (
    <div className={css.root}>
      {remarks.length === 0 && (
        <p className={css.empty}>
          <Trans>No comments yet. Customers can ask questions on their page.</Trans>
        </p>
      )}
      <ol aria-label={t`Comments`}>
        {remarks.map((remark) => (
          <li key={remark.id} data-to={remark.to} data-by={remark.type}>
            <RemarkLines remark={remark} />
            {remark.unanswered && remark !== answered && (
              <Button variant="quiet" onClick={() => setChosen(remark.id)}>
                <Trans>Reply</Trans>
              </Button>
            )}
            {remark === answered && box}
          </li>
        ))}
      </ol>
      {answered ? (
        <Button variant="quiet" onClick={() => setChosen('none')}>
          <Trans>Write a different message</Trans>
        </Button>
      ) : (
        box
      )}
    </div>
  )
}

function RemarkLines({ remark }: { remark: ProposalRemark }) {
  const { to, about, comment, date } = remark
  return (
    <div className={css.remark}>
      <p className={css.head}>
        <b>{nameOf(remark)}</b>
        <DateText date={date} inSentence />
        {about !== '' && (
          <span>
            <Trans>on {about}</Trans>
          </span>
        )}
        {to === 'team' && (
          <span className={css.internal}>
            <Icon of={IconLock} size={14} />
            <Trans>Internal note</Trans>
          </span>
        )}
      </p>
      <p className={css.words}>{comment}</p>
    </div>
  )
}
