import { Trans, useLingui } from '@lingui/react/macro'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#src/components/ui/icon.tsx'
import { Ledger, LedgerCell, LedgerHead, LedgerRow } from '#src/components/ui/ledger.tsx'
import linked from '#src/components/ui/linked-rows.module.css'
import { Menu, type MenuGroup } from '#src/components/ui/menu.tsx'
import css from './setting-table.module.css'

type Named = { id: number; name: string }

export type SettingColumn<Item> = {
  head: string
  of: (item: Item) => ReactNode
  figures?: boolean
  /** Goes first where it gets narrow. */
  minor?: boolean
}

type Props<Item extends Named> = {
  label: string
  items: readonly Item[]
  columns?: readonly SettingColumn<Item>[]
  /** Opens one, in a window or at an address of its own; left out where nothing can be changed. */
  onOpen?: ((item: Item) => void) | undefined
  to?: ((item: Item) => string) | undefined
  /** What can be done with one. */
  actsOf?: ((item: Item) => MenuGroup[]) | undefined
}

/** One line per record of a settings list. */
export function SettingTable<Item extends Named>({ label, items, columns = [], actsOf, ...opening }: Props<Item>) {
  const { t } = useLingui()
  return (
    <Ledger label={label} className={css.ledger}>
      <thead>
        <tr>
          <LedgerHead className={css.nameHead}>
            <Trans>Name</Trans>
          </LedgerHead>
          {columns.map(({ head, figures = false, minor }) => (
            <LedgerHead key={head} figures={figures} className={minor ? css.minor : css.column}>
              {head}
            </LedgerHead>
          ))}
          {actsOf && <th scope="col" className={css.actsHead} aria-label={t`More`} />}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <LedgerRow key={item.id} className={linked.row}>
            <LedgerCell className={css.name} title={item.name}>
              <Opener item={item} {...opening} />
            </LedgerCell>
            {columns.map(({ head, of, figures = false, minor }) => (
              <LedgerCell key={head} quiet figures={figures} className={minor ? css.minor : css.column}>
                {of(item)}
              </LedgerCell>
            ))}
            {actsOf && (
              <LedgerCell className={css.acts}>
                <Menu
                  label={t`More for ${item.name}`}
                  className={css.more}
                  trigger={<Icon of={IconDots} />}
                  groups={actsOf(item)}
                />
              </LedgerCell>
            )}
          </LedgerRow>
        ))}
      </tbody>
    </Ledger>
  )
}

function Opener<Item extends Named>({ item, onOpen, to }: Pick<Props<Item>, 'onOpen' | 'to'> & { item: Item }) {
  if (to)
    return (
      <Link to={to(item)} className={linked.link}>
        {item.name}
      </Link>
    )
  if (!onOpen) return item.name
  return (
    <button type="button" className={linked.link} onClick={() => onOpen(item)} aria-haspopup="dialog">
      {item.name}
    </button>
  )
}
