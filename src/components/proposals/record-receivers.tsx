import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { CopyText } from '#src/components/ui/copy-text.tsx'
import type { Proposal, Receiver } from '#wire/proposals.ts'
import own from './record-receivers.module.css'
import css from '#src/components/ui/record-parts.module.css'
import recordTableCss from '#src/components/ui/record-table.module.css'

type Props = {
  proposal: Pick<Proposal, 'id' | 'receivers' | 'emails'>
  /** Whether it can be sent to one of them alone. */
  sendsAgain: boolean
  hasMailServer: boolean
}

/** Who receives the proposal, whether they sign, and the link each of them has. */
export function RecordReceivers({ proposal, sendsAgain, hasMailServer }: Props) {
  const { t } = useLingui()
  const { id, receivers, emails } = proposal
  const waiting = hasMailServer ? 0 : emails.filter(({ state }) => state === 'queued').length
  if (receivers.length === 0)
    return (
      <p className={`${css.part} ${css.empty}`}>
        <Trans>No receivers yet. Choose them under Edit.</Trans>
      </p>
    )
  return (
    <div className={css.part}>
      {waiting > 0 && (
        <Notice>
          <Plural
            value={waiting}
            one="# email is waiting: no mail server is configured. Share the link yourself meanwhile."
            other="# emails are waiting: no mail server is configured. Share the links yourself meanwhile."
          />
        </Notice>
      )}
      <table className={`${recordTableCss.table} ${own.table}`} aria-label={t`Receivers`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Name</Trans>
            </th>
            <th scope="col">
              <Trans>Email</Trans>
            </th>
            <th scope="col">
              <Trans>Signature</Trans>
            </th>
            <th scope="col" className={own.head}>
              <Trans>Link</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {receivers.map((receiver) => (
            <tr key={receiver.id}>
              <td className={recordTableCss.name}>{receiver.fullname}</td>
              <td className={receiver.email ? recordTableCss.quiet : recordTableCss.missing}>
                {receiver.email || t`No email address`}
              </td>
              <td className={recordTableCss.quiet}>{signatureWords(receiver)}</td>
              <td>
                {receiver.proposal_link ? (
                  <div className={own.link}>
                    <code>{receiver.proposal_link}</code>
                    <CopyText text={receiver.proposal_link} label={t`Copy link`} bare />
                    {sendsAgain && (
                      <ButtonLink
                        variant="quiet"
                        to={sendToPath(id, receiver)}
                        aria-label={t`Send again to ${receiver.fullname}`}
                      >
                        <Trans>Send again…</Trans>
                      </ButtonLink>
                    )}
                  </div>
                ) : (
                  <span className={recordTableCss.quiet}>
                    <Trans>Created when sent</Trans>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The send window for one of the receivers. */
const sendToPath = (proposal: number, { id }: Pick<Receiver, 'id'>) => `/proposals/${proposal}/send?receiver=${id}`

function signatureWords({ signature_required, signature_allowed }: Receiver): string {
  if (signature_required) return t`Must sign`
  return signature_allowed ? t`May sign` : t`Read only`
}
