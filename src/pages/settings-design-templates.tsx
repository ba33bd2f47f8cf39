import { useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { useDeleteDesignTemplate } from '#src/api/settings-templates.ts'
import { templateQueries } from '#src/api/templates.ts'
import type { designTemplate } from '#wire/templates.ts'
import { SettingsList } from './settings-list.tsx'

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
      about={t`Colours, font and logo of what a customer sees.`}
      list={list}
      empty={{ title: t`No designs yet`, text: t`Make one in the colours of your firm.` }}
      columns={[
        { head: t`Colours`, of: ({ colors }) => colors.join(', '), minor: true },
        { head: t`Font`, of: ({ font }) => font, minor: true },
      ]}
      editing={{
        create: t`New design`,
        in: '/settings/design-templates',
        removal: {
          confirm: t`Delete design`,
          says: t`While proposals or favorite templates have it, you are asked what they get instead. This cannot be undone.`,
          replaced: true,
          remove: ({ id }, replace_by) => mutateAsync({ params: { id }, query: { replace_by } }),
        },
      }}
    />
  )
}
