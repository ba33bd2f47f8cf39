import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { EmailLine } from '#src/components/contacts/email-line.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { Proposal, Receiver } from '#wire/proposals.ts'
import css from './send.module.css'
import { lacksEmail } from './send-words.ts'

type Props = {
  proposal: Pick<Proposal, 'id' | 'contact' | 'receivers'>
  editPath: string
  /** Where it goes to all of them, when this is one of several. */
  everyonePath: string | undefined
  /** Gives one of them an email address; the fault in words where that fails. */
  onEmail: (receiver: Receiver, email: string) => Promise<string | undefined>
}

/** Who gets it, and what is missing before they can. */
export function SendReceivers({ proposal, editPath, everyonePath, onEmail }: Props) {
  const { receivers } = proposal
  return (
    <section className={css.receivers} aria-labelledby="send-receivers">
      <h3 id="send-receivers">
        <Trans>Receivers</Trans>
      </h3>
      {receivers.length === 0 && (
        <p>
          <Trans>
            Nobody receives it yet. <Link to={editPath}>Choose the receivers</Link>
          </Trans>
        </p>
      )}
      <ul>
        {receivers.map((receiver) => (
          <li key={receiver.id}>
            <span className={css.name}>{receiver.fullname}</span>
            {lacksEmail(receiver) ? (
              <>
                <span className={css.missing}>
                  <Icon of={IconAlertTriangle} size={14} />
                  <Trans>
                    No email address. <Link to={editPath}>Choose another</Link>
                  </Trans>
                </span>
                <EmailLine name={receiver.fullname} onGive={(email) => onEmail(receiver, email)} className={css.mend} />
              </>
            ) : (
              <span className={css.email}>{receiver.email}</span>
            )}
          </li>
        ))}
      </ul>
      {everyonePath !== undefined && (
        <p>
          <Trans>
            Nobody else gets it. <Link to={everyonePath}>Send it to everyone</Link>
          </Trans>
        </p>
      )}
    </section>
  )
}
