import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { CopyText } from '#src/components/ui/copy-text.tsx'
import type { Proposal, Receiver } from '#wire/proposals.ts'
import own from './record-receivers.module.css'
import css from '#src/components/ui/record-parts.module.css'

type Props = {
  proposal: Pick<Proposal, 'id' | 'receivers'>
  /** Whether it can be sent to one of them alone. */
  sendsAgain: boolean
}

/** Who receives the proposal, whether they sign, and the link each of them has. */
export function RecordReceivers({ proposal, sendsAgain }: Props) {
  const { t } = useLingui()
  const { id, receivers } = proposal
  if (receivers.length === 0)
    return (
      <p className={`${css.part} ${css.empty}`}>
        <Trans>Nobody receives this proposal yet. Choose them under Edit.</Trans>
      </p>
    )
  return (
    <div className={css.part}>
      <table className={`${css.table} ${own.table}`} aria-label={t`Receivers`}>
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
              <td className={css.name}>{receiver.fullname}</td>
              <td className={receiver.email ? css.quiet : css.missing}>{receiver.email || t`No email address`}</td>
              <td className={css.quiet}>{signatureWords(receiver)}</td>
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
                  <span className={css.quiet}>
                    <Trans>Made when sent</Trans>
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
  return signature_allowed ? t`May sign` : t`Reads only`
}
