import { useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MenuGroup } from '#src/components/ui/menu.tsx'
import { densities, type Density, setDensity, useDensity } from '#src/look/density.ts'

const schemes = [
  { scheme: 'auto', label: 'As the system', icon: IconDeviceDesktop },
  { scheme: 'light', label: 'Light', icon: IconSun },
  { scheme: 'dark', label: 'Dark', icon: IconMoon },
] as const

const densityLabels: Record<Density, string> = { compact: 'Compact', regular: 'Regular', roomy: 'Roomy' }

/** What a person may choose for this browser, and signing out, as the groups of a menu. */
export function usePreferences(onSignOut: () => void): MenuGroup[] {
  // Without keepTransitions the kit injects a style element for a moment, which the policy refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const density = useDensity()
  return [
    {
      label: 'Colours',
      items: schemes.map(({ scheme, label, icon }) => ({
        label,
        icon: <Icon of={icon} />,
        checked: scheme === colorScheme,
        onSelect: () => setColorScheme(scheme),
      })),
    },
    {
      label: 'Rows',
      items: densities.map((each) => ({
        label: densityLabels[each],
        checked: each === density,
        onSelect: () => setDensity(each),
      })),
    },
    { items: [{ label: 'Sign out', icon: <Icon of={IconLogout} />, onSelect: onSignOut }] },
  ]
}
