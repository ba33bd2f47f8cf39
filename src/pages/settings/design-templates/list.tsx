import { useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { useDeleteDesignTemplate } from '#src/api/settings-templates.ts'
import { templateQueries } from '#src/api/templates.ts'
import type { designTemplate } from '#wire/templates.ts'
import { SettingsList } from '#src/pages/settings/shared/list.tsx'

export const load = (client: QueryClient) => () => {
  client.query({ ...templateQueries.designs(), staleTime: 'static' }).catch(() => undefined)
  return null
}

export function Component() {
  const { t } = useLingui()
  const list = useQuery({ ...templateQueries.designs(), staleTime: 30_000 })
  const { mutateAsync } = useDeleteDesignTemplate()
  return (
    <SettingsList<z.infer<typeof designTemplate>>
      title={t`Designs`}
      about={t`Colours, font and logo for customers.`}
      list={list}
      empty={{ title: t`No designs yet`, text: t`Create one in your company colours.` }}
      columns={[
        { key: 'colors', head: t`Theme`, cell: ({ colors }) => colors.join(', '), phone: 'hidden' },
        { key: 'font', head: t`Font`, cell: ({ font }) => font, phone: 'hidden' },
      ]}
      editing={{
        create: t`New design`,
        in: '/settings/design-templates',
        removal: {
          confirm: t`Delete design`,
          says: t`If it is in use, you choose a replacement. This cannot be undone.`,
          replaced: true,
          remove: ({ id }, replace_by) => mutateAsync({ params: { id }, query: { replace_by } }),
        },
      }}
    />
  )
}
