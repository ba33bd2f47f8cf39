import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { EmailLine } from '#src/components/contacts/email-line.tsx'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ComingLine } from '#src/components/ui/coming-line.tsx'
import { CopyText } from '#src/components/ui/copy-text.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import partCss from '#src/components/ui/record-parts.module.css'
import type { Proposal, Receiver } from '#wire/proposal-details.ts'
import type { ReceiverLine } from '#wire/receiver-line.ts'
import { ReceiverLineText } from './receiver-line-text.tsx'
import css from './record-receivers.module.css'

type Props = {
  proposal: Pick<Proposal, 'id' | 'receivers' | 'emails'>
  /**
   * By the receiver's id; empty where the service tells no more than version 2 does. Undefined while that, or what can be
   * done with a receiver, is not known: it all comes at once, and nothing of it moves.
   */
  lines: ReadonlyMap<number, ReceiverLine> | undefined
  now: Date
  /** Whether it can be sent to one of them alone. */
  sendsAgain: boolean
  hasMailServer: boolean
  /** Each tells the fault in words; left out where the person may not correct it. */
  onEmail: ((receiver: Receiver, email: string) => Promise<string | undefined>) | undefined
  onRemove: (receiver: Receiver) => Promise<string | undefined>
  /** What adds one more; nothing where it is not sent yet, or over. */
  adding: ReactNode
}

/** Who receives the proposal, and how far it has come with each of them. */
export function RecordReceivers({ proposal, hasMailServer, adding, ...rest }: Props) {
  const { t } = useLingui()
  const { id, receivers, emails } = proposal
  const waiting = hasMailServer ? 0 : emails.filter(({ state }) => state === 'queued').length
  return (
    <div className={partCss.part}>
      {waiting > 0 && (
        <Notice>
          <Plural
            value={waiting}
            one="# email is waiting: no mail server is configured. Share the link yourself meanwhile."
            other="# emails are waiting: no mail server is configured. Share the links yourself meanwhile."
          />
        </Notice>
      )}
      {receivers.length === 0 ? (
        <p className={partCss.empty}>
          <Trans>No receivers yet. Choose them under Edit.</Trans>
        </p>
      ) : (
        <ul className={css.receivers} aria-label={t`Receivers`}>
          {receivers.map((receiver) => (
            <ReceiverItem key={receiver.id} proposalId={id} receiver={receiver} {...rest} />
          ))}
        </ul>
      )}
      {adding}
    </div>
  )
}

type ItemProps = Pick<Props, 'lines' | 'now' | 'sendsAgain' | 'onEmail' | 'onRemove'> & {
  proposalId: number
  receiver: Receiver
}

function ReceiverItem({ proposalId, receiver, lines, now, sendsAgain, onEmail, onRemove }: ItemProps) {
  const { t } = useLingui()
  const [isMending, setMending] = useState(false)
  const [fault, setFault] = useState<string>()
  const { fullname, email, proposal_link } = receiver
  const line = lines?.get(receiver.id)
  const isMissed = email === '' || line?.state === 'bounced'
  const remove = async () => setFault(await onRemove(receiver))
  const acts = (
    <>
      {onEmail && isMissed && !isMending && (
        <Button variant="quiet" aria-label={t`Correct the address of ${fullname}`} onClick={() => setMending(true)}>
          <Trans>Correct</Trans>
        </Button>
      )}
      {proposal_link && sendsAgain && (
        <ButtonLink
          variant="quiet"
          to={`/proposals/${proposalId}/send?receiver=${receiver.id}`}
          aria-label={line?.state === 'linked' ? t`Send to ${fullname}` : t`Send again to ${fullname}`}
        >
          {line?.state === 'linked' ? <Trans>Send…</Trans> : <Trans>Send again…</Trans>}
        </ButtonLink>
      )}
      {sendsAgain && line?.removable && (
        <Button variant="quiet" aria-label={t`Remove ${fullname}`} onClick={() => void remove()}>
          <Trans>Remove</Trans>
        </Button>
      )}
    </>
  )
  return (
    <li className={css.receiver}>
      <div className={css.who}>
        <p>
          <b>{fullname}</b> <span className={css.quiet}>{signatureWords(receiver)}</span>
        </p>
        {line && <ReceiverLineText line={line} now={now} />}
        {lines === undefined && (
          <p>
            <ComingLine />
          </p>
        )}
        <p className={email ? css.quiet : css.missing}>{email || t`No email address`}</p>
        {proposal_link && <code className={css.link}>{proposal_link}</code>}
        {fault !== undefined && <p role="alert">{fault}</p>}
      </div>
      <div className={css.acts}>
        <div className={css.later}>{lines && acts}</div>
        {/* It is there first, at the end: what is known later comes beside it, and moves nothing. */}
        {proposal_link && <CopyText text={proposal_link} label={t`Copy link`} bare />}
      </div>
      {onEmail && isMending && (
        <div className={css.mend}>
          <p className={css.quiet}>
            <Trans>This also changes the contact. Send it again afterwards.</Trans>
          </p>
          <EmailLine
            className={css.email}
            name={fullname}
            onLeave={() => setMending(false)}
            onGive={async (given) => {
              const refused = await onEmail(receiver, given)
              if (refused === undefined) setMending(false)
              return refused
            }}
          />
        </div>
      )}
    </li>
  )
}

function signatureWords({ signature_required, signature_allowed }: Receiver): string {
  if (signature_required) return t`Must sign`
  return signature_allowed ? t`May sign` : t`Read only`
}
