import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CopyText } from '#src/components/ui/copy-text.tsx'
import { DateText } from '#src/components/ui/date-text.tsx'
import { heightOf, pathOf } from '#src/components/viewer/signature-path.ts'
import { formatDate } from '#src/locales/formats.ts'
import { filledIn } from '#wire/filled-in.ts'
import type { CustomerAcceptance, CustomerDecline, ProposalCustomer } from '#wire/proposal-customer.ts'
import type { AgreeField } from '#wire/viewer.ts'
import { declineWords } from './decline-words.ts'
import { dayText } from './validity.ts'
import css from './record-acceptance.module.css'

type Props = { customer: ProposalCustomer }

/** What the customer decided: who signed and who has still to, who declined and why. */
export function RecordAcceptance({ customer }: Props) {
  const { declines, version } = customer
  if (version === null)
    return (
      <p className={css.empty}>
        <Trans>Not sent yet. Choices, signatures and declines appear here.</Trans>
      </p>
    )
  const current = declines.filter(({ counts }) => counts)
  const before = declines.filter(({ counts }) => !counts)
  return (
    <>
      <Signatures customer={customer} />
      <Declines declines={current} />
      <Earlier acceptances={customer.acceptances.filter(({ counts }) => !counts)} declines={before} />
    </>
  )
}

function Signatures({ customer: { acceptances, receivers, agree_fields } }: Pick<Props, 'customer'>) {
  const { t } = useLingui()
  const signed = acceptances.filter(({ counts }) => counts)
  const missing = receivers.filter(({ must_sign, state }) => must_sign && state !== 'signed')
  const all = signed.length + missing.length
  if (all === 0 && receivers.every(({ may_sign }) => !may_sign)) return null
  return (
    <section className={css.part} aria-label={t`Acceptance`}>
      <h2>
        <Trans>Acceptance</Trans>
        {all > 0 && (
          <small>
            <Trans>
              {signed.length} of {all} signed
            </Trans>
          </small>
        )}
      </h2>
      {all === 0 && (
        <p className={css.quiet}>
          <Trans>No required signers. The first signature accepts the proposal.</Trans>
        </p>
      )}
      <ul className={css.signatures}>
        {signed.map((acceptance) => (
          <Signed key={acceptance.hash} acceptance={acceptance} asked={agree_fields} />
        ))}
        {missing.map(({ contact_people_id, fullname, state }) => (
          <li key={contact_people_id} className={css.missing}>
            <p className={css.ink} />
            <p>{fullname}</p>
            <p className={css.quiet}>{t(missingWords[state])}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const missingWords: Record<ProposalCustomer['receivers'][number]['state'], MessageDescriptor> = {
  waiting: msg`Not opened`,
  opened: msg`Not signed`,
  signed: msg`Signed`,
  declined: msg`Declined`,
}

type SignedProps = { acceptance: CustomerAcceptance; asked: readonly AgreeField[] }

function Signed({ acceptance, asked }: SignedProps) {
  const { t } = useLingui()
  const { name, date, signature, hash, fullname } = acceptance
  const moment = formatDate(new Date(date), { dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <li>
      <div className={css.ink}>
        {'typed' in signature ? (
          <span className={css.typed}>{signature.typed}</span>
        ) : (
          <svg viewBox={`0 0 1000 ${heightOf(signature.strokes)}`} role="img" aria-label={t`Signature of ${name}`}>
            <path d={pathOf(signature.strokes)} />
          </svg>
        )}
      </div>
      <p>
        {name}, {'typed' in signature ? t`typed` : t`drawn`}
      </p>
      {name !== fullname && <p className={css.quiet}>{fullname}</p>}
      <p className={css.quiet}>
        <time dateTime={date}>{moment}</time>
      </p>
      <dl className={css.fields}>
        {filledIn(acceptance, asked, (day) => dayText(day)).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Trans>Proof</Trans>
          </dt>
          <dd className={css.proof}>
            <code>{hash.replace(/(.{8})(?=.)/g, '$1 ')}</code>
            <CopyText text={hash} label={t`Copy proof`} bare />
          </dd>
        </div>
      </dl>
      <p>
        <a className={css.verify} href={`${import.meta.env.BASE_URL}verify#${hash}`} target="_blank" rel="noreferrer">
          <Trans>Verify</Trans>
        </a>
      </p>
    </li>
  )
}

function Declines({ declines }: { declines: readonly CustomerDecline[] }) {
  const { t } = useLingui()
  if (declines.length === 0) return null
  return (
    <section className={css.part} aria-label={t`Declined`}>
      <h2>
        <Trans>Declined</Trans>
      </h2>
      <ul>
        {declines.map((decline) => (
          <Decline key={`${decline.contact_people_id} ${decline.date}`} decline={decline} />
        ))}
      </ul>
    </section>
  )
}

function Decline({ decline: { fullname, reason, text, date } }: { decline: CustomerDecline }) {
  const { t } = useLingui()
  return (
    <li className={css.decline}>
      <p>
        <b>{fullname}</b> <DateText date={date} inSentence />: {t(declineWords[reason])}
      </p>
      {text !== '' && <p className={css.said}>{text}</p>}
    </li>
  )
}

type EarlierProps = { acceptances: readonly CustomerAcceptance[]; declines: readonly CustomerDecline[] }

/** Of versions before, or taken back since: on record, and no longer what holds. */
function Earlier({ acceptances, declines }: EarlierProps) {
  const { t } = useLingui()
  if (acceptances.length + declines.length === 0) return null
  return (
    <section className={css.part} aria-label={t`No longer valid`}>
      <h2>
        <Trans>No longer valid</Trans>
      </h2>
      <ul>
        {acceptances.map(({ hash, name, version_number, date }) => (
          <li key={hash} className={css.decline}>
            <Trans>
              <b>{name}</b> signed version {version_number} <DateText date={date} inSentence />
            </Trans>
          </li>
        ))}
        {declines.map((decline) => (
          <Decline key={`${decline.contact_people_id} ${decline.date}`} decline={decline} />
        ))}
      </ul>
    </section>
  )
}
