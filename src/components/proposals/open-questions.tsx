import { Trans, useLingui } from '@lingui/react/macro'
import { IconMessage } from '@tabler/icons-react'
import { Link } from 'react-router'
import { EmptyState } from '#src/components/list/empty-state.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { OpenQuestion } from '#wire/questions.ts'
import css from './open-questions.module.css'

type Props = {
  /** The one that waits longest first. */
  questions: readonly OpenQuestion[]
  /** Left out where the person may not answer. */
  onPutAside: ((question: OpenQuestion) => void) | undefined
}

/** Customers' questions without an answer, each with the way to where it is answered. */
export function OpenQuestions({ questions, onPutAside }: Props) {
  const { t } = useLingui()
  if (questions.length === 0)
    return (
      <EmptyState title={t`No unanswered questions`}>
        <Trans>What customers ask on their page appears here until you answer it.</Trans>
      </EmptyState>
    )
  return (
    <ol className={css.questions} aria-label={t`Unanswered questions`}>
      {questions.map((question) => (
        <Question key={question.id} question={question} onPutAside={onPutAside && (() => onPutAside(question))} />
      ))}
    </ol>
  )
}

function Question({ question, onPutAside }: { question: OpenQuestion; onPutAside: (() => void) | undefined }) {
  const { fullname, about, comment, date, proposal } = question
  const { name } = proposal
  return (
    <li className={css.question}>
      <Icon of={IconMessage} />
      <div className={css.asked}>
        <p className={css.head}>
          <span>
            {about === '' ? (
              <Trans>
                <b>{fullname}</b> asked
              </Trans>
            ) : (
              <Trans>
                <b>{fullname}</b> asked about {about}
              </Trans>
            )}
          </span>
          <DateText date={date} />
        </p>
        <blockquote className={css.words}>{comment}</blockquote>
        <p className={css.proposal}>
          <Link to={`/proposals/${proposal.id}`}>{name}</Link>
          <span>{proposal.contact_name}</span>
        </p>
      </div>
      {onPutAside && (
        <div className={css.acts}>
          <Button variant="quiet" onClick={onPutAside}>
            <Trans>No answer needed</Trans>
          </Button>
          <ButtonLink to={answerPath(question)}>
            <Trans>Answer</Trans>
          </ButtonLink>
        </div>
      )}
    </li>
  )
}

const answerPath = ({ proposal }: OpenQuestion) => `/proposals/${proposal.id}?tab=timeline&show=comments`
