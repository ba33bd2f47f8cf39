import { useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useDeleteEmailTemplate } from '#src/api/settings-templates.ts'
import { templateQueries } from '#src/api/templates.ts'
import type { EmailTemplate } from '#wire/templates.ts'
import { SettingsList } from '#src/pages/settings/shared/list.tsx'

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
      about={t`Texts for sending proposals. Sent emails do not change.`}
      list={list}
      empty={{ title: t`No email templates yet`, text: t`Create one for messages you write often.` }}
      columns={[
        { key: 'subject', head: t`Subject`, cell: ({ subject }) => subject || t`Proposal name`, phone: 'hidden' },
      ]}
      editing={{
        create: t`New email template`,
        in: '/settings/email-templates',
        removal: {
          confirm: t`Delete email template`,
          says: t`Sent emails are kept. This cannot be undone.`,
          remove: ({ id }) => mutateAsync({ params: { id } }),
        },
      }}
    />
  )
}
