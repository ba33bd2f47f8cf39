import * as z from 'zod/mini'
import { maxVisitSeconds, maxVisitSections } from './limits.ts'
import { operation } from './operation.ts'
import { atMostOf, flag, integer, uuid } from './scalars.ts'
import { byToken } from './viewer.ts'

const seconds = z.pipe(
  integer,
  z.int().check(z.minimum(0, 'Enter 0 or more'), z.maximum(maxVisitSeconds, 'Use at most a day')),
)

export const devices = ['phone', 'tablet', 'computer', 'unknown'] as const

/**
 * One visit to the page. The same `visit_id` updates it: the seconds are those of the whole visit, so that a repeated
 * report counts once. `human` is true once the page was visible for `visitThreshold` and touched; other visits are
 * recorded separately. A closing page sends it with `keepalive`.
 */
export const recordVisit = operation({
  id: 'viewer.visit',
  face: 'viewer',
  may: 'receiver',
  methods: ['POST'],
  path: '/viewer/:token/visits',
  params: byToken,
  body: z.strictObject({
    visit_id: uuid,
    seconds,
    sections: z._default(
      z.array(z.strictObject({ id: integer, seconds })).check(atMostOf(maxVisitSections, 'sections')),
      [],
    ),
    device: z._default(z.enum(devices, { error: 'Use phone, tablet, computer or unknown' }), 'unknown'),
    human: z._default(flag, true),
  }),
  answer: z.object({ visit_id: z.string() }),
})
