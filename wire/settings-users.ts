import * as z from 'zod/mini'
import { user } from './account.ts'
import { maxLineLength, maxPasswordLength, minPasswordLength } from './limits.ts'
import { operation } from './operation.ts'
import { role } from './roles.ts'
import { optionalEmail } from './mailbox.ts'
import { atMost, byId, flag, statusLine } from './scalars.ts'
import { handedLink } from './settings-invitations.ts'

const path = '/settings/users'

const email = optionalEmail.check(z.minLength(1, 'Enter an email address'))
const line = z.string('Enter text').check(z.trim(), atMost(maxLineLength))
const password = z
  .string('Enter a password')
  .check(z.minLength(minPasswordLength, `Use at least ${minPasswordLength} characters`), atMost(maxPasswordLength))

/** Of whoever asks. */
export const currentPassword = z.string('Enter text').check(atMost(maxPasswordLength))

export const userFields = z.strictObject({ firstname: line, lastname: line, phone: line, jobtitle: line })

/** Including inactive ones; version 2 lists the active ones. */
export const listAllUsers = operation({
  id: 'users.list',
  face: 'app',
  may: 'admin',
  methods: ['GET'],
  path,
  answer: z.array(
    z.extend(user, {
      active: z.boolean(),
      role,
      /** They have a passkey or an authenticator app. */
      second_factor: z.boolean(),
      /** An address that was asked for and is not confirmed yet. */
      new_email: z.nullable(z.string()),
    }),
  ),
})

/**
 * `active: false` signs the user out everywhere. 409: deactivating oneself, one's own role, and whatever would leave no
 * active admin. The email address changes by `changeUserEmail` alone, and a password only by the user themself.
 */
export const updateUser = operation({
  id: 'users.update',
  face: 'app',
  may: 'admin',
  methods: ['PATCH', 'PUT'],
  path: `${path}/:id`,
  params: byId,
  body: z.partial(z.strictObject({ ...userFields.shape, role, active: flag })),
  answer: statusLine,
})
export type UserChanges = z.output<(typeof updateUser)['body']>

/**
 * Asks the new address to confirm, and tells the old one, which holds until then. 409: another user has it. Told is the
 * link only where no mail goes out.
 */
export const changeUserEmail = operation({
  id: 'users.change-email',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path: `${path}/:id/email`,
  params: byId,
  body: z.strictObject({ email }),
  answer: z.object({ link: handedLink }),
})

/** Mails the user a link to choose a new password; nobody sets or sees a colleague's. */
export const makeResetLink = operation({
  id: 'users.make-reset-link',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path: `${path}/:id/reset-link`,
  params: byId,
  answer: z.object({ link: handedLink }),
})

/** 409 while proposals, contacts or comments refer to them: deactivate them instead. */
export const deleteUser = operation({
  id: 'users.delete',
  face: 'app',
  may: 'admin',
  methods: ['DELETE'],
  path: `${path}/:id`,
  params: byId,
  gives: 'text',
  answer: z.string(),
})

const ownUser = '/account/user'

/** The requesting user. */
export const getOwnUser = operation({
  id: 'users.own',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: ownUser,
  answer: z.extend(user, {
    /** An address that was asked for and is not confirmed yet. */
    new_email: z.nullable(z.string()),
  }),
})

/** How customers and colleagues know the requesting user; their role is for an admin to change. */
export const updateOwnUser = operation({
  id: 'users.update-own',
  face: 'app',
  may: 'reader',
  methods: ['PATCH', 'PUT'],
  path: ownUser,
  body: z.partial(userFields),
  answer: statusLine,
})

/** The requesting user's own. Signs them out everywhere, including here. */
export const changeOwnPassword = operation({
  id: 'users.change-own-password',
  face: 'app',
  may: 'reader',
  methods: ['POST'],
  path: '/account/password',
  body: z.strictObject({ current_password: currentPassword, password }),
  answer: statusLine,
})

/**
 * The requesting user's own address, which signs them in: asks the new one to confirm and tells the old one. Needs the
 * current password, since whoever has the address can choose a new one.
 */
export const changeOwnEmail = operation({
  id: 'users.change-own-email',
  face: 'app',
  may: 'reader',
  methods: ['POST'],
  path: '/account/email',
  body: z.strictObject({ email, current_password: currentPassword }),
  answer: z.object({ link: handedLink }),
})
