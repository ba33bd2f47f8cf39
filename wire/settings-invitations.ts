import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { role } from './roles.ts'
import { optionalEmail } from './mailbox.ts'
import { byId, timestamp } from './scalars.ts'

const path = '/settings/invitations'
const email = optionalEmail.check(z.minLength(1, 'Enter an email address'))

/**
 * Told once, where no mail goes out, to whoever hands it over; null where it was mailed, and in the answer to a repeated
 * request.
 */
export const handedLink = z.nullable(z.string())

/** Who was asked in and has not come yet. */
export const listInvitations = operation({
  id: 'invitations.list',
  face: 'app',
  may: 'admin',
  methods: ['GET'],
  path,
  answer: z.array(
    z.object({
      id: z.int(),
      email: z.string(),
      role,
      /** Of the newest link. */
      date_sent: timestamp,
      date_expires: timestamp,
      /** The link has ended: it can be sent again. */
      expired: z.boolean(),
    }),
  ),
})

/** Mails a link to a page where the person chooses name and password. 409: a user or an invitation has the address. */
export const invite = operation({
  id: 'invitations.create',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path,
  body: z.strictObject({ email, role: z._default(role, 'seller') }),
  status: 201,
  answer: z.object({ id: z.int(), link: handedLink }),
})
export type NewInvitation = z.output<(typeof invite)['body']>

/** Sends a new link; the one before ends. */
export const resendInvitation = operation({
  id: 'invitations.resend',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path: `${path}/:id/resend`,
  params: byId,
  answer: z.object({ link: handedLink }),
})

export const withdrawInvitation = operation({
  id: 'invitations.delete',
  face: 'app',
  may: 'admin',
  methods: ['DELETE'],
  path: `${path}/:id`,
  params: byId,
  gives: 'text',
  answer: z.string(),
})
