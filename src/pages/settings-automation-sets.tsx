import { useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { useDeleteAutomationSet } from '#src/api/settings-automation-sets.ts'
import { templateQueries } from '#src/api/templates.ts'
import type { automationSet } from '#wire/templates.ts'
import { formatNumber } from '#src/locales/formats.ts'
import { SettingsList } from './settings-list.tsx'

export const load = (client: QueryClient) => () => {
  client.query({ ...templateQueries.automationSets(), staleTime: 'static' }).catch(() => undefined)
  return null
}

export function Component() {
  const { t } = useLingui()
  const list = useQuery({ ...templateQueries.automationSets(), staleTime: 30_000 })
  const { mutateAsync } = useDeleteAutomationSet()
  return (
    <SettingsList<z.infer<typeof automationSet>>
      title={t`Automation sets`}
      about={t`Steps that follow a proposal by themselves, so many days after something happened.`}
      list={list}
      empty={{ title: t`No automation sets yet`, text: t`Make one for the steps you would otherwise forget.` }}
      columns={[
        {
          head: t`Begins with`,
          of: ({ automations: [first] }) => first && `${first.trigger}: ${first.action}`,
          minor: true,
        },
        { head: t`Steps`, figures: true, of: ({ automations }) => formatNumber(automations.length) },
      ]}
      editing={{
        create: t`New automation set`,
        in: '/settings/automation-sets',
        removal: {
          confirm: t`Delete automation set`,
          says: t`While proposals or favorite templates have it, you are asked what they get instead. This cannot be undone.`,
          replaced: true,
          remove: ({ id }, replace_by) => mutateAsync({ params: { id }, query: { replace_by } }),
        },
      }}
    />
  )
}
