import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { RadioChoice } from './radio-choice.tsx'
import css from './send.module.css'
import type { SendFields } from './send-fields.ts'

/** Whether the service mails it, and whether passwords go. */
export function SendWay({ hasMailServer }: { hasMailServer: boolean }) {
  const { t } = useLingui()
  const { register } = useFormContext<SendFields>()
  const method = useWatch<SendFields, 'send_method'>({ name: 'send_method' })
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
      <CheckboxField
        {...register('password_reset')}
        label={t`Reset passwords`}
        help={t`Receivers with a password set a new one`}
      />
    </section>
  )
}
