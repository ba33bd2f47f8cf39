import { msg, plural, t } from '@lingui/core/macro'
import type { Product } from '#wire/products.ts'

/** How the customer may choose, and how often is paid: keys as a picker holds them. */
export const choiceWords = {
  false: msg`Always included`,
  check: msg`Optional`,
  radio: msg`One of a group`,
} as const
export const recurringWords = { false: msg`Once`, month: msg`Per month`, year: msg`Per year` } as const

export const choiceOf = ({ selectable }: Product) => t(choiceWords[`${selectable}`])
export const recurringOf = ({ recurring }: Product) => t(recurringWords[`${recurring}`])

export const countWords = (count: number) => plural(count, { one: '# product', other: '# products' })
