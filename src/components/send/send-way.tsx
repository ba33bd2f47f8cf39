import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { RadioChoice } from './radio-choice.tsx'
import css from './send.module.css'
import type { SendFields } from './send-fields.ts'
import { SendTimeField, type SendingClock } from './send-time.tsx'

type Props = { hasMailServer: boolean; clock: SendingClock | undefined }

/** Whether the service mails it and when, and whether passwords go. */
export function SendWay({ hasMailServer, clock }: Props) {
  const { t } = useLingui()
  const { register } = useFormContext<SendFields>()
  const [method, when] = useWatch<SendFields, ['send_method', 'when']>({ name: ['send_method', 'when'] })
  return (
    <section className={css.delivery} aria-labelledby="send-way">
      <h3 id="send-way">
        <Trans>Delivery</Trans>
      </h3>
      <RadioChoice
        name="send_method"
        label={t`Delivery`}
        options={[
          { value: 'service', label: t`Email`, help: t`Each receiver gets a personal link` },
          { value: 'self', label: t`Share the links yourself`, help: t`No email is sent` },
        ]}
      />
      {method === 'service' && !hasMailServer && (
        <Notice>
          <Trans>No mail server is configured. Emails wait in the outbox.</Trans>
        </Notice>
      )}
      {clock && when === 'later' && <SendTimeField clock={clock} />}
      <CheckboxField
        {...register('password_reset')}
        label={t`Reset passwords`}
        help={t`Receivers with a password set a new one`}
      />
    </section>
  )
}
