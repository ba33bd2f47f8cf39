import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { FaultSummary, type Faults } from '#src/components/form/fault-summary.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import type { Proposal } from '#wire/proposals.ts'
import { KeptNotice, keptObstacle, type Kept } from './kept-notice.tsx'
import css from './send.module.css'
import type { SendFields } from './send-fields.ts'
import type { Finding } from './send-checks.ts'
import { SendFindings } from './send-findings.tsx'
import { SendMessage, type EmailTemplates } from './send-message.tsx'
import { SendReceivers } from './send-receivers.tsx'
import { SendWay } from './send-way.tsx'
import { sendLabel, sendObstacle } from './send-words.ts'

type Props = {
  proposal: Pick<Proposal, 'id' | 'name' | 'status' | 'contact' | 'receivers'>
  /** Where it goes to every receiver, when `proposal` has one of several. */
  everyonePath: string | undefined
  /** Of what was changed since it was sent, the number. */
  version: number | undefined
  templates: EmailTemplates
  kept: Kept
  findings: readonly Finding[]
  onEmail: ComponentProps<typeof SendReceivers>['onEmail']
  faults: Faults
  busy: boolean
  onSend: () => void
  onClose: () => void
}

/** The check before sending: who gets it, what it says, and how it goes. The button says what will happen. */
export function SendDialog({
  proposal,
  everyonePath,
  version,
  templates,
  kept,
  findings,
  onEmail,
  faults,
  busy,
  onSend,
  onClose,
}: Props) {
  const { t } = useLingui()
  const form = useId()
  const editPath = `/proposals/${proposal.id}/edit`
  const method = useWatch<SendFields, 'send_method'>({ name: 'send_method' })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t`Send “${proposal.name}”`}
      size="wide"
      foot={
        <>
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={busy}
            disabledReason={keptObstacle(kept.edits) ?? sendObstacle(method, proposal, findings)}
          >
            {sendLabel(method, { ...proposal, version })}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onSend()
        }}
      >
        <KeptNotice {...kept} editPath={editPath} />
        <FaultSummary {...faults} />
        <div className={css.parts}>
          <SendReceivers proposal={proposal} editPath={editPath} everyonePath={everyonePath} onEmail={onEmail} />
          <div className={css.main}>
            <SendMessage templates={templates} />
            <SendWay />
          </div>
          <SendFindings findings={findings} />
        </div>
      </form>
    </Dialog>
  )
}
