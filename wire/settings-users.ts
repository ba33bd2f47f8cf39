import * as z from 'zod/mini'
import { user } from './account.ts'
import { maxLineLength, maxPasswordLength, minPasswordLength } from './limits.ts'
import { operation } from './operation.ts'
import { atMost, byId, flag, optionalEmail, statusLine, text } from './scalars.ts'

const path = '/settings/users'

const email = optionalEmail.check(z.minLength(1, 'Enter an email address'))
const line = z.string('Enter text').check(z.trim(), atMost(maxLineLength))
const password = z
  .string('Enter a password')
  .check(z.minLength(minPasswordLength, `Use at least ${minPasswordLength} characters`), atMost(maxPasswordLength))

const fields = { email, firstname: line, lastname: line, phone: line, jobtitle: line }

/** Including inactive ones; version 2 lists the active ones. */
export const listAllUsers = operation({
  id: 'users.list',
  face: 'app',
  methods: ['GET'],
  path,
  answer: z.array(z.extend(user, { active: z.boolean() })),
})

/** Shown once: null in the answer to a repeated request, and when the request set the password. */
const shownOnce = z.nullable(z.string())

/** Without a password a random one is generated. */
export const createUser = operation({
  id: 'users.create',
  face: 'app',
  methods: ['POST'],
  path,
  body: z.strictObject({
    email,
    firstname: z._default(line, ''),
    lastname: z._default(line, ''),
    phone: z._default(line, ''),
    jobtitle: z._default(line, ''),
    password: z.optional(password),
  }),
  status: 201,
  answer: z.object({ id: z.int(), password: shownOnce }),
})
export type NewUser = z.output<(typeof createUser)['body']>

/**
 * A new password, or `active: false`, signs the user out everywhere. 409: deactivating oneself or the last active user,
 * one's own password, an email address that is taken.
 */
export const updateUser = operation({
  id: 'users.update',
  face: 'app',
  methods: ['PATCH', 'PUT'],
  path: `${path}/:id`,
  params: byId,
  body: z.partial(z.strictObject({ ...fields, active: flag, password })),
  answer: statusLine,
})
export type UserChanges = z.output<(typeof updateUser)['body']>

/** Sets a random password, and signs the user out everywhere. */
export const resetUserPassword = operation({
  id: 'users.reset-password',
  face: 'app',
  methods: ['POST'],
  path: `${path}/:id/reset-password`,
  params: byId,
  answer: z.object({ password: shownOnce }),
})

/** 409 while proposals, contacts or comments refer to them: deactivate them instead. */
export const deleteUser = operation({
  id: 'users.delete',
  face: 'app',
  methods: ['DELETE'],
  path: `${path}/:id`,
  params: byId,
  gives: 'text',
  answer: z.string(),
})

/** The requesting user's own. Signs them out everywhere, including here. */
export const changeOwnPassword = operation({
  id: 'users.change-own-password',
  face: 'app',
  methods: ['POST'],
  path: '/account/password',
  body: z.strictObject({ current_password: text, password }),
  answer: statusLine,
})
