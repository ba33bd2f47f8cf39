import { useLingui } from '@lingui/react/macro'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import css from './device-switch.module.css'
import { Icon } from './icon.tsx'

export type Device = 'phone' | 'desktop'

/** On which screen a sample is seen. */
export function DeviceSwitch({ device, onChange }: { device: Device; onChange: (device: Device) => void }) {
  const { t } = useLingui()
  const button = (one: Device, label: string, icon: typeof IconDeviceMobile) => (
    <button type="button" aria-pressed={device === one} aria-label={label} title={label} onClick={() => onChange(one)}>
      <Icon of={icon} />
    </button>
  )
  return (
    <div className={css.root} role="group" aria-label={t`Screen`}>
      {button('phone', t`Phone`, IconDeviceMobile)}
      {button('desktop', t`Desktop`, IconDeviceDesktop)}
    </div>
  )
}
