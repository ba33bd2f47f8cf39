import { useLingui } from '@lingui/react/macro'
import { IconLayoutKanban, IconList } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import { LinkSwitch } from '#src/components/ui/link-switch.tsx'
import type { ListAddress } from './list-address.ts'

type View = ListAddress['view']
type Props = { current: View; to: (view: View) => string }

/** The same proposals as rows or side by side. */
export function ViewSwitch({ current, to }: Props) {
  const { t } = useLingui()
  const choice = (view: View, label: string, icon: typeof IconList) => ({
    label,
    sign: <Icon of={icon} />,
    to: to(view),
    isCurrent: view === current,
  })
  return (
    <LinkSwitch
      label={t`View`}
      choices={[choice('list', t`List`, IconList), choice('board', t`Board`, IconLayoutKanban)]}
    />
  )
}
