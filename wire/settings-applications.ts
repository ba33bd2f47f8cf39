import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { byId, flag, name, statusLine, timestamp } from './scalars.ts'

const path = '/settings/applications'

const redirectUri = z.string('Give an address').check(z.maxLength(2048, 'Give at most 2,048 characters'))
const redirectUris = z
  .array(redirectUri)
  .check(z.minLength(1, 'Give at least one address'), z.maxLength(20, 'Give at most 20 addresses'))

/** Applications that may ask for access (specification 5, step 1). */
export const listApplications = operation({
  id: 'applications.list',
  face: 'app',
  methods: ['GET'],
  path,
  answer: z.array(
    z.object({
      id: z.int(),
      client_id: z.string(),
      name: z.string(),
      /** It proves itself with a secret; a public one cannot keep any. */
      confidential: z.boolean(),
      redirect_uris: z.array(z.string()),
      date_created: timestamp,
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
})

/** The secret is shown once: null for a public application, and to the repeat of a request. */
const shownOnce = z.nullable(z.string())

/** Codes may be sent to https, to this machine by http, and to an app's own scheme with a dot in it. */
export const createApplication = operation({
  id: 'applications.create',
  face: 'app',
  methods: ['POST'],
  path,
  body: z.strictObject({ name, redirect_uris: redirectUris, confidential: z._default(flag, true) }),
  status: 201,
  answer: z.object({ id: z.int(), client_id: z.string(), client_secret: shownOnce }),
})
export type NewApplication = z.output<(typeof createApplication)['body']>

/** 409: taking an address from the application that asks, which could shut out everybody who uses it. */
export const updateApplication = operation({
  id: 'applications.update',
  face: 'app',
  methods: ['PATCH', 'PUT'],
  path: `${path}/:id`,
  params: byId,
  body: z.partial(z.strictObject({ name, redirect_uris: redirectUris })),
  answer: statusLine,
})
export type ApplicationChanges = z.output<(typeof updateApplication)['body']>

/** From now on the old secret is worth nothing; tokens stay. 409 for a public application. */
export const rotateApplicationSecret = operation({
  id: 'applications.rotate-secret',
  face: 'app',
  methods: ['POST'],
  path: `${path}/:id/rotate-secret`,
  params: byId,
  answer: z.object({ client_secret: shownOnce }),
})

/** With every consent and token it was given. 409 for the application that asks. */
export const deleteApplication = operation({
  id: 'applications.delete',
  face: 'app',
  methods: ['DELETE'],
  path: `${path}/:id`,
  params: byId,
  gives: 'text',
  answer: z.string(),
})

/** What the user let applications do; the user's own alone. */
export const listConsents = operation({
  id: 'consents.list',
  face: 'app',
  methods: ['GET'],
  path: '/account/consents',
  answer: z.array(
    z.object({
      id: z.int(),
      application: z.object({ id: z.int(), client_id: z.string(), name: z.string() }),
      date_given: timestamp,
      /** Given to the application that asks. */
      current: z.boolean(),
    }),
  ),
})

/** Ends the user's access through that application at once; it may ask again. */
export const withdrawConsent = operation({
  id: 'consents.withdraw',
  face: 'app',
  methods: ['DELETE'],
  path: '/account/consents/:id',
  params: byId,
  gives: 'text',
  answer: z.string(),
})
