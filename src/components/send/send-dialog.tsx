import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FaultSummary, type Faults } from '#src/components/form/fault-summary.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import type { Proposal } from '#wire/proposals.ts'
import { KeptNotice, keptObstacle, type Kept } from './kept-notice.tsx'
import { RadioChoice } from './radio-choice.tsx'
import css from './send.module.css'
import type { SendFields } from './send-fields.ts'
import { SendMessage, type EmailTemplates } from './send-message.tsx'
import { SendReceivers } from './send-receivers.tsx'
import { sendLabel, sendObstacle } from './send-words.ts'

type Props = {
  proposal: Pick<Proposal, 'id' | 'name' | 'status' | 'receivers'>
  /** Of what was changed since it was sent, the number. */
  version: number | undefined
  templates: EmailTemplates
  kept: Kept
  faults: Faults
  busy: boolean
  onSend: () => void
  onClose: () => void
}

/** The check before sending: who gets it, what it says, and how it goes. The button says what will happen. */
export function SendDialog({ proposal, version, templates, kept, faults, busy, onSend, onClose }: Props) {
  const { t } = useLingui()
  const form = useId()
  const { register } = useFormContext<SendFields>()
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
            disabledReason={keptObstacle(kept.edits) ?? sendObstacle(method, proposal)}
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
          <SendReceivers receivers={proposal.receivers} editPath={editPath} />
          <div className={css.main}>
            <SendMessage templates={templates} />
            <section aria-labelledby="send-way">
              <h3 id="send-way">
                <Trans>How it goes out</Trans>
              </h3>
              <RadioChoice
                name="send_method"
                label={t`How it goes out`}
                options={[
                  { value: 'service', label: t`Mail it`, help: t`Everyone gets a mail with a link of their own.` },
                  {
                    value: 'self',
                    label: t`I send it myself`,
                    help: t`A link is made for everyone and nothing is mailed. The links stand on the record, under Receivers, ready to copy.`,
                  },
                ]}
              />
              <CheckboxField
                {...register('password_reset')}
                label={t`Reset passwords`}
                help={t`Whoever set a password on an earlier link has to set a new one.`}
              />
            </section>
          </div>
        </div>
      </form>
    </Dialog>
  )
}
