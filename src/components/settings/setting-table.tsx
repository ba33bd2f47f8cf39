import { useLingui } from '@lingui/react/macro'
import type { Column } from '#src/components/list/columns.ts'
import { Ledger } from '#src/components/list/ledger.tsx'
import { RowButton, RowLink } from '#src/components/list/row-link.tsx'
import { RowMenu } from '#src/components/list/row-menu.tsx'
import type { MenuGroup } from '#src/components/ui/menu.tsx'

type Named = { id: number; name: string }

type Props<Item extends Named> = {
  label: string
  /** What the names of these are called, where they have another word for it. */
  nameHead?: string | undefined
  /** Less than a third, where something else needs the width more. */
  nameWidth?: Column<Item>['width'] | undefined
  items: readonly Item[]
  /** Between the name and what can be done. */
  columns?: readonly Column<Item>[]
  /** Opens one, in a window or at an address of its own; left out where nothing can be changed. */
  onOpen?: ((item: Item) => void) | undefined
  to?: ((item: Item) => string) | undefined
  /** What can be done with one. */
  actsOf?: ((item: Item) => MenuGroup[]) | undefined
}

const idOf = ({ id }: Named) => id

/** One line per record of a settings list. */
export function SettingTable<Item extends Named>({ label, items, ...options }: Props<Item>) {
  const columns = useSettingColumns(options)
  return <Ledger label={label} items={items} columns={columns} keyOf={idOf} />
}

function useSettingColumns<Item extends Named>({
  nameHead,
  nameWidth = '34%',
  columns = [],
  actsOf,
  onOpen,
  to,
}: Omit<Props<Item>, 'label' | 'items'>): Column<Item>[] {
  const { t } = useLingui()
  const name: Column<Item> = {
    key: 'name',
    head: nameHead ?? t`Name`,
    cell: (item) => <Opener item={item} onOpen={onOpen} to={to} />,
    title: ({ name }) => name,
    width: nameWidth,
    phone: 'title',
  }
  const own = columns.map((column) => ({ quiet: true, ...column }))
  if (!actsOf) return [name, ...own]
  const acts: Column<Item> = {
    key: 'acts',
    head: t`More`,
    headHidden: true,
    cell: (item) => <RowMenu label={t`Actions for ${item.name}`} groups={() => actsOf(item)} />,
    width: 64,
    phone: 'act',
  }
  return [name, ...own, acts]
}

function Opener<Item extends Named>({ item, onOpen, to }: Pick<Props<Item>, 'onOpen' | 'to'> & { item: Item }) {
  if (to)
    return (
      <RowLink to={to(item)} row={item.id}>
        {item.name}
      </RowLink>
    )
  if (onOpen) return <RowButton onPress={() => onOpen(item)}>{item.name}</RowButton>
  return <strong>{item.name}</strong>
}
