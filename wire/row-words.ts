import * as z from 'zod/mini'
import { oneOf } from './scalars.ts'

// Apart from the rows of requests (price-rows.ts), which no page of a customer sends.

export const discountTypes = ['percentage', 'amount'] as const
export const discountType = oneOf(discountTypes)
export const selections = ['check', 'radio'] as const
export const selectable = oneOf(selections)
export const periods = ['month', 'year'] as const
export const recurringPeriod = oneOf(periods)

/** As answers have it. */
export const orFalse = <T extends z.ZodMiniType>(words: T) => z.union([z.literal(false), words])
