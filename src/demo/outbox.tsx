import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mailStateWords } from '#src/components/proposals/mail-state-words.ts'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import classes from './demo.module.css'
import { demo } from './home.ts'
import { linkedParts } from '#wire/linked-parts.ts'
import { Moment } from './moment.tsx'

/** The mails that the service has handed over; here they end. */
export function Outbox({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const [isPlain, setPlain] = useState(false)
  const { data: mails } = useQuery({ queryKey: ['mails'], queryFn: demo.mails, enabled: opened, refetchInterval: 2000 })
  return (
    <Dialog opened={opened} onClose={onClose} title={t`Outbox`} size="wide">
      <p className={classes.explained}>
        <Trans>Emails from the demo, newest first. None leave this browser.</Trans>
      </p>
      <CheckboxField
        className={classes.plain ?? ''}
        label={t`Plain text`}
        checked={isPlain}
        onChange={({ currentTarget }) => setPlain(currentTarget.checked)}
      />
      {mails?.length === 0 && (
        <p>
          <Trans>No emails yet.</Trans>
        </p>
      )}
      {mails?.map((mail) => (
        <OutboxMail key={mail.id} mail={mail} isPlain={isPlain} />
      ))}
    </Dialog>
  )
}

type Mail = Awaited<ReturnType<typeof demo.mails>>[number]

/** The frame runs no script: the mail is what it will be in a mail program. It is fetched once it is opened. */
function OutboxMail({ mail, isPlain }: { mail: Mail; isPlain: boolean }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { at, to, subject, text, state, page } = mail
  return (
    <details className={classes.entry} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Moment at={at} />{' '}
        <Trans>
          <strong>{subject}</strong> to {to}
        </Trans>{' '}
        <span className={classes.state}>{t(mailStateWords[state])}</span>
      </summary>
      {isOpen && !isPlain && (
        <iframe
          className={classes.mail}
          src={page}
          title={subject}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      )}
      {isPlain && <pre className={classes.text}>{linked(text)}</pre>}
    </details>
  )
}

/** Links of the mail open beside the demo, as from a mail program. */
const linked = (text: string) =>
  linkedParts(text).map(({ text: words, isLink }, at) =>
    isLink ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text stay where they are
      <a key={at} href={words} target="_blank" rel="noreferrer">
        {words}
      </a>
    ) : (
      words
    ),
  )
