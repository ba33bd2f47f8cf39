import * as z from 'zod/mini'
import { maxRedirectUris, maxUrlLength } from './limits.ts'
import { operation } from './operation.ts'
import { atMost, atMostOf, byId, flag, name, statusLine, timestamp } from './scalars.ts'

const path = '/settings/applications'

const redirectUri = z.string('Enter an address').check(atMost(maxUrlLength))
const redirectUris = z
  .array(redirectUri)
  .check(z.minLength(1, 'Enter at least one address'), atMostOf(maxRedirectUris, 'addresses'))

/** Applications that may ask for access (interface, section 6.1). */
export const listApplications = operation({
  id: 'applications.list',
  face: 'app',
  may: 'admin',
  methods: ['GET'],
  path,
  answer: z.array(
    z.object({
      id: z.int(),
      client_id: z.string(),
      name: z.string(),
      /** Authenticates with a secret; public ones have none. */
      confidential: z.boolean(),
      redirect_uris: z.array(z.string()),
      /** The account's own app: the only one with access to this interface. Set by the operator, never from here. */
      first_party: z._default(z.boolean(), false),
      /** It registered itself, for the endpoint for assistants alone (interface, section 6.11). */
      self_registered: z._default(z.boolean(), false),
      date_created: timestamp,
      /** The requesting application. */
      current: z.boolean(),
    }),
  ),
})

/** The secret is shown once: null for a public application, and in the answer to a repeated request. */
const shownOnce = z.nullable(z.string())

/** Redirect addresses: https, http on localhost, or an app's own scheme with a dot in it. */
export const createApplication = operation({
  id: 'applications.create',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path,
  body: z.strictObject({ name, redirect_uris: redirectUris, confidential: z._default(flag, true) }),
  status: 201,
  answer: z.object({ id: z.int(), client_id: z.string(), client_secret: shownOnce }),
})
export type NewApplication = z.output<(typeof createApplication)['body']>

/** 409: removing an address of the requesting application, which could lock everyone out. */
export const updateApplication = operation({
  id: 'applications.update',
  face: 'app',
  may: 'admin',
  methods: ['PATCH', 'PUT'],
  path: `${path}/:id`,
  params: byId,
  body: z.partial(z.strictObject({ name, redirect_uris: redirectUris })),
  answer: statusLine,
})
export type ApplicationChanges = z.output<(typeof updateApplication)['body']>

/** The old secret stops working at once; tokens stay valid. 409 for a public application. */
export const rotateApplicationSecret = operation({
  id: 'applications.rotate-secret',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path: `${path}/:id/rotate-secret`,
  params: byId,
  answer: z.object({ client_secret: shownOnce }),
})

/** With all its consents and tokens. 409 for the requesting application. */
export const deleteApplication = operation({
  id: 'applications.delete',
  face: 'app',
  may: 'admin',
  methods: ['DELETE'],
  path: `${path}/:id`,
  params: byId,
  gives: 'text',
  answer: z.string(),
})

/** The requesting user's consents. */
export const listConsents = operation({
  id: 'consents.list',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/account/consents',
  answer: z.array(
    z.object({
      id: z.int(),
      application: z.object({ id: z.int(), client_id: z.string(), name: z.string() }),
      date_given: timestamp,
      /** The requesting application's. */
      current: z.boolean(),
    }),
  ),
})

/** Revokes the application's access for this user at once; it may ask again. */
export const withdrawConsent = operation({
  id: 'consents.withdraw',
  face: 'app',
  may: 'reader',
  methods: ['DELETE'],
  path: '/account/consents/:id',
  params: byId,
  gives: 'text',
  answer: z.string(),
})
