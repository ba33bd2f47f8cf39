import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#src/components/ui/dialog.tsx'
import classes from './demo.module.css'
import { demo } from './home.ts'
import { Moment } from './moment.tsx'

/** The mails that the service has handed over; here they end. */
export function Outbox({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { data: mails } = useQuery({ queryKey: ['mails'], queryFn: demo.mails, enabled: opened, refetchInterval: 2000 })
  return (
    <Dialog opened={opened} onClose={onClose} title="Outbox" size="wide">
      <p className={classes.about}>What the service mails, the newest first. No mail leaves this browser.</p>
      {mails?.length === 0 && <p>Nothing has been mailed yet.</p>}
      {mails?.map(({ id, at, to, subject, text, state }) => (
        <details key={id} className={classes.entry}>
          <summary>
            <Moment at={at} /> <strong>{subject}</strong> to {to} <span className={classes.state}>{state}</span>
          </summary>
          <pre className={classes.text}>{text}</pre>
        </details>
      ))}
    </Dialog>
  )
}
