import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { proposalStatus } from './proposal-status.ts'
import { integer, timestampOrNull } from './scalars.ts'

/** The check request (specification 5, step 4), and who asked. */
export const hello = operation({
  id: 'account.hello',
  methods: ['GET'],
  path: '/hello',
  answer: z.object({
    message: z.literal('hello'),
    account_name: z.string(),
    user: z.object({ id: z.int(), email: z.string(), firstname: z.string(), lastname: z.string() }),
    /** Which interfaces this service has; the app lights up what needs more than v2. */
    interfaces: z.array(z.string()),
  }),
})

export const user = z.object({
  id: z.int(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  jobtitle: z.string(),
  date_lastlogin: timestampOrNull,
})
export type User = z.infer<typeof user>

/** Active users only (specification 4.5). */
export const listUsers = operation({
  id: 'account.users',
  methods: ['GET'],
  path: '/account/users',
  answer: z.array(user),
})

/** How the account is called and writes its money. */
export const getAccount = operation({
  id: 'account.details',
  face: 'app',
  methods: ['GET'],
  path: '/account',
  answer: z.object({ account_name: z.string(), name: z.string(), currency: z.string(), locale: z.string() }),
})

/** How many proposals, and what they come to. Money of several currencies is listed, never added. */
export const statusFigures = {
  count: z.int(),
  sums: z.array(z.object({ currency: z.string(), total: z.string() })),
}

/** Count and sum per status for a filter, and how many proposals each directory holds (wire section 8). */
export const summary = operation({
  id: 'account.summary',
  face: 'app',
  methods: ['GET'],
  path: '/summary',
  query: z.strictObject({ directory_id: z.optional(integer) }),
  answer: z.object({
    statuses: z.record(proposalStatus, z.object(statusFigures)),
    directories: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
    count: z.int(),
  }),
})
