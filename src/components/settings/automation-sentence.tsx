import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconX } from '@tabler/icons-react'
import { Controller, useController, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '#src/components/ui/button.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { AutomationTrigger } from '#wire/automation.ts'
import type { EmailTemplate } from '#wire/templates.ts'
import css from './automation-fields.module.css'
import type { AutomationFields } from './automation-values.ts'
import { actionWords, fittingActions, triggerWords } from './automation-words.ts'

type Props = { at: number; templates: readonly EmailTemplate[] | undefined }

/** "When [it was sent and not opened] after [3] [working days], [email the receivers] with [Reminder]". */
export function AutomationSentence({ at, templates }: Props) {
  const { control } = useFormContext<AutomationFields>()
  const [trigger, action] = useWatch({ control, name: [`automations.${at}.trigger`, `automations.${at}.action`] })
  return (
    <div className={css.step}>
      <div className={css.clause}>
        <Trigger at={at} />
        <Time at={at} isBefore={trigger === 'expiring'} />
      </div>
      <div className={css.clause}>
        <Action at={at} trigger={trigger} />
        {action === 'remind' && <Templates at={at} templates={templates} />}
        {action === 'tell_owner' && <Note at={at} />}
      </div>
    </div>
  )
}

function Trigger({ at }: { at: number }) {
  const { t } = useLingui()
  const { control, getValues, setValue } = useFormContext<AutomationFields>()
  const { field, fieldState } = useController({ control, name: `automations.${at}.trigger` })
  const choose = (trigger: AutomationTrigger) => {
    field.onChange(trigger)
    const [fitting = 'tell_owner', ...others] = fittingActions(trigger)
    const action = getValues(`automations.${at}.action`)
    if (action !== fitting && !others.includes(action)) setValue(`automations.${at}.action`, fitting)
  }
  return (
    <SelectField
      {...field}
      label={t`When`}
      error={fieldState.error?.message}
      searchable={false}
      data={Object.entries(triggerWords()).map(([value, label]) => ({ value, label }))}
      onChange={(value) => value !== null && choose(value as AutomationTrigger)}
    />
  )
}

function Time({ at, isBefore }: { at: number; isBefore: boolean }) {
  const { t } = useLingui()
  const { control, register, formState } = useFormContext<AutomationFields>()
  const faults = formState.errors.automations?.[at]
  return (
    <div className={css.time}>
      <TextField
        {...register(`automations.${at}.days`)}
        label={isBefore ? t`Before` : t`After`}
        error={faults?.days?.message}
        inputMode="numeric"
        autoComplete="off"
      />
      <Controller
        control={control}
        name={`automations.${at}.working_days`}
        render={({ field: { value, onChange, ...field } }) => (
          <SelectField
            {...field}
            value={value ? 'working_days' : 'days'}
            onChange={(count) => onChange(count === 'working_days')}
            label={t`Counted in`}
            searchable={false}
            data={[
              { value: 'days', label: t`days` },
              { value: 'working_days', label: t`working days` },
            ]}
          />
        )}
      />
    </div>
  )
}

function Action({ at, trigger }: { at: number; trigger: AutomationTrigger }) {
  const { t } = useLingui()
  const { control } = useFormContext<AutomationFields>()
  const words = actionWords()
  return (
    <Controller
      control={control}
      name={`automations.${at}.action`}
      render={({ field, fieldState }) => (
        <SelectField
          {...field}
          label={t`Then`}
          error={fieldState.error?.message}
          searchable={false}
          data={fittingActions(trigger).map((value) => ({ value, label: words[value] }))}
        />
      )}
    />
  )
}

/** One for each language: the one in the proposal's language is sent. */
function Templates({ at, templates = [] }: Props) {
  const { t } = useLingui()
  const { control } = useFormContext<AutomationFields>()
  const { field, fieldState } = useController({ control, name: `automations.${at}.email_template_ids` })
  const chosen: (number | null)[] = field.value.length === 0 ? [null] : field.value
  const free = templates.filter(({ id }) => !field.value.includes(id))
  const put = (index: number, id: number | null) =>
    field.onChange(chosen.flatMap((one, place) => (place === index ? (id ?? []) : (one ?? []))))
  return (
    <div className={css.templates}>
      {chosen.map((own, index) => (
        <div key={own ?? 'new'} className={css.template}>
          <SelectField
            label={index === 0 ? t`With` : t`Or, in its language, with`}
            error={index === 0 ? wordsIn(fieldState.error) : undefined}
            data={templates
              .filter(({ id }) => id === own || !field.value.includes(id))
              .map(({ id, name, language }) => ({
                value: String(id),
                label: language === '' ? name : `${name} (${language})`,
              }))}
            value={own === null ? null : String(own)}
            onChange={(value) => put(index, value === null ? null : Number(value))}
          />
          {index > 0 && (
            <IconButton label={t`Remove template`} onClick={() => put(index, null)}>
              <Icon of={IconX} />
            </IconButton>
          )}
        </div>
      ))}
      {field.value.length > 0 && free.length > 0 && (
        <Button
          variant="quiet"
          icon={<Icon of={IconPlus} />}
          onClick={() => field.onChange([...field.value, ...free.slice(0, 1).map(({ id }) => id)])}
        >
          <Trans>Add a language</Trans>
        </Button>
      )}
    </div>
  )
}

/** Of the field, or of the first of its entries. */
const wordsIn = (error: { message?: string | undefined } | undefined) =>
  error?.message ??
  (Array.isArray(error) ? (error.find(Boolean) as { message?: string } | undefined)?.message : undefined)

function Note({ at }: { at: number }) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<AutomationFields>()
  return (
    <TextField
      {...register(`automations.${at}.note`)}
      label={t`Saying`}
      error={formState.errors.automations?.[at]?.note?.message}
      placeholder={t`For example: call them`}
      optional
      autoComplete="off"
    />
  )
}
