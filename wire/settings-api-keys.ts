import * as z from 'zod/mini'
import { maxApiKeyDays, maxApiKeyRequests } from './limits.ts'
import { operation } from './operation.ts'
import { role } from './roles.ts'
import { byId, integer, name, oneOf, statusLine, timestamp, timestampOrNull, within } from './scalars.ts'

const path = '/settings/api-keys'

/** read: answers only. write: all that its role may. */
const access = oneOf(['read', 'write'])
export type ApiKeyAccess = z.infer<typeof access>

const rateLimit = z.nullable(z.pipe(integer, within(1, maxApiKeyRequests)))

/** Keys that programs use in place of signing in (interface, section 6.10), by name; without the keys themselves. */
export const listApiKeys = operation({
  id: 'api-keys.list',
  face: 'app',
  may: 'admin',
  methods: ['GET'],
  path,
  answer: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** How the key begins. */
      start: z.string(),
      access,
      /** Whose it is; null for the account's own. */
      user: z.nullable(z.object({ id: z.int(), name: z.string() })),
      /** What it acts with: its person's role, or the account key's own. */
      role,
      /** Requests a minute; null for what the installation allows. */
      rate_limit: z.nullable(z.int()),
      date_created: timestamp,
      /** Null for one that does not expire. */
      date_expires: timestampOrNull,
      expired: z.boolean(),
      /** To the hour; null before the first time. */
      date_lastused: timestampOrNull,
    }),
  ),
})

/** Either of a person, with whose role it acts, or of the account, with a role of its own. */
export const createApiKey = operation({
  id: 'api-keys.create',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path,
  body: z.strictObject({
    name,
    access: z._default(access, 'read'),
    user_id: z._default(z.nullable(integer), null),
    role: z._default(z.nullable(role), null),
    /** Days from now; null for one that does not expire. */
    valid_days: z._default(z.nullable(z.pipe(integer, within(1, maxApiKeyDays))), 365),
    rate_limit: z._default(rateLimit, null),
  }),
  status: 201,
  /** The key is shown once: null in the answer to a repeated request. */
  answer: z.object({ id: z.int(), api_key: z.nullable(z.string()) }),
})
export type NewApiKey = z.output<(typeof createApiKey)['body']>

export const updateApiKey = operation({
  id: 'api-keys.update',
  face: 'app',
  may: 'admin',
  methods: ['PATCH', 'PUT'],
  path: `${path}/:id`,
  params: byId,
  body: z.partial(z.strictObject({ name, rate_limit: rateLimit })),
  answer: statusLine,
})
export type ApiKeyChanges = z.output<(typeof updateApiKey)['body']>

/** It stops working at once. */
export const revokeApiKey = operation({
  id: 'api-keys.revoke',
  face: 'app',
  may: 'admin',
  methods: ['DELETE'],
  path: `${path}/:id`,
  params: byId,
  gives: 'text',
  answer: z.string(),
})
