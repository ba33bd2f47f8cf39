import { useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import {
  shownAutomationSets,
  useDeleteAutomationSet,
  type ShownAutomationSet,
} from '#src/api/settings-automation-sets.ts'
import { automationSentence } from '#src/components/settings/automation-words.ts'
import { formatNumber } from '#src/locales/formats.ts'
import { SettingsList } from '#src/pages/settings/shared/list.tsx'

export const load = (client: QueryClient) => () => {
  client.query({ ...shownAutomationSets(), staleTime: 'static' }).catch(() => undefined)
  return null
}

export function Component() {
  const { t } = useLingui()
  const list = useQuery({ ...shownAutomationSets(), staleTime: 30_000 })
  const { mutateAsync } = useDeleteAutomationSet()
  return (
    <SettingsList<ShownAutomationSet>
      title={t`Automation sets`}
      about={t`Follow-up steps that run a number of days after an event.`}
      list={list}
      empty={{ title: t`No automation sets yet`, text: t`Create one for steps you would otherwise forget.` }}
      columns={[
        {
          key: 'first',
          head: t`First step`,
          cell: firstStep,
          phone: 'hidden',
        },
        {
          key: 'automations',
          head: t`Steps`,
          figures: true,
          cell: ({ automations }) => formatNumber(automations.length),
          phone: 'secondary',
          phoneHead: true,
        },
      ]}
      editing={{
        create: t`New automation set`,
        in: '/settings/automation-sets',
        removal: {
          confirm: t`Delete automation set`,
          says: t`If it is in use, you choose a replacement. This cannot be undone.`,
          replaced: true,
          remove: ({ id }, replace_by) => mutateAsync({ params: { id }, query: { replace_by } }),
        },
      }}
    />
  )
}

function firstStep(set: ShownAutomationSet) {
  if (!set.inWords) return set.automations[0] && automationSentence(set.automations[0])
  const [first] = set.automations
  return first && `${first.trigger}: ${first.action}`
}
