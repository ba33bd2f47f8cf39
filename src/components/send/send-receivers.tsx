import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { Link } from 'react-router'
import { Icon } from '#src/components/ui/icon.tsx'
import { Tick } from '#src/components/ui/tick.tsx'
import type { Receiver } from '#wire/proposal-details.ts'
import css from './send-receivers.module.css'
import { lacksEmail } from './send-words.ts'

type Props = {
  choice: {
    receivers: readonly Receiver[]
    /** Ids of those who get it. */
    chosen: ReadonlySet<number>
    /** Takes one in or leaves them out; the first time it goes to everyone. */
    onChoose: ((id: number, isChosen: boolean) => void) | undefined
  }
  editPath: string
}

/** Who gets it, and what they may do with it. */
export function SendReceivers({ choice: { receivers, chosen, onChoose }, editPath }: Props) {
  return (
    <section className={css.receivers} aria-labelledby="send-receivers">
      <h3 id="send-receivers">
        <Trans>Receivers</Trans>
      </h3>
      {receivers.length === 0 && (
        <p>
          <Trans>
            No receivers yet. <Link to={editPath}>Choose receivers</Link>
          </Trans>
        </p>
      )}
      <ul>
        {receivers.map((receiver) => (
          <li key={receiver.id} data-out={chosen.has(receiver.id) ? undefined : true}>
            {onChoose && (
              <Tick
                label={receiver.fullname}
                checked={chosen.has(receiver.id)}
                onChange={(event) => onChoose(receiver.id, event.target.checked)}
              />
            )}
            <Who receiver={receiver} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Who = ({ receiver }: { receiver: Receiver }) => {
  const { t } = useLingui()
  return (
    <>
      <span className={css.who}>
        <span className={css.name}>{receiver.fullname}</span>
        {lacksEmail(receiver) ? (
          <span className={css.missing}>
            <Icon of={IconAlertTriangle} size={14} />
            {t`No email address`}
          </span>
        ) : (
          <span className={css.email}>{receiver.email}</span>
        )}
      </span>
      <span className={css.role}>{roleWords(receiver)}</span>
    </>
  )
}

function roleWords({ signature_required, signature_allowed }: Receiver) {
  if (signature_required) return t`Signer`
  return signature_allowed ? t`May sign` : t`Reader`
}
