import { useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { useDeleteTextTemplate } from '#src/api/settings-templates.ts'
import { templateQueries } from '#src/api/templates.ts'
import type { textTemplate } from '#wire/templates.ts'
import { SettingsList } from './settings-list.tsx'

export const load = (client: QueryClient) => () => {
  client.query({ ...templateQueries.texts(), staleTime: 'static' }).catch(() => undefined)
  return null
}

export function Component() {
  const { t } = useLingui()
  const list = useQuery({ ...templateQueries.texts(), staleTime: 30_000 })
  const { mutateAsync } = useDeleteTextTemplate()
  return (
    <SettingsList<z.infer<typeof textTemplate>>
      title={t`Text templates`}
      about={t`What a customer reads, in one language each. Proposals keep the text they were made with.`}
      list={list}
      empty={{ title: t`No text templates yet`, text: t`Make one for each language and kind of proposal.` }}
      columns={[{ head: t`Language`, of: ({ language }) => language }]}
      editing={{
        create: t`New text template`,
        in: '/settings/text-templates',
        removal: {
          confirm: t`Delete text template`,
          says: t`Proposals keep their text. While favorite templates have it, you are asked what they get instead. This cannot be undone.`,
          replaced: true,
          remove: ({ id }, replace_by) => mutateAsync({ params: { id }, query: { replace_by } }),
        },
      }}
    />
  )
}
