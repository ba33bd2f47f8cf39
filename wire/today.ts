import * as z from 'zod/mini'
import { statusFigures } from './account.ts'
import { maxCodeLength } from './limits.ts'
import { operation } from './operation.ts'
import { listedProposal } from './proposal-list.ts'

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
  }),
  answer: z.object({
    /** `month` is "2026-11". */
    won: z.array(z.object({ month: z.string(), ...statusFigures })),
    recent: z.array(listedProposal),
  }),
})
