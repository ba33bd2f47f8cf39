import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMantineContext } from '@mantine/core'
import { IconBell, IconDeviceDesktop, IconKeyboard, IconLogout, IconMoon, IconSun } from '@tabler/icons-react'
import { canNotify, desktopNotices, switchOnNotices } from '#src/app/live/desktop.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MenuGroup } from '#src/components/ui/menu.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { type Language, languages, setLanguage, useLanguage } from '#src/locales/language.ts'
import { densities, type Density, setDensity, useDensity } from '#src/look/density.ts'

const schemes = [
  { scheme: 'auto', label: msg`System`, icon: IconDeviceDesktop },
  { scheme: 'light', label: msg`Light`, icon: IconSun },
  { scheme: 'dark', label: msg`Dark`, icon: IconMoon },
] as const

const densityLabels: Record<Density, MessageDescriptor> = {
  compact: msg`Compact`,
  regular: msg`Regular`,
  roomy: msg`Comfortable`,
}

const languageNames = Object.entries(languages) as [Language, string][]

/** What a person may choose for this browser, the keys and signing out, as the groups of a menu. */
export function usePreferences(onSignOut: () => void, onShortcuts: () => void): MenuGroup[] {
  // The kit's own hook for it injects a style element for a moment, which the policy refuses.
  const { colorScheme, setColorScheme } = useMantineContext()
  const density = useDensity()
  const language = useLanguage()
  const { t } = useLingui()
  const notices = useNoticeItems()
  return [
    {
      label: t`Theme`,
      items: schemes.map(({ scheme, label, icon }) => ({
        label: t(label),
        icon: <Icon of={icon} />,
        checked: scheme === colorScheme,
        onSelect: () => setColorScheme(scheme),
      })),
    },
    {
      label: t`Row height`,
      items: densities.map((each) => ({
        label: t(densityLabels[each]),
        checked: each === density,
        onSelect: () => setDensity(each),
      })),
    },
    {
      label: t`Language`,
      items: languageNames.map(([each, label]) => ({
        label,
        language: each,
        checked: each === language,
        onSelect: () => void setLanguage(each).catch(tellNoWords),
      })),
    },
    ...notices,
    {
      items: [
        { label: t`Keyboard shortcuts`, icon: <Icon of={IconKeyboard} />, onSelect: onShortcuts },
        { label: t`Sign out`, icon: <Icon of={IconLogout} />, onSelect: onSignOut },
      ],
    },
  ]
}

/** Switching them on asks the browser for its permission; nothing else does. */
function useNoticeItems(): MenuGroup[] {
  const { t } = useLingui()
  const isOn = desktopNotices.use()
  if (!canNotify()) return []
  const switchOver = async () => {
    if (isOn) return desktopNotices.set(false)
    if (await switchOnNotices()) return
    await showToast({
      text: t`Your browser blocks notifications from Proffer. Allow them in its settings.`,
      tone: 'failed',
    })
  }
  return [
    {
      label: t`Notifications`,
      items: [
        {
          label: t`Desktop notifications`,
          icon: <Icon of={IconBell} />,
          checked: isOn,
          onSelect: () => void switchOver(),
        },
      ],
    },
  ]
}

const tellNoWords = () =>
  showToast({ text: t`The language could not be loaded. Check your connection and try again.`, tone: 'failed' })
