import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  IconFilter,
  IconFolder,
  IconPlus,
  IconSearch,
  IconSettings,
  IconUpload,
  type Icon as IconType,
} from '@tabler/icons-react'
import { groupsFor } from '#src/components/settings/settings-areas.ts'
import type { NavEntry, NavParts } from '#src/app/navigation/entry.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MenuGroup } from '#src/components/ui/menu.tsx'
import { reaches, type Role } from '#wire/roles.ts'
import type { PaletteEntry } from './entry.ts'

/** What menus offer, each under the name of its group: "Status: won". */
export const menuEntries = (groups: readonly MenuGroup[], about?: string): PaletteEntry[] =>
  groups.flatMap(({ label: group, items }) =>
    items.map(({ label, icon, checked, language, onSelect }) => ({
      key: `${group ?? ''}: ${label}`,
      name: group === undefined ? label : t`${group}: ${label}`,
      about,
      icon,
      checked,
      language,
      run: onSelect,
    })),
  )

/** The areas of the app, and the parts of those that have some. */
export const areaEntries = (areas: readonly NavEntry[]): PaletteEntry[] =>
  areas.map(({ label, to, icon }) => ({ key: to, name: label, to, icon: <Icon of={icon} /> }))

export const partEntries = (areas: readonly NavEntry[]): PaletteEntry[] =>
  areas.flatMap(({ label, parts, own }) => [
    ...entriesOf(parts, label, IconFolder),
    ...entriesOf(own, own?.label, IconFilter),
  ])

const entriesOf = (parts: NavParts | undefined, about: string | undefined, icon: IconType): PaletteEntry[] =>
  (parts?.entries ?? []).map(({ label, to }) => ({
    key: `part ${to}`,
    name: label,
    about,
    to,
    icon: <Icon of={icon} />,
  }))

/** Every part of the settings that the service has. */
export function useSettingEntries(hasApp: boolean, role: Role): PaletteEntry[] {
  const { t } = useLingui()
  return groupsFor(hasApp, role).flatMap(({ areas }) =>
    areas.map(({ path, name }) => ({
      key: `/settings/${path}`,
      name: t(name),
      about: t`Settings`,
      to: `/settings/${path}`,
      icon: <Icon of={IconSettings} />,
    })),
  )
}

/** What a person can begin from anywhere. */
export const newEntries = (role: Role): PaletteEntry[] => [
  ...(reaches(role, 'seller') ? sellersEntries() : []),
  ...(reaches(role, 'admin') ? [begun(t`New webhook`, '/webhooks/new')] : []),
]

const sellersEntries = (): PaletteEntry[] => [
  begun(t`New proposal`, '/proposals/new'),
  begun(t`New organisation`, '/contacts/new'),
  begun(t`New private person`, '/contacts/new?type=person'),
  begun(t`New product`, '/products/new'),
  { key: '/contacts/import', name: t`Import contacts`, to: '/contacts/import', icon: <Icon of={IconUpload} /> },
]

const begun = (name: string, to: string): PaletteEntry => ({ key: to, name, to, icon: <Icon of={IconPlus} /> })

/** The lists that search more than names. */
export function listEntries(typed: string): PaletteEntry[] {
  const search = new URLSearchParams({ query: typed })
  return [
    { key: 'proposals', name: t`Search proposals for “${typed}”`, to: `/proposals?${search}` },
    { key: 'contacts', name: t`Search organisations for “${typed}”`, to: `/contacts?${search}` },
    { key: 'people', name: t`Search people for “${typed}”`, to: `/contacts?show=people&${search}` },
  ].map((entry) => ({ ...entry, key: `search ${entry.key}`, icon: <Icon of={IconSearch} /> }))
}
