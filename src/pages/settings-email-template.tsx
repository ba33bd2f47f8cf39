import { useLingui } from '@lingui/react/macro'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Resolver } from 'react-hook-form'
import { useParams } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import { customFieldQueries } from '#src/api/custom-fields.ts'
import { useCreateEmailTemplate, useUpdateEmailTemplate } from '#src/api/settings-templates.ts'
import { userQueries } from '#src/api/settings-users.ts'
import { templateQueries } from '#src/api/templates.ts'
import { present } from '#src/clock.ts'
import { EmailFormFields, type EmailFields } from '#src/components/settings/email-fields.tsx'
import { sampleValues, tagsWith } from '#src/components/settings/tag-words.ts'
import { createEmailTemplate, type NewEmailTemplate } from '#wire/settings-templates.ts'
import { picked, SettingForm } from './settings-form.tsx'
import { loadRecord, openedIn, recordIn } from './settings-record.ts'

export { SettingError as ErrorBoundary } from './settings-error.tsx'

const list = '/settings/email-templates'

export const load = loadRecord(list, (client) => [
  client.query({ ...templateQueries.emails(), staleTime: 'static' }),
  client.query({ ...customFieldQueries.list(), staleTime: 'static' }),
  client.query({ ...accountQueries.details(), staleTime: 'static' }),
])

const resolver = zodResolver(createEmailTemplate.body) as unknown as Resolver<EmailFields, unknown, NewEmailTemplate>

/** The form of one email template. */
export function Component() {
  const { t } = useLingui()
  const id = recordIn(useParams()['id'])
  const { data: templates } = useSuspenseQuery(templateQueries.emails())
  const { data: fields } = useSuspenseQuery(customFieldQueries.list())
  const sample = useSample(fields ?? [])
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
      <EmailFormFields tags={tagsWith(fields ?? [])} sample={sample} />
    </SettingForm>
  )
}

type Fields = Parameters<typeof sampleValues>[1]

/** What the preview fills in: the account and whoever is signed in are real, the rest is made up. */
function useSample(fields: Fields) {
  const { data: account } = useSuspenseQuery(accountQueries.details())
  const { data: hello } = useSuspenseQuery(accountQueries.hello())
  const { data: users } = useQuery(userQueries.list())
  const { id, firstname, lastname, email } = hello.user
  return sampleValues(
    {
      account: account?.name ?? hello.account_name,
      name: `${firstname} ${lastname}`.trim(),
      firstname,
      email,
      phone: users?.find((user) => user.id === id)?.phone ?? '',
      date: new Intl.DateTimeFormat(account?.locale, { dateStyle: 'long' }).format(present()),
    },
    fields,
  )
}
