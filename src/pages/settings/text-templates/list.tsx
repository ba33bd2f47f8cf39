import { useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { useDeleteTextTemplate } from '#src/api/settings-templates.ts'
import { templateQueries } from '#src/api/templates.ts'
import type { textTemplate } from '#wire/templates.ts'
import { SettingsList } from '#src/pages/settings/shared/list.tsx'

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
      about={t`Text for customers, one language each. Existing proposals do not change.`}
      list={list}
      empty={{ title: t`No text templates yet`, text: t`Create one for each language and kind of proposal.` }}
      columns={[
        { key: 'language', head: t`Language`, cell: ({ language }) => language, phone: 'secondary', phoneHead: true },
      ]}
      editing={{
        create: t`New text template`,
        in: '/settings/text-templates',
        removal: {
          confirm: t`Delete text template`,
          says: t`Proposals keep their text. If favorite templates use it, you choose a replacement. This cannot be undone.`,
          replaced: true,
          remove: ({ id }, replace_by) => mutateAsync({ params: { id }, query: { replace_by } }),
        },
      }}
    />
  )
}
