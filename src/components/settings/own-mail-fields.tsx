import { useLingui } from '@lingui/react/macro'
import { Controller, useFormContext } from 'react-hook-form'
import { Wide } from '#src/components/form/form-section.tsx'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { languages } from '#src/locales/language.ts'
import type { MailLanguage, NoticeKind, OwnMails } from '#wire/own-mails.ts'
import css from './own-mail-fields.module.css'

/** `account` stands for the language of the account. */
export type OwnMailFields = { language: MailLanguage | 'account'; notices: OwnMails['notices'] }

/** Which mails a person gets about their proposals, and in which language. */
export function OwnMailFormFields({ accountLanguage }: { accountLanguage: MailLanguage }) {
  const { t } = useLingui()
  const { control, register } = useFormContext<OwnMailFields>()
  const kinds: Record<NoticeKind, string> = {
    opened: t`A receiver opens it for the first time`,
    question: t`A receiver asks a question`,
    signed: t`A receiver signs`,
    declined: t`A receiver declines`,
    bounced: t`An email to a receiver bounces`,
    automation: t`An automation notifies the owner`,
  }
  return (
    <>
      <Wide>
        <div role="group" aria-label={t`Emails about your proposals`} className={css.kinds}>
          {Object.entries(kinds).map(([kind, label]) => (
            <CheckboxField
              key={kind}
              {...register(`notices.${kind as NoticeKind}`)}
              label={label}
              help={kind === 'signed' && t`The signed copy is always sent.`}
            />
          ))}
        </div>
      </Wide>
      <Controller
        control={control}
        name="language"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t`Language of emails`}
            searchable={false}
            data={[
              { value: 'account', label: t`As the account (${languages[accountLanguage]})` },
              ...Object.entries(languages).map(([value, label]) => ({ value, label })),
            ]}
          />
        )}
      />
    </>
  )
}
