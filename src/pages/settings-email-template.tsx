import { useLingui } from '@lingui/react/macro'
import { zodResolver } from '@hookform/resolvers/zod'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Resolver } from 'react-hook-form'
import { useParams } from 'react-router'
import { useCreateEmailTemplate, useUpdateEmailTemplate } from '#src/api/settings-templates.ts'
import { templateQueries } from '#src/api/templates.ts'
import { EmailFormFields, type EmailFields } from '#src/components/settings/email-fields.tsx'
import { createEmailTemplate, type NewEmailTemplate } from '#wire/settings-templates.ts'
import { picked, SettingForm } from './settings-form.tsx'
import { loadRecord, openedIn, recordIn } from './settings-record.ts'
import { fetchTags, useSampleTags } from './settings-sample-tags.ts'

export { SettingError as ErrorBoundary } from './settings-error.tsx'

const list = '/settings/email-templates'

export const load = loadRecord(list, (client) => [
  client.query({ ...templateQueries.emails(), staleTime: 'static' }),
  ...fetchTags(client),
])

const resolver = zodResolver(createEmailTemplate.body) as unknown as Resolver<EmailFields, unknown, NewEmailTemplate>

/** The form of one email template. */
export function Component() {
  const { t } = useLingui()
  const id = recordIn(useParams()['id'])
  const { data: templates } = useSuspenseQuery(templateQueries.emails())
  const { known, values } = useSampleTags()
  const { mutateAsync: create } = useCreateEmailTemplate()
  const { mutateAsync: update } = useUpdateEmailTemplate()
  const opened = openedIn(templates, id)
  const { name, subject, message } = opened ?? { name: '', subject: '', message: '' }
  return (
    <SettingForm<EmailFields, NewEmailTemplate>
      words={{
        title: t`New email template`,
        act: t`Create email template`,
        created: t`The email template is created`,
        saved: t`The email template is saved`,
      }}
      name={opened?.name}
      fields={{ name, subject, message, etag: undefined }}
      resolver={resolver}
      list={{ to: list, label: t`Back to the email templates` }}
      save={({ body, changed }) =>
        id === undefined ? create({ body }) : update({ params: { id }, body: picked(body, changed) })
      }
    >
      <EmailFormFields tags={known} sample={values} />
    </SettingForm>
  )
}
