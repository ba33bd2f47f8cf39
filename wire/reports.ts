import * as z from 'zod/mini'
import { proposalFilters } from './proposal-list.ts'
import { operation } from './operation.ts'
import { lossReason } from './loss-reasons.ts'
import { integer } from './scalars.ts'

/** What became of proposals. Sums are numeric text in the account's currency, without VAT. */
const outcome = {
  /** Proposals that were sent, whatever their status is now. */
  sent: z.int(),
  won: z.int(),
  lost: z.int(),
  won_value: z.string(),
  /** The median of the days from being sent to being won, in whole days; null where none was won. */
  days: z.nullable(z.int()),
}
const outcomes = z.object(outcome)
export type Outcome = z.infer<typeof outcomes>

const value = z.object({ count: z.int(), value: z.string() })

/**
 * What became of the proposals that were sent in a period (interface, section 8.3). Each counts once: in the month in which
 * a version of it was sent in that period first. All figures are those of the list with the same filters.
 */
export const salesReport = operation({
  id: 'reports.sales',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/reports/sales',
  query: z.strictObject({
    /** `sent` left out or open at its start: the twelve months up to today or its end. At most three years. */
    ...proposalFilters,
    directory_id: z.optional(integer),
  }),
  answer: z.object({
    currency: z.string(),
    /** The period, both days among it, `2026-11-30`. */
    from: z.string(),
    to: z.string(),
    total: outcomes,
    /** The same of the period a year earlier. */
    year_before: outcomes,
    /** Every month of the period, the first one first; `month` is "2026-11". */
    months: z.array(z.object({ month: z.string(), won: value, lost: value, open: value })),
    /** Largest won value first; who has sent nothing is not in it. */
    owners: z.array(z.object({ id: z.int(), name: z.string(), ...outcome })),
    /** By the template they were made from; null for none. */
    templates: z.array(z.object({ id: z.nullable(z.int()), name: z.nullable(z.string()), ...outcome })),
    /** Of those that are lost, by reason; null where nobody has given one. Most first. */
    reasons: z.array(z.object({ reason: lossReason, ...value.shape })),
  }),
})
