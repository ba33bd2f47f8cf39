import * as z from 'zod/mini'
import { statusFigures } from './account.ts'
import { operation } from './operation.ts'
import { proposalItem } from './proposals.ts'

/**
 * How the work stands beside the counts of the summary: what was won in each of the last twelve months, the oldest
 * first, this one last; and the proposals of who asks that changed last. A month begins where the asker lives.
 */
export const getToday = operation({
  id: 'account.today',
  face: 'app',
  methods: ['GET'],
  path: '/today',
  query: z.strictObject({
    /** IANA, for example Europe/Amsterdam. */
    time_zone: z._default(z.string().check(z.maxLength(64, 'Give at most 64 characters')), 'UTC'),
  }),
  answer: z.object({
    /** `month` is "2026-11". */
    won: z.array(z.object({ month: z.string(), ...statusFigures })),
    recent: z.array(proposalItem),
  }),
})
