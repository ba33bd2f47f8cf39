import type { Key, ReactNode } from 'react'

/**
 * Where a cell stands in the form a phone shows a row in:
 *
 *     lead | title             figure | act
 *          | secondary           meta |
 *          | status              note |
 *
 * What is `hidden` is left to the record. Areas nobody uses take no room.
 */
export type PhoneArea = 'title' | 'figure' | 'secondary' | 'meta' | 'status' | 'note' | 'lead' | 'act' | 'hidden'

/** The window below which a column makes room for the others: names of the breakpoints in look/media.css. */
export type HideBelow = 'narrow' | 'medium' | 'large' | 'wide' | 'full'

type ColumnSort<Sort extends string> = {
  /** The order this column shows. */
  by: Sort
  /** The one direction the service knows of it: names from A, dates from the newest. */
  direction: 'ascending' | 'descending'
  /** Where the head leads, when that is another order than its own. */
  offers?: Sort
}

/** One column of a ledger, all that there is to say about it. */
export type Column<Item, Sort extends string = string> = {
  key: string
  head: string
  /** Says more about the head than fits in it. */
  headTitle?: string
  /** The head is for who listens: the cells speak for themselves. */
  headHidden?: true
  /** `wasNear` once somebody has come to the row (use-near.ts): what only they see need not be drawn before. */
  cell: (item: Item, wasNear: boolean) => ReactNode
  /** A second line, where the rows of the table have two. */
  below?: (item: Item) => string
  /** What may be cut short. */
  title?: (item: Item) => string | undefined
  /** Pixels, or a share of the table; the column without takes what is left. */
  width?: number | `${number}%`
  /** Is told whole, on as many lines as it takes. */
  wraps?: true
  /** Numbers, dates, money: right, and their head too. */
  figures?: boolean
  /** Secondary values step back. */
  quiet?: boolean
  phone: PhoneArea
  /** A phone, which shows no heads, says it before the value. */
  phoneHead?: true
  hideBelow?: HideBelow
  /** Not chosen: only a phone shows it, which has no columns to choose from. */
  phoneOnly?: boolean
  sort?: ColumnSort<Sort>
}

/** Ticks before the rows. */
export type LedgerSelection<Item> = {
  /** Names the tick in the head. */
  labelOfAll: string
  ticked: 'none' | 'some' | 'all'
  onTickAll: () => void
  has: (item: Item) => boolean
  rows: RowTicks<Item>
}

/** What the rows need of it: where it stays the same from one drawing to the next, only changed rows are drawn. */
export type RowTicks<Item> = {
  label: (item: Item) => string
  onTick: (item: Item, on: boolean, withShift: boolean) => void
  /** Left out where every row can be ticked. */
  canTick?: (item: Item) => boolean
  hiddenOnPhone?: boolean
}

/** How many of the rows that can be ticked are. */
export function tickedOf<Item>(items: readonly Item[], has: (item: Item) => boolean): LedgerSelection<Item>['ticked'] {
  const count = items.filter(has).length
  return count === 0 ? 'none' : count === items.length ? 'all' : 'some'
}

export type KeyOf<Item> = (item: Item) => Key
