import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { RadioChoice } from './radio-choice.tsx'
import type { SendFields } from './send-fields.ts'

/** Whether the service mails it, and whether passwords go. */
export function SendWay() {
  const { t } = useLingui()
  const { register } = useFormContext<SendFields>()
  return (
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
  )
}
