import { useLingui } from '@lingui/react/macro'
import { LinkSwitch } from '#src/components/ui/link-switch.tsx'
import type { WhoseWork } from '#wire/proposal-list.ts'

type Props = { current: WhoseWork; to: (whose: WhoseWork) => string; onChoose: (whose: WhoseWork) => void }

/** One's own work or everybody's. */
export function WhoseSwitch({ current, to, onChoose }: Props) {
  const { t } = useLingui()
  const choice = (whose: WhoseWork, label: string) => ({
    label,
    to: to(whose),
    isCurrent: whose === current,
    onChoose: () => onChoose(whose),
  })
  return (
    <LinkSwitch
      label={t`Whose work`}
      choices={[choice('me', t({ context: 'work', message: 'Mine' })), choice('team', t`Team`)]}
      replace
    />
  )
}
