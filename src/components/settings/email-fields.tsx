import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, type FocusEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import type { Tags } from '#src/components/personalisation/tag-words.ts'
import { Notice } from '#src/components/ui/notice.tsx'
import { TextareaField } from '#src/components/ui/textarea-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { fillText, unfilled, type TagValues } from '#wire/personalisation.ts'
import css from './email-fields.module.css'
import { SettingName } from './named-fields.tsx'
import { TagPalette } from './tag-palette.tsx'

export type EmailFields = { name: string; subject: string; message: string; language: string }

type Props = {
  /** What can stand in a text. */
  tags: Tags
  /** What the preview puts in their place. */
  sample: TagValues
}

/** Subject and message of a mail, and how they arrive. */
export function EmailFormFields(props: Props) {
  const { t } = useLingui()
  return (
    <>
      <FormSection title={t`Template`} about={t`Shown when sending a proposal.`}>
        <SettingName />
        <LanguageField />
      </FormSection>
      <FormSection title={t`Email`} about={t`Tags in square brackets are filled for each receiver.`}>
        <Message tags={props.tags} />
      </FormSection>
      <FormSection title={t`Preview`} about={t`Tags show sample values.`}>
        <Wide>
          <Preview sample={props.sample} />
        </Wide>
      </FormSection>
    </>
  )
}

function LanguageField() {
  const { t } = useLingui()
  const { register, formState } = useFormContext<EmailFields>()
  return (
    <TextField
      {...register('language')}
      label={t`Language`}
      optional
      help={t`Code such as nl or en-GB. Preferred for proposals in this language`}
      error={formState.errors.language?.message}
      autoComplete="off"
    />
  )
}

type Written = HTMLInputElement | HTMLTextAreaElement

function Message({ tags }: Pick<Props, 'tags'>) {
  const { t } = useLingui()
  const { register, setValue, formState } = useFormContext<EmailFields>()
  const { errors } = formState
  const last = useRef<{ field: Written; name: 'subject' | 'message' }>(undefined)
  const writtenIn = (name: 'subject' | 'message') => (event: FocusEvent<Written>) => {
    last.current = { field: event.target, name }
  }
  const insert = (tag: string) => {
    if (!last.current) return
    const { field, name } = last.current
    const from = field.selectionStart ?? field.value.length
    const to = field.selectionEnd ?? from
    setValue(name, field.value.slice(0, from) + tag + field.value.slice(to), { shouldDirty: true })
    field.focus()
    field.setSelectionRange(from + tag.length, from + tag.length)
  }
  const message = register('message')
  return (
    <>
      <Wide>
        <TextField
          {...register('subject')}
          label={t`Subject`}
          optional
          help={t`Proposal name if left empty`}
          error={errors.subject?.message}
          autoComplete="off"
          onFocus={writtenIn('subject')}
        />
      </Wide>
      <Wide>
        <TextareaField
          {...message}
          ref={(field) => {
            message.ref(field)
            // Nobody has written anywhere yet: tags go into the message.
            if (field) last.current ??= { field, name: 'message' }
          }}
          label={t`Message`}
          help={t`Plain text. The link is added below, or at [proposal_link].`}
          rows={12}
          error={errors.message?.message}
          onFocus={writtenIn('message')}
        />
      </Wide>
      <Wide>
        <TagPalette tags={tags} onInsert={insert} />
      </Wide>
    </>
  )
}

function Preview({ sample }: Pick<Props, 'sample'>) {
  const { t } = useLingui()
  const [subject, message] = useWatch<EmailFields, ['subject', 'message']>({ name: ['subject', 'message'] })
  // What is empty here is known all the same.
  const known = Object.fromEntries(Object.keys(sample).map((name) => [name, name]))
  const unknown = unfilled([subject, message], known)
  const unknownNames = unknown.join(', ')
  const filled = fillText(message, sample)
  const link = sample['proposal_link'] ?? ''
  return (
    <>
      {unknown.length > 0 && (
        <Notice>
          <Trans>Unknown tag, sent as text: {unknownNames}. Check the spelling.</Trans>
        </Notice>
      )}
      <section className={css.mail} aria-label={t`Email preview`}>
        <p className={css.subject}>{fillText(subject, sample) || sample['proposal_name']}</p>
        <p className={css.message}>{filled.includes(link) ? filled : `${filled.trimEnd()}\n\n${link}`}</p>
      </section>
    </>
  )
}
