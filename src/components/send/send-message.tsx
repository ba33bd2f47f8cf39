import { Trans, useLingui } from '@lingui/react/macro'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { TextareaField } from '#src/components/ui/textarea-field.tsx'
import type { EmailTemplate } from '#wire/templates.ts'
import { RadioChoice } from './radio-choice.tsx'
import css from './send.module.css'
import type { SendFields } from './send-fields.ts'

export type EmailTemplates = { items: readonly EmailTemplate[] | undefined; failed: boolean }

/** What the mail says: one of the account's templates, or an own text. */
export function SendMessage({ templates }: { templates: EmailTemplates }) {
  const { t } = useLingui()
  const by = useWatch<SendFields, 'message_by'>({ name: 'message_by' })
  return (
    <section aria-labelledby="send-message">
      <h3 id="send-message">
        <Trans>Message</Trans>
      </h3>
      <RadioChoice
        name="message_by"
        label={t`Message`}
        options={[
          { value: 'template', label: t`Email template` },
          { value: 'own', label: t`Own text` },
        ]}
      />
      {by === 'template' ? <FromTemplate templates={templates} /> : <OwnText />}
    </section>
  )
}

function FromTemplate({ templates: { items, failed } }: { templates: EmailTemplates }) {
  const { t } = useLingui()
  const { control } = useFormContext<SendFields>()
  const { field, fieldState } = useController({
    control,
    name: 'send_message_id',
    rules: { validate: (id) => id !== null || t`Choose an email template, or write your own text` },
  })
  const chosen = items?.find(({ id }) => id === field.value)
  return (
    <>
      <SelectField
        {...field}
        openOnFocus={false}
        data-autofocus
        label={t`Email template`}
        error={fieldState.error?.message}
        data={items?.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
        value={field.value === null ? null : String(field.value)}
        onChange={(value) => field.onChange(value === null ? null : Number(value))}
        allowDeselect={false}
        nothingFoundMessage={
          failed ? t`The templates cannot be fetched right now` : items ? t`Nothing found` : t`Fetching`
        }
      />
      {chosen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        <section className={css.preview} aria-label={t`Preview`} tabIndex={0}>
          <p className={css.subject}>{chosen.subject}</p>
          <p className={css.message}>{chosen.message}</p>
        </section>
      )}
    </>
  )
}

function OwnText() {
  const { t } = useLingui()
  const { register, formState } = useFormContext<SendFields>()
  return (
    <TextareaField
      {...register('send_message', { validate: (text) => text.trim() !== '' || t`Write the message` })}
      label={t`Your text`}
      help={t`Plain text. The link comes below it, or where you write [proposal_link]`}
      rows={7}
      error={formState.errors.send_message?.message}
    />
  )
}
