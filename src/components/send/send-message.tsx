import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { TextareaField } from '#src/components/ui/textarea-field.tsx'
import type { MailTags } from '#wire/mails.ts'
import type { Receiver } from '#wire/proposal-details.ts'
import type { EmailTemplate } from '#wire/templates.ts'
import { MailSheet } from './mail-sheet.tsx'
import css from './send-message.module.css'
import type { SendFields } from './send-fields.ts'

export type EmailTemplates = { items: readonly EmailTemplate[] | undefined; failed: boolean }

type Props = {
  receivers: readonly Receiver[]
  templates: EmailTemplates
  tags: MailTags | undefined
  /** Nothing is to be put right first: the window opens with the focus here. */
  isFirst: boolean
}

/** What the mail says: a template, or a text edited for this send; below it the mail as each receiver gets it. */
export function SendMessage({ receivers, templates, tags, isFirst }: Props) {
  const { t } = useLingui()
  const { setValue } = useFormContext<SendFields>()
  const [by, own, id, method] = useWatch<SendFields, ['message_by', 'send_message', 'send_message_id', 'send_method']>({
    name: ['message_by', 'send_message', 'send_message_id', 'send_method'],
  })
  const [looked, setLooked] = useState<number>()
  const template = templates.items?.find((one) => one.id === id)
  const receiver = receivers.find((one) => one.id === looked) ?? receivers[0]
  const values = tags?.receivers.find((one) => one.id === receiver?.id)?.values
  const edit = () => {
    if (own.trim() === '') setValue('send_message', template?.message ?? '', { shouldDirty: true })
    setValue('message_by', 'own', { shouldDirty: true })
  }
  return (
    <section className={css.message} aria-label={t`Message`} tabIndex={-1} data-autofocus={isFirst || undefined}>
      <div className={css.tools}>
        <MailOf receivers={receivers} shown={receiver} onShow={setLooked} />
        <TemplateField templates={templates} />
        {by === 'template' ? (
          <Button variant="quiet" icon={<Icon of={IconPencil} />} onClick={edit}>
            <Trans>Edit for this email</Trans>
          </Button>
        ) : (
          template && (
            <Button variant="quiet" onClick={() => setValue('message_by', 'template', { shouldDirty: true })}>
              <Trans>Use the template’s text</Trans>
            </Button>
          )
        )}
      </div>
      {by === 'own' && <OwnText />}
      {method === 'self' ? (
        <p className={css.unmailed}>
          <Trans>No email is sent. Copy each link under Receivers afterwards.</Trans>
        </p>
      ) : (
        receiver &&
        tags &&
        values && (
          <MailSheet
            tags={tags}
            receiver={receiver}
            values={values}
            mail={{ subject: template?.subject ?? '', text: by === 'own' ? own : (template?.message ?? '') }}
          />
        )
      )}
    </section>
  )
}

type OfProps = { receivers: readonly Receiver[]; shown: Receiver | undefined; onShow: (id: number) => void }

/** Whose mail is shown. */
const MailOf = ({ receivers, shown, onShow }: OfProps) => {
  const { t } = useLingui()
  if (receivers.length < 2) return null
  return (
    <fieldset className={css.whose} aria-label={t`Preview for`}>
      {receivers.map(({ id, fullname }) => (
        <button key={id} type="button" aria-pressed={id === shown?.id} title={fullname} onClick={() => onShow(id)}>
          {fullname.split(' ')[0]}
        </button>
      ))}
    </fieldset>
  )
}

function TemplateField({ templates: { items, failed } }: Pick<Props, 'templates'>) {
  const { t } = useLingui()
  const { control } = useFormContext<SendFields>()
  const { field, fieldState } = useController({
    control,
    name: 'send_message_id',
    rules: {
      validate: (id, { message_by }) =>
        id !== null || message_by === 'own' || t`Choose an email template, or write your own text`,
    },
  })
  return (
    <div className={css.template}>
      <SelectField
        {...field}
        openOnFocus={false}
        label={t`Email template`}
        error={fieldState.error?.message}
        data={items?.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
        value={field.value === null ? null : String(field.value)}
        onChange={(value) => field.onChange(value === null ? null : Number(value))}
        nothingFoundMessage={failed ? t`The templates could not be loaded` : items ? t`No results` : t`Loading`}
      />
    </div>
  )
}

function OwnText() {
  const { t } = useLingui()
  const { register, formState } = useFormContext<SendFields>()
  return (
    <TextareaField
      {...register('send_message', { validate: (text) => text.trim() !== '' || t`Write the message` })}
      label={t`Your text`}
      help={t`Plain text. The link is added below, or at [proposal_link]`}
      rows={8}
      error={formState.errors.send_message?.message}
    />
  )
}
