import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { mailStateWords } from '#src/components/proposals/mail-state-words.ts'
import { Dialog } from '#src/components/ui/dialog.tsx'
import classes from './demo.module.css'
import { demo } from './home.ts'
import { Moment } from './moment.tsx'

/** The mails that the service has handed over; here they end. */
export function Outbox({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const { data: mails } = useQuery({ queryKey: ['mails'], queryFn: demo.mails, enabled: opened, refetchInterval: 2000 })
  return (
    <Dialog opened={opened} onClose={onClose} title={t`Outbox`} size="wide">
      <p className={classes.about}>
        <Trans>What the service mails, the newest first. No mail leaves this browser.</Trans>
      </p>
      {mails?.length === 0 && (
        <p>
          <Trans>Nothing has been mailed yet.</Trans>
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
          <pre className={classes.text}>{text}</pre>
        </details>
      ))}
    </Dialog>
  )
}
