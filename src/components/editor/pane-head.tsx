import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import { DeviceSwitch, type Device } from '#src/components/ui/device-switch.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu } from '#src/components/ui/menu.tsx'
import css from './pane-head.module.css'

type Receiver = { id: number; fullname: string }
type Props = {
  receivers: readonly Receiver[]
  /** Whose eyes it is read with. */
  receiver: number | undefined
  onReceiver: (id: number) => void
  device: Device
  onDevice: (device: Device) => void
}

/** By whom and on which screen the customer's view is read. */
export function PaneHead({ receivers, receiver, onReceiver, device, onDevice }: Props) {
  const { t } = useLingui()
  const [first] = receivers
  const chosen = receivers.find(({ id }) => id === receiver) ?? first
  return (
    <header className={css.root}>
      {chosen === undefined ? (
        <p>
          <Trans>Customer preview</Trans>
        </p>
      ) : receivers.length === 1 ? (
        <p className={css.name}>{chosen.fullname}</p>
      ) : (
        <Menu
          label={t`Read as ${chosen.fullname}`}
          className={css.receiver}
          trigger={
            <>
              <span className={css.name}>{chosen.fullname}</span>
              <Icon of={IconChevronDown} size={14} />
            </>
          }
          groups={[
            {
              items: receivers.map(({ id, fullname }) => ({
                label: fullname,
                checked: id === chosen.id,
                onSelect: () => onReceiver(id),
              })),
            },
          ]}
        />
      )}
      <DeviceSwitch device={device} onChange={onDevice} />
    </header>
  )
}
