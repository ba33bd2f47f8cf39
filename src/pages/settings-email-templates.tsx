import { useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useDeleteEmailTemplate } from '#src/api/settings-templates.ts'
import { templateQueries } from '#src/api/templates.ts'
import type { EmailTemplate } from '#wire/templates.ts'
import { SettingsList } from './settings-list.tsx'

export const load = (client: QueryClient) => () => {
  client.query({ ...templateQueries.emails(), staleTime: 'static' }).catch(() => undefined)
  return null
}

export function Component() {
  const { t } = useLingui()
  const list = useQuery({ ...templateQueries.emails(), staleTime: 30_000 })
  const { mutateAsync } = useDeleteEmailTemplate()
  return (
    <SettingsList<EmailTemplate>
      title={t`Email templates`}
      about={t`Texts to send proposals with. What was sent before stays as it was sent.`}
      list={list}
      empty={{ title: t`No email templates yet`, text: t`Make one for what you write again and again.` }}
      columns={[{ head: t`Subject`, of: ({ subject }) => subject || t`The proposal’s name`, minor: true }]}
      editing={{
        create: t`New email template`,
        in: '/settings/email-templates',
        removal: {
          confirm: t`Delete email template`,
          says: t`What was sent with it is kept as it was sent. This cannot be undone.`,
          remove: ({ id }) => mutateAsync({ params: { id } }),
        },
      }}
    />
  )
}
