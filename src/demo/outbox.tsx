import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { mailStateWords } from '#src/components/proposals/mail-state-words.ts'
import { Dialog } from '#src/components/ui/dialog.tsx'
import classes from './demo.module.css'
import { demo } from './home.ts'
import { linkedParts } from './linked-parts.ts'
import { Moment } from './moment.tsx'

/** The mails that the service has handed over; here they end. */
export function Outbox({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const { data: mails } = useQuery({ queryKey: ['mails'], queryFn: demo.mails, enabled: opened, refetchInterval: 2000 })
  return (
    <Dialog opened={opened} onClose={onClose} title={t`Outbox`} size="wide">
      <p className={classes.explained}>
        <Trans>Emails from the demo, newest first. None leave this browser.</Trans>
      </p>
      {mails?.length === 0 && (
        <p>
          <Trans>No emails yet.</Trans>
        </p>
      )}
      {mails?.map(({ id, at, to, subject, text, state }) => (
        <details key={id} className={classes.entry}>
          <summary>
            <Moment at={at} />{' '}
            <Trans>
              <strong>{subject}</strong> to {to}
            </Trans>{' '}
            <span className={classes.state}>{t(mailStateWords[state])}</span>
          </summary>
          <pre className={classes.text}>{linked(text)}</pre>
        </details>
      ))}
    </Dialog>
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
