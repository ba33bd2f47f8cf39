import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { byId, flag, statusLine } from './scalars.ts'

/** How everybody signs in to the account. */
export const getSignInSettings = operation({
  id: 'sign-in-settings.details',
  may: 'admin',
  face: 'app',
  methods: ['GET'],
  path: '/settings/sign-in',
  answer: z.object({
    /** Whoever has no second factor is led to set one up at their next sign-in, before an application gets a code. */
    require_second_factor: z.boolean(),
  }),
})

export const updateSignInSettings = operation({
  id: 'sign-in-settings.update',
  may: 'admin',
  face: 'app',
  methods: ['PATCH', 'PUT'],
  path: '/settings/sign-in',
  body: z.partial(z.strictObject({ require_second_factor: flag })),
  answer: statusLine,
})

/** What the requesting user proves themself with beside the password, and where they change that. */
export const getOwnFactors = operation({
  id: 'account.factors',
  may: 'reader',
  face: 'app',
  methods: ['GET'],
  path: '/account/factors',
  answer: z.object({
    authenticator_app: z.boolean(),
    passkeys: z.int(),
    /** Not used yet. */
    recovery_codes: z.int(),
    /** A page of the service's own, which asks for the password again. */
    change_at: z.string(),
  }),
})

/** For a colleague who lost them all: passkeys, authenticator app and recovery codes go, and they are signed out everywhere. */
export const removeFactors = operation({
  id: 'users.remove-factors',
  may: 'admin',
  face: 'app',
  methods: ['POST'],
  path: '/settings/users/:id/remove-factors',
  params: byId,
  answer: statusLine,
})
