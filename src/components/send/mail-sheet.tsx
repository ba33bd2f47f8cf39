import { Trans, useLingui } from '@lingui/react/macro'
import type { MailTags } from '#wire/mails.ts'
import type { MailText, TagValues } from '#wire/personalisation.ts'
import type { Receiver } from '#wire/proposal-details.ts'
import { mailParts, type MailPart } from './mail-parts.ts'
import css from './send-message.module.css'

type Props = {
  tags: Pick<MailTags, 'from' | 'reply_to'>
  receiver: Receiver
  values: TagValues
  mail: MailText
}

/** A mail as this receiver gets it, whole; what was filled in can be told from what was written. */
export function MailSheet({ tags: { from, reply_to }, receiver, values, mail }: Props) {
  const { t } = useLingui()
  const { subject, text } = mailParts(mail, values)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <article className={css.mail} aria-label={t`Email to ${receiver.fullname}`} tabIndex={0}>
      <dl>
        {from && (
          <div>
            <dt>
              <Trans>From</Trans>
            </dt>
            <dd>{boxWords(from)}</dd>
          </div>
        )}
        {reply_to.address !== '' && (
          <div>
            <dt>
              <Trans>Replies to</Trans>
            </dt>
            <dd>{boxWords(reply_to)}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>To</Trans>
          </dt>
          <dd>
            {receiver.fullname} <span>{receiver.email}</span>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Subject</Trans>
          </dt>
          <dd>
            <b>
              <Parts parts={subject} />
            </b>
          </dd>
        </div>
      </dl>
      <div className={css.text}>
        <Parts parts={text} />
      </div>
    </article>
  )
}

const boxWords = ({ name, address }: MailTags['reply_to']) => (
  <>
    {name} <span>{address}</span>
  </>
)

const Parts = ({ parts }: { parts: readonly MailPart[] }) =>
  parts.map(({ text, tag, open }, at) =>
    tag === undefined ? (
      text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of a text stay where they are
      <span key={at} className={css.tag} data-open={open} title={tag}>
        {text}
      </span>
    ),
  )
