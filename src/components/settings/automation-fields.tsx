import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import css from './automation-fields.module.css'
import { LineActs } from '#src/components/ui/line-acts.tsx'
import { SettingName } from './named-fields.tsx'

export type AutomationFields = {
  name: string
  automations: { trigger: string; days: number | string; action: string }[]
}

/** What follows by itself, step by step. */
export function AutomationFormFields() {
  const { t } = useLingui()
  return (
    <>
      <FormSection title={t`Automation set`} about={t`Shown when choosing an automation for a proposal or template.`}>
        <SettingName />
      </FormSection>
      <FormSection title={t`Steps`} about={t`Each step runs a set number of days after its event.`}>
        <Wide>
          <Steps />
        </Wide>
      </FormSection>
    </>
  )
}

function Steps() {
  const { control, formState } = useFormContext<AutomationFields>()
  const { t } = useLingui()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'automations', keyName: 'key' })
  const foot = useRef<HTMLDivElement>(null)
  const whole = formState.errors.automations?.message ?? formState.errors.automations?.root?.message
  return (
    <>
      {fields.length === 0 && (
        <p className={css.empty}>
          <Trans>No steps yet.</Trans>
        </p>
      )}
      <ol className={css.steps}>
        {fields.map(({ key }, at) => (
          <li key={key}>
            <Step at={at} />
            <LineActs
              what={t`step ${at + 1}`}
              at={at}
              count={fields.length}
              onMove={(to) => move(at, to)}
              onRemove={() => {
                remove(at)
                foot.current?.querySelector('button')?.focus()
              }}
            />
          </li>
        ))}
      </ol>
      {whole !== undefined && <p role="alert">{whole}</p>}
      <div ref={foot}>
        <Button
          variant="outline"
          icon={<Icon of={IconPlus} />}
          onClick={() =>
            append({ trigger: '', days: 3, action: '' }, { focusName: `automations.${fields.length}.trigger` })
          }
        >
          <Trans>Add step</Trans>
        </Button>
      </div>
    </>
  )
}

function Step({ at }: { at: number }) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<AutomationFields>()
  const faults = formState.errors.automations?.[at]
  return (
    <div className={css.step}>
      <TextField
        {...register(`automations.${at}.trigger`)}
        label={t`Event`}
        error={faults?.trigger?.message}
        autoComplete="off"
      />
      <TextField
        {...register(`automations.${at}.days`)}
        label={t`Delay in days`}
        error={faults?.days?.message}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...register(`automations.${at}.action`)}
        label={t`Action`}
        error={faults?.action?.message}
        autoComplete="off"
      />
    </div>
  )
}
