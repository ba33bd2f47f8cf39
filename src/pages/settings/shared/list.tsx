import type { ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { changeAct, deleteAct } from '#src/components/list/row-acts.tsx'
import type { Column } from '#src/components/list/columns.ts'
import { SettingTable } from '#src/components/settings/setting-table.tsx'
import type { MenuGroup, MenuItem } from '#src/components/ui/menu.tsx'
import type { Replacement } from '#wire/settings.ts'
import { useHasApp } from '#src/pages/shared/has-app.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { DeleteSetting } from './delete.tsx'
import { SettingsPart, type SettingsPartProps } from './part.tsx'
import { useWindow } from './use-window.ts'

type Named = { id: number; name: string }

/** One that is there, or undefined for a new one. */
export type SettingWindowProps<Item> = { opened: Item | undefined; onClose: () => void }

/** What the app interface adds to a list. */
type Editing<Item> = {
  /** Says what making one does: "New tag". */
  create: string
  /** Its form in a window, or the address under which each has a screen of its own. */
  in: ComponentType<SettingWindowProps<Item>> | string
  /** What else can be done with one. */
  acts?: (item: Item) => MenuItem[]
  /** Left out where something else ends one. */
  removal?: {
    confirm: string
    /** What deleting does. */
    says: string | ((item: Item) => string)
    /** Another can take its place where it is used. */
    replaced?: true
    remove: (item: Item, replaceBy: Replacement) => Promise<unknown>
  }
}

type Props<Item extends Named> = Omit<SettingsPartProps<Item>, 'create' | 'table'> & {
  columns?: readonly Column<Item>[]
  nameHead?: string
  nameWidth?: NonNullable<Column<Item>['width']>
  editing: Editing<Item>
}

/** One list of the settings: read everywhere, changed by admins where the service has the app interface. */
export function SettingsList<Item extends Named>({ columns, editing, children, ...given }: Props<Item>) {
  const { nameHead, nameWidth, ...part } = given
  const hasApp = useHasApp()
  const mayChange = useMay('admin') && hasApp
  const navigate = useNavigate()
  const { open, create, change, remove, close } = useWindow<Item>()
  const { in: place, acts, removal } = editing
  const items = part.list.data ?? []
  const ownScreen = typeof place === 'string' ? place : undefined
  const Window = typeof place === 'string' ? undefined : place
  const actsOf = (item: Item): MenuGroup[] => [
    {
      items: [
        changeAct(() => (ownScreen ? void navigate(`${ownScreen}/${item.id}`) : change(item))),
        ...(acts?.(item) ?? []),
        ...(removal ? [deleteAct(() => remove(item))] : []),
      ],
    },
  ]
  return (
    <SettingsPart
      {...part}
      create={
        mayChange
          ? { label: editing.create, ...(ownScreen ? { to: `${ownScreen}/new` } : { onPress: create }) }
          : undefined
      }
      table={
        <SettingTable
          label={part.title}
          {...{ nameHead, nameWidth }}
          items={items}
          {...(columns && { columns })}
          {...(mayChange && (ownScreen ? { to: ({ id }: Item) => `${ownScreen}/${id}` } : { onOpen: change }))}
          actsOf={mayChange ? actsOf : undefined}
        />
      }
    >
      {Window && (open?.on === 'new' || open?.on === 'change') && (
        <Window opened={open.on === 'change' ? open.item : undefined} onClose={close} />
      )}
      {removal && open?.on === 'delete' && (
        <DeleteSetting
          setting={open.item}
          confirm={removal.confirm}
          {...(removal.replaced && { others: items.filter(({ id }) => id !== open.item.id) })}
          remove={(replaceBy) => removal.remove(open.item, replaceBy)}
          onClose={close}
        >
          {typeof removal.says === 'string' ? removal.says : removal.says(open.item)}
        </DeleteSetting>
      )}
      {children}
    </SettingsPart>
  )
}
