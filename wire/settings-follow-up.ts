import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { flag, integer, statusLine, timestamp, within } from './scalars.ts'

const path = '/settings/follow-up'
const time = z
  .string('Enter a time, for example 08:00')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, for example 08:00'))
/** ISO: 1 is Monday. */
const weekday = z.pipe(integer, within(1, 7))

/** Since when no automation of the account runs, and who said so; empty where nobody noted it. */
export const followUpPause = z.object({ date: timestamp, person: z.string() })
export type FollowUpPause = z.infer<typeof followUpPause>

/** When automations of the account run, and whether they do. */
export const getFollowUpSettings = operation({
  id: 'follow-up.details',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path,
  answer: z.object({
    working_days: z.array(z.int()),
    send_from: z.string(),
    send_until: z.string(),
    time_zone: z.string(),
    pause: z.nullable(followUpPause),
    /** How many steps became due during the pause, and run when it ends. */
    waiting: z.int(),
  }),
})

/** Changes what is supplied. Steps that became due during a pause run when it ends. */
export const updateFollowUpSettings = operation({
  id: 'follow-up.update',
  face: 'app',
  may: 'admin',
  methods: ['PATCH', 'PUT'],
  path,
  body: z.partial(
    z.strictObject({
      working_days: z.array(weekday).check(z.minLength(1, 'Choose a working day'), z.maxLength(7)),
      send_from: time,
      send_until: time,
      paused: flag,
    }),
  ),
  answer: statusLine,
})
export type FollowUpSettings = z.infer<(typeof getFollowUpSettings)['answer']>
export type FollowUpSettingsChanges = z.output<(typeof updateFollowUpSettings)['body']>
