import type { Product } from '#wire/products.ts'

/** How the customer may choose, and how often is paid: keys as a picker holds them. */
export const choiceWords = { false: 'Always included', check: 'May be ticked', radio: 'One of its group' } as const
export const recurringWords = { false: 'Once', month: 'Per month', year: 'Per year' } as const

export const choiceOf = ({ selectable }: Product) => choiceWords[`${selectable}`]
export const recurringOf = ({ recurring }: Product) => recurringWords[`${recurring}`]

export const countWords = (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString()} products`)
