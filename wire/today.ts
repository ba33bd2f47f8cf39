import * as z from 'zod/mini'
import { statusFigures } from './account.ts'
import { maxCodeLength } from './limits.ts'
import { operation } from './operation.ts'
import { listedProposal, whoseWork } from './proposal-list.ts'
import { oneOf } from './scalars.ts'

/**
 * The dashboard beside the counts of the summary: won proposals in each of the last twelve months, the oldest first,
 * and the requesting user's most recently changed proposals. Months are in the requested time zone.
 */
export const getToday = operation({
  id: 'account.today',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/today',
  query: z.strictObject({
    /** IANA, for example Europe/Amsterdam. */
    time_zone: z._default(
      z.string().check(z.maxLength(maxCodeLength, `Use at most ${maxCodeLength} characters`)),
      'UTC',
    ),
    /** Whose wins are added up; recent proposals are always the requesting user's. */
    whose: z._default(oneOf(whoseWork), 'team'),
  }),
  answer: z.object({
    /** `month` is "2026-11"; `year_before` are the sums of the same month a year earlier. */
    won: z.array(z.object({ month: z.string(), ...statusFigures, year_before: z._default(statusFigures.sums, []) })),
    recent: z.array(listedProposal),
  }),
})
