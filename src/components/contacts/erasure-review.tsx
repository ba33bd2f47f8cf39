import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { DateText } from '#src/components/ui/date-text.tsx'
import type { ErasureReview as Review } from '#wire/privacy.ts'
import css from './erasure-review.module.css'

/** What erasing a person takes away, what it leaves, until when and why. */
export function ErasureReview({ review: { fullname, counts, kept } }: { review: Review }) {
  const { t } = useLingui()
  return (
    <div className={css.root}>
      <p>
        <Trans>
          “{fullname}” is erased for good, and no trash brings them back. On proposals and in comments their place reads
          “Erased person”.
        </Trans>
      </p>
      <h3 className={css.head} id="erased">
        <Trans>Erased</Trans>
      </h3>
      <ul aria-labelledby="erased">
        <li>
          <Trans>Name, addresses, numbers, tags and custom fields</Trans>
        </li>
        {countsOf(counts).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          <Trans>Full name, addresses and numbers in what colleagues wrote on these proposals</Trans>
        </li>
      </ul>
      {kept.length > 0 && (
        <>
          <h3 className={css.head} id="kept">
            <Trans>Kept</Trans>
          </h3>
          <p>
            <Trans>
              A signature stays as it was signed: the law asks you to be able to show what was agreed. Then the name
              goes from it too.
            </Trans>
          </p>
          <ul aria-label={t`Kept`}>
            {kept.map(({ proposal_id, proposal_nr, proposal_name, name, date_until }) => (
              <li key={`${proposal_id} ${date_until}`}>
                <Trans>
                  {proposal_nr} {proposal_name}, signed as “{name}”, until <DateText date={date_until} />
                </Trans>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Trans>
          First names and nicknames in texts stay, and so does what stands inside attached PDFs and pictures. Backups
          hold what was erased until they are thrown away.
        </Trans>
      </p>
    </div>
  )
}

function countsOf({ proposals, mails, queued_mails, visits, comments, reminders }: Review['counts']): string[] {
  const lines = [
    [proposals, plural(proposals, { one: 'Their link to # proposal', other: 'Their links to # proposals' })],
    [mails, plural(mails, { one: 'Address and text of # email', other: 'Address and text of # emails' })],
    [
      queued_mails,
      plural(queued_mails, { one: '# email that waits is not sent', other: '# emails that wait are not sent' }),
    ],
    [reminders, plural(reminders, { one: '# reminder is dropped', other: '# reminders are dropped' })],
    [visits, plural(visits, { one: '# visit', other: '# visits' })],
    [comments, plural(comments, { one: 'Their name on # comment', other: 'Their name on # comments' })],
  ] as const
  return lines.filter(([count]) => count > 0).map(([, line]) => line)
}
