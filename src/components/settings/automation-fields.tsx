import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { LineActs } from '#src/components/ui/line-acts.tsx'
import type { EmailTemplate } from '#wire/templates.ts'
import css from './automation-fields.module.css'
import { AutomationSentence } from './automation-sentence.tsx'
import { newAutomation, type AutomationFields } from './automation-values.ts'
import { SettingName } from './named-fields.tsx'

type Props = { templates: readonly EmailTemplate[] | undefined; children?: ReactNode }

/** What follows by itself, each step a sentence made of choices. */
export function AutomationFormFields({ templates, children }: Props) {
  const { t } = useLingui()
  return (
    <>
      <FormSection title={t`Automation set`} about={t`Shown when choosing an automation for a proposal or template.`}>
        <SettingName />
      </FormSection>
      <FormSection
        title={t`Steps`}
        about={t`Each step runs once for every version you send, within your sending hours. It stops when the proposal has moved on.`}
      >
        <Wide>
          <Steps templates={templates} />
        </Wide>
      </FormSection>
      {children}
    </>
  )
}

function Steps({ templates }: Pick<Props, 'templates'>) {
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
          <li key={key} aria-label={t`Step ${at + 1}`}>
            <AutomationSentence at={at} templates={templates} />
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
          onClick={() => append(newAutomation, { focusName: `automations.${fields.length}.trigger` })}
        >
          <Trans>Add step</Trans>
        </Button>
      </div>
    </>
  )
}
