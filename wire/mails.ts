import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { mailState } from './proposal-history.ts'
import { byId, integer, pageNumber, timestamp } from './scalars.ts'

const mailItem = z.object({
  id: z.int(),
  /** Null for what is mailed about the account itself, such as a webhook that was paused. */
  proposal: z.nullable(z.object({ id: z.int(), name: z.string(), proposal_nr: z.string() })),
  to: z.string(),
  subject: z.string(),
  /** When it was queued. */
  date: timestamp,
  state: mailState,
  /** Why it failed, or why it is still queued after a try; else empty. */
  reason: z.string(),
})
export type MailItem = z.infer<typeof mailItem>

/** What was sent and is to be sent, the newest first. */
export const listMails = operation({
  id: 'mails.list',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/mails',
  query: z.strictObject({
    proposal_id: z.optional(integer),
    state: z.optional(mailState),
    page: pageNumber,
  }),
  gives: 'page',
  answer: z.array(mailItem),
})

/**
 * With its text: without a mail server, this is where mails are read. Not for readers: a text holds the customer's own
 * link, with which one accepts.
 */
export const getMail = operation({
  id: 'mails.details',
  face: 'app',
  may: 'seller',
  methods: ['GET'],
  path: '/mails/:id',
  params: byId,
  answer: z.extend(mailItem, { message: z.string(), html: z.string() }),
})

const mailbox = z.object({ name: z.string(), address: z.string() })

/**
 * Values of the tags in each receiver's mail, and the sender: null where no mail is sent. With `filledMail` the app
 * previews a mail exactly as it will be sent.
 */
export const getMailTags = operation({
  id: 'mails.tags',
  face: 'app',
  may: 'seller',
  methods: ['GET'],
  path: '/proposals/:id/mail-tags',
  params: byId,
  answer: z.object({
    from: z.nullable(mailbox),
    reply_to: mailbox,
    receivers: z.array(z.object({ id: z.int(), values: z.record(z.string(), z.string()) })),
  }),
})
export type MailTags = z.infer<(typeof getMailTags)['answer']>
