import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Icon } from '#src/components/ui/icon.tsx'
import { Tick } from '#src/components/ui/tick.tsx'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import type { Column, LedgerSelection } from './columns.ts'
import css from './ledger-head.module.css'

type Props<Item, Sort extends string> = {
  columns: readonly Column<Item, Sort>[]
  selection: LedgerSelection<Item> | undefined
  sort: Sort | undefined
  /** The address that shows the list in this order. */
  sortTo: ((sort: Sort) => string) | undefined
}

export const LedgerHead = <Item, Sort extends string>({ columns, selection, sort, sortTo }: Props<Item, Sort>) => (
  <thead>
    <tr>
      {selection && (
        <th scope="col" className={css.head} data-lead>
          <SelectAll {...selection} />
        </th>
      )}
      {columns.map((column) => {
        const { key, headTitle, figures, hideBelow, phoneOnly } = column
        return (
          <th
            key={key}
            scope="col"
            title={headTitle}
            aria-sort={column.sort && column.sort.by === sort ? column.sort.direction : undefined}
            data-figures={figures || undefined}
            data-hide-below={hideBelow}
            data-phone-only={phoneOnly || undefined}
            className={css.head}
          >
            <Head column={column} sort={sort} sortTo={sortTo} />
          </th>
        )
      })}
    </tr>
  </thead>
)

const SelectAll = ({
  labelOfAll,
  ticked,
  onTickAll,
}: Pick<LedgerSelection<unknown>, 'labelOfAll' | 'ticked' | 'onTickAll'>) => (
  <Tick
    label={labelOfAll}
    checked={ticked === 'all'}
    ref={(tick) => {
      if (tick) tick.indeterminate = ticked === 'some'
    }}
    onChange={onTickAll}
  />
)

type HeadProps<Item, Sort extends string> = Pick<Props<Item, Sort>, 'sort' | 'sortTo'> & { column: Column<Item, Sort> }

function Head<Item, Sort extends string>({
  column: { head, headHidden, sort: own },
  sort,
  sortTo,
}: HeadProps<Item, Sort>) {
  if (headHidden) return <VisuallyHidden>{head}</VisuallyHidden>
  if (!own || !sortTo) return head
  return (
    <Link to={sortTo(own.offers ?? own.by)} className={css.sort}>
      {head}
      {own.by === sort && <Icon of={own.direction === 'ascending' ? IconChevronUp : IconChevronDown} size={14} />}
    </Link>
  )
}
