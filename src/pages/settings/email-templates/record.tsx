import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { saidHere } from '#src/api/kept.ts'
import { useCreateEmailTemplate, useUpdateEmailTemplate } from '#src/api/settings-templates.ts'
import { templateQueries } from '#src/api/templates.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { EmailFormFields, type EmailFields } from '#src/components/settings/email-fields.tsx'
import { createEmailTemplate, type NewEmailTemplate } from '#wire/settings-templates.ts'
import { SettingForm } from '#src/pages/settings/shared/form.tsx'
import { loadRecord, openedIn, recordIn } from '#src/pages/settings/shared/record.ts'
import { fetchTags, useSampleTags } from '#src/pages/settings/shared/sample-tags.ts'

export { SettingError as ErrorBoundary } from '#src/pages/settings/shared/record-error.tsx'

const list = '/settings/email-templates'

export const load = loadRecord(list, (client) => [
  client.query({ ...templateQueries.emails(), ...saidHere }),
  ...fetchTags(client),
])

const resolver = formResolver<EmailFields, NewEmailTemplate>(createEmailTemplate.body)

/** The form of one email template. */
export function Component() {
  const { t } = useLingui()
  const id = recordIn(useParams()['id'])
  const { data: templates } = useSuspenseQuery(templateQueries.emails())
  const { known, values } = useSampleTags()
  const { mutateAsync: create } = useCreateEmailTemplate()
  const { mutateAsync: update } = useUpdateEmailTemplate()
  return (
    <SettingForm
      words={{
        title: t`New email template`,
        act: t`Create email template`,
        created: t`Email template created`,
        saved: t`Email template saved`,
      }}
      opened={openedIn(templates, id)}
      fieldsOf={({ name, subject, message, language }) => ({ name, subject, message, language })}
      empty={{ name: '', subject: '', message: '', language: '' }}
      resolver={resolver}
      list={{ to: list, label: t`Back to email templates` }}
      create={(body) => create({ body })}
      update={({ id, change }) => update({ params: { id }, body: change })}
    >
      <EmailFormFields tags={known} sample={values} />
    </SettingForm>
  )
}
