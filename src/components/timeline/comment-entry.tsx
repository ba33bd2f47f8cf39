import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowBackUp, IconLock, IconMessage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { ProposalRemark } from '#wire/proposal-comments.ts'
import type { TimelineEntry } from '#wire/timeline.ts'
import { Line } from './line.tsx'
import { namesIn } from './mails.tsx'
import { mentionParts } from './mentions.ts'
import { nameOf } from './remarks.ts'
import css from './timeline.module.css'

type Props = {
  entry: Extract<TimelineEntry, { kind: 'comment' }>
  /** Where a question that waits is answered; undefined while another one is. */
  box: ReactNode
  /** Left out, as the next, where the person may not answer. */
  onAnswer: (() => void) | undefined
  onPutAside: (() => void) | undefined
  /** Where the proposal has expired: a new date may be the answer. */
  onDate: (() => void) | undefined
}

/** A question with its answer written below it, an answer, or a note of the team. */
export function CommentEntry({ entry, ...waiting }: Props) {
  if (entry.comment.to === 'team') return <Note entry={entry} />
  return entry.comment.type === 'client' ? <Asked entry={entry} {...waiting} /> : <Answered entry={entry} />
}

function Asked({ entry: { date, comment }, box, onAnswer, onPutAside, onDate }: Props) {
  const person = <b>{nameOf(comment)}</b>
  const about = <Subject comment={comment} />
  return (
    <Line
      date={date}
      kind="question"
      glyph={<Icon of={IconMessage} />}
      fact={
        comment.about === '' ? (
          <Trans>{person} wrote</Trans>
        ) : (
          <Trans>
            {person} asked about {about}
          </Trans>
        )
      }
      aside={
        comment.settled && (
          <span className={css.meta}>
            <Trans>No answer needed</Trans>
          </span>
        )
      }
    >
      <blockquote className={css.asked} id={`comment-${comment.id}`}>
        {comment.comment}
      </blockquote>
      {comment.unanswered && (
        <>
          {box}
          <div className={css.acts}>
            {onDate && (
              <Button onClick={onDate}>
                <Trans>Set a new date…</Trans>
              </Button>
            )}
            {!box && onAnswer && (
              <Button variant="quiet" onClick={onAnswer}>
                <Trans>Answer</Trans>
              </Button>
            )}
            {onPutAside && (
              <Button variant="quiet" onClick={onPutAside}>
                <Trans>No answer needed</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </Line>
  )
}

/** The row or section it is about, where that is shown. */
const Subject = ({ comment: { row_id, about } }: { comment: ProposalRemark }) => (
  <Link to={row_id === null ? '?tab=text' : '?tab=prices'}>{about}</Link>
)

function Answered({ entry: { date, comment, mails } }: Pick<Props, 'entry'>) {
  const { t } = useLingui()
  const person = <b>{nameOf(comment)}</b>
  const names = namesIn(mails)
  return (
    <Line
      date={date}
      glyph={<Icon of={IconArrowBackUp} />}
      fact={comment.answers === null ? <Trans>{person} wrote to the customer</Trans> : <Trans>{person} answered</Trans>}
      aside={names !== '' && <span className={css.meta}>{t`By email to ${names}`}</span>}
    >
      <blockquote className={css.answered}>{comment.comment}</blockquote>
    </Line>
  )
}

const Note = ({ entry: { date, comment } }: Pick<Props, 'entry'>) => (
  <Line
    date={date}
    kind="note"
    glyph={<Icon of={IconLock} />}
    fact={<b>{nameOf(comment)}</b>}
    aside={
      <span className={css.internal}>
        <Trans>Internal note</Trans>
      </span>
    }
  >
    <p className={css.words}>
      {mentionParts(comment.comment, comment.mentions).map(({ text, named }, at) =>
        named ? <b key={`${named.id} ${at}`}>{text}</b> : text,
      )}
    </p>
  </Line>
)
