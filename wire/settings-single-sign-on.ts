import * as z from 'zod/mini'
import { maxLineLength, maxSignInDomains, maxTextLength, maxUrlLength } from './limits.ts'
import { operation } from './operation.ts'
import { role } from './roles.ts'
import { atMost, atMostOf, flag, integer, name, statusLine } from './scalars.ts'

const path = '/settings/single-sign-on'

const issuer = z
  .string('Enter the address of the provider')
  .check(
    z.trim(),
    atMost(maxUrlLength),
    z.regex(/^https:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/, 'Enter an address that begins with https://'),
  )
const domain = z
  .string('Enter a domain')
  .check(
    z.trim(),
    atMost(maxLineLength),
    z.toLowerCase(),
    z.regex(/^[^\s@.]+(\.[^\s@.]+)+$/, 'Enter a domain, such as example.com'),
  )

const fields = z.strictObject({
  /** What the button on the sign-in page calls it. */
  title: name,
  issuer,
  client_id: name,
  /** Left out, the one from before stays. */
  client_secret: z.optional(z.string('Enter the client secret').check(z.trim(), atMost(maxTextLength))),
  /** Of the addresses it may vouch for. */
  domains: z.array(domain).check(z.minLength(1, 'Enter a domain'), atMostOf(maxSignInDomains, 'domains')),
  /** Of those who come for the first time. */
  role,
  /** Passwords and passkeys let in the emergency user alone. */
  only_way: flag,
  emergency_user_id: z.nullable(integer),
})

/** OpenID Connect: who signs users in besides the service itself. The secret is never shown. */
export const getSingleSignOn = operation({
  id: 'single-sign-on.details',
  may: 'admin',
  face: 'app',
  methods: ['GET'],
  path,
  answer: z.object({
    /** Whether this service can ask a provider at all; the demo cannot. */
    available: z.boolean(),
    /** What to register at the provider. */
    redirect_uri: z.string(),
    provider: z.nullable(
      z.object({
        title: z.string(),
        issuer: z.string(),
        client_id: z.string(),
        domains: z.array(z.string()),
        role,
        only_way: z.boolean(),
        emergency_user_id: z.nullable(z.int()),
      }),
    ),
  }),
})

/** The whole of it. 409: `only_way` without an active administrator who may still come in by password. */
export const saveSingleSignOn = operation({
  id: 'single-sign-on.save',
  may: 'admin',
  face: 'app',
  methods: ['PUT', 'PATCH'],
  path,
  body: fields,
  answer: statusLine,
})
export type ProviderFields = z.output<(typeof saveSingleSignOn)['body']>

export const deleteSingleSignOn = operation({
  id: 'single-sign-on.delete',
  may: 'admin',
  face: 'app',
  methods: ['DELETE'],
  path,
  gives: 'text',
  answer: z.string(),
})

/** Asks the saved provider who it is; `reason` says what is wrong, and is empty when nothing is. */
export const testSingleSignOn = operation({
  id: 'single-sign-on.test',
  may: 'admin',
  face: 'app',
  methods: ['POST'],
  path: `${path}/test`,
  answer: z.object({ works: z.boolean(), reason: z.string() }),
})
