import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import classes from './ledger.module.css'

type LedgerProps = ComponentProps<'table'> & { label: string }

/** A table the way a ledger is ruled: one line per row, hairlines, no stripes, figures on one right edge. */
export const Ledger = ({ label, className, ...rest }: LedgerProps) => (
  <table aria-label={label} {...rest} className={classNames(classes.root, className)} />
)

type RowProps = ComponentProps<'tr'> & { selected?: boolean }

export const LedgerRow = ({ selected, className, ...rest }: RowProps) => (
  <tr {...rest} className={classNames(classes.row, className)} data-selected={selected || undefined} />
)

type HeadProps = Omit<ComponentProps<'th'>, 'align'> & {
  figures?: boolean
  sorted?: 'ascending' | 'descending' | undefined
  /** The address that sorts by this column. */
  sortTo?: string
}

export const LedgerHead = ({ figures, sorted, sortTo, className, children, ...rest }: HeadProps) => (
  <th
    scope="col"
    {...rest}
    aria-sort={sorted}
    data-figures={figures || undefined}
    className={classNames(classes.head, className)}
  >
    {sortTo === undefined ? (
      children
    ) : (
      <Link to={sortTo} className={classes.sort}>
        {children}
        {sorted && <Icon of={sorted === 'ascending' ? IconChevronUp : IconChevronDown} size={14} />}
      </Link>
    )}
  </th>
)

type CellProps = ComponentProps<'td'> & {
  /** Numbers, dates, money: right, and their head too. */
  figures?: boolean
  /** Secondary values step back. */
  quiet?: boolean
}

export const LedgerCell = ({ figures, quiet, className, ...rest }: CellProps) => (
  <td
    {...rest}
    data-figures={figures || undefined}
    data-quiet={quiet || undefined}
    className={classNames(classes.cell, className)}
  />
)
