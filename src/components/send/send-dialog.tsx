import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IconClock, IconSend } from '@tabler/icons-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FaultSummary, type FaultReport } from '#src/components/form/fault-summary.tsx'
import { Held } from '#src/components/form/held.tsx'
import { CustomerLooks, type Look } from '#src/components/proposals/customer-looks.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MailTags } from '#wire/mails.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { KeptNotice, keptObstacle, type Kept } from './kept-notice.tsx'
import css from './send.module.css'
import type { SendFields } from './send-fields.ts'
import { isMendable, type Finding } from './finding.ts'
import { SendFindings, type Mends } from './send-findings.tsx'
import { sendLabel } from './send-label.ts'
import { SendMessage, type EmailTemplates } from './send-message.tsx'
import { SendReceivers } from './send-receivers.tsx'
import { SendTimeMenu, type SendingClock } from './send-time.tsx'
import { SendWay } from './send-way.tsx'
import { scheduleLabel, sendObstacle } from './send-words.ts'

type Props = {
  /** Its receivers are those whom it goes to. */
  proposal: Pick<Proposal, 'id' | 'name' | 'status' | 'contact' | 'receivers'>
  /** What it comes to, in words. */
  total: ReactNode
  /** All of its receivers, and who of them gets it. */
  choice: ComponentProps<typeof SendReceivers>['choice']
  /** Of what was changed since it was sent, the number. */
  version: number | undefined
  /** It reminds of what was sent. */
  isReminder: boolean
  templates: EmailTemplates
  /** What the mails are made of, as soon as it is known. */
  tags: MailTags | undefined
  hasMailServer: boolean
  /** Left out where nothing can be sent later. */
  clock: SendingClock | undefined
  kept: Kept
  findings: readonly Finding[]
  mends: Mends
  faults: FaultReport
  busy: boolean
  /** It is on its way with what was written. */
  held: boolean
  /** Shows the page that the mail leads to; left out where the service has none for the seller. */
  onLook: ((look: Look) => void) | undefined
  onSend: () => void
  onClose: () => void
}

/** The check before sending: who gets it, what it says, and how it goes. The button says what will happen. */
export function SendDialog(props: Props) {
  const { proposal, choice, version, isReminder, kept, findings, faults, busy } = props
  const form = useId()
  const editPath = `/proposals/${proposal.id}/edit`
  const [method, when] = useWatch<SendFields, ['send_method', 'when']>({ name: ['send_method', 'when'] })
  // Links to copy are made at once.
  const clock = method === 'service' ? props.clock : undefined
  const isLater = clock !== undefined && when === 'later'
  const sent = { ...proposal, version, isReminder }
  return (
    <Dialog
      opened
      onClose={props.onClose}
      title={titleOf({ version, isReminder })}
      about={
        <>
          <span className={css.about}>{proposal.name}</span> {props.total}
        </>
      }
      size="desk"
      foot={
        <>
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={busy}
            icon={<Icon of={isLater ? IconClock : IconSend} />}
            disabledReason={keptObstacle(kept.edits) ?? sendObstacle(proposal, findings)}
          >
            {isLater ? scheduleLabel(sent) : sendLabel(method, sent)}
          </Button>
          {clock && <SendTimeMenu clock={clock} />}
          <Button variant="quiet" onClick={props.onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {props.onLook && <CustomerLooks receivers={proposal.receivers} onLook={props.onLook} />}
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) props.onSend()
        }}
      >
        <KeptNotice {...kept} editPath={editPath} />
        <FaultSummary {...faults} />
        <div className={css.parts}>
          <Held held={props.held}>
            <div className={css.left}>
              <SendReceivers choice={choice} editPath={editPath} />
              <SendWay hasMailServer={props.hasMailServer} clock={clock} />
            </div>
            <SendMessage
              receivers={proposal.receivers}
              templates={props.templates}
              tags={props.tags}
              isFirst={!findings.some((finding) => finding.kind === 'blocker' && isMendable(finding))}
            />
            <SendFindings findings={findings} mends={props.mends} />
          </Held>
        </div>
      </form>
    </Dialog>
  )
}

function titleOf({ version, isReminder }: Pick<Props, 'version' | 'isReminder'>) {
  if (isReminder) return t`Send reminder`
  return version === undefined ? t`Send` : t`Send version ${version}`
}
