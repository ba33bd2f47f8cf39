import * as z from 'zod/mini'
import { user } from './account.ts'
import { operation } from './operation.ts'
import { byId, flag, optionalEmail, statusLine, text } from './scalars.ts'

const path = '/settings/users'

const email = optionalEmail.check(z.minLength(1, 'Give an email address'))
const line = z.string('Give text').check(z.trim(), z.maxLength(255, 'Give at most 255 characters'))
const password = z
  .string('Give a password')
  .check(z.minLength(8, 'Give at least 8 characters'), z.maxLength(1024, 'Give at most 1,024 characters'))

const fields = { email, firstname: line, lastname: line, phone: line, jobtitle: line }

/** Those that are no longer active too; version 2 lists the active ones. */
export const listAllUsers = operation({
  id: 'users.list',
  face: 'app',
  methods: ['GET'],
  path,
  answer: z.array(z.extend(user, { active: z.boolean() })),
})

/** Null to the repeat of a request, and when the asker chose the password: it is shown once. */
const shownOnce = z.nullable(z.string())

/** Without a password the user gets one that nobody chose. */
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
 * one's own password, an email address that another has.
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

/** Gives a password that nobody chose, and signs the user out everywhere. */
export const resetUserPassword = operation({
  id: 'users.reset-password',
  face: 'app',
  methods: ['POST'],
  path: `${path}/:id/reset-password`,
  params: byId,
  answer: z.object({ password: shownOnce }),
})

/** 409 while proposals, contacts or comments are theirs: deactivate them instead. */
export const deleteUser = operation({
  id: 'users.delete',
  face: 'app',
  methods: ['DELETE'],
  path: `${path}/:id`,
  params: byId,
  gives: 'text',
  answer: z.string(),
})

/** One's own. Signs the user out everywhere, here too: whoever knew the old one is out. */
export const changeOwnPassword = operation({
  id: 'users.change-own-password',
  face: 'app',
  methods: ['POST'],
  path: '/account/password',
  body: z.strictObject({ current_password: text, password }),
  answer: statusLine,
})
