import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { byId, statusLine, timestamp } from './scalars.ts'

const place = z.object({
  id: z.int(),
  /** The browser's and its system's name, such as "Firefox, Linux"; empty when unknown. */
  device: z.string(),
  date_started: timestamp,
  /** To the hour. */
  date_lastused: timestamp,
  /** It is the one that asks. */
  current: z.boolean(),
})

/** Where the requesting user is signed in: the one that asks, then what was used last. */
export const listSignIns = operation({
  id: 'sign-ins.list',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/account/sign-ins',
  answer: z.object({
    /** Each is a family of tokens; `device` is the browser it was allowed in. */
    applications: z.array(z.extend(place, { application: z.object({ id: z.int(), name: z.string() }) })),
    /** At the service's own pages, which let applications in again without a password. */
    browsers: z.array(place),
  }),
})

/** Ends the tokens, and the browser session they began in. */
export const endSignIn = operation({
  id: 'sign-ins.delete',
  face: 'app',
  may: 'reader',
  methods: ['DELETE'],
  path: '/account/sign-ins/:id',
  params: byId,
  gives: 'text',
  answer: z.string(),
})

export const endBrowser = operation({
  id: 'sign-ins.delete-browser',
  face: 'app',
  may: 'reader',
  methods: ['DELETE'],
  path: '/account/browsers/:id',
  params: byId,
  gives: 'text',
  answer: z.string(),
})

/** Everything but the sign-in that asks. */
export const endOtherSignIns = operation({
  id: 'sign-ins.delete-others',
  face: 'app',
  may: 'reader',
  methods: ['POST'],
  path: '/account/sign-out-others',
  answer: statusLine,
})

/** Ends every sign-in of a colleague. */
export const signOutUser = operation({
  id: 'users.sign-out',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path: '/settings/users/:id/sign-out',
  params: byId,
  answer: statusLine,
})
