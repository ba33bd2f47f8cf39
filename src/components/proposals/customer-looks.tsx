import { useLingui } from '@lingui/react/macro'
import { IconDeviceDesktop, IconDeviceMobile, IconEye } from '@tabler/icons-react'
import { classNames } from '#src/components/ui/class-names.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu, type MenuGroup } from '#src/components/ui/menu.tsx'
import menu from '#src/components/ui/menu-trigger.module.css'
import type { PreviewRequest } from '#wire/proposal-preview.ts'
import css from './customer-looks.module.css'

export type Look = {
  /** Whose eyes: id of the person. */
  receiver: number
  kind: PreviewRequest['kind']
  device: 'phone' | 'computer'
}

type Props = {
  receivers: readonly { id: number; fullname: string }[]
  onLook: (look: Look) => void
}

/** The customer's page as one of the receivers: to look at, or to rehearse accepting it to the last step. */
export function CustomerLooks({ receivers, onLook }: Props) {
  const { t } = useLingui()
  if (receivers.length === 0) return null
  const group = (label: string, kind: Look['kind'], device: Look['device']): MenuGroup => ({
    label,
    items: receivers.map(({ id, fullname }) => ({
      label: fullname,
      icon: <Icon of={device === 'phone' ? IconDeviceMobile : IconDeviceDesktop} />,
      onSelect: () => onLook({ receiver: id, kind, device }),
    })),
  })
  return (
    <Menu
      label={t`Open as customer`}
      className={classNames(menu.trigger, css.trigger)}
      trigger={
        <>
          <Icon of={IconEye} />
          <span>{t`Open as customer`}</span>
        </>
      }
      groups={() => [
        group(t`Preview on a phone`, 'preview', 'phone'),
        group(t`Preview on a computer`, 'preview', 'computer'),
        group(t`Test acceptance on a phone`, 'rehearsal', 'phone'),
        group(t`Test acceptance on a computer`, 'rehearsal', 'computer'),
      ]}
    />
  )
}
