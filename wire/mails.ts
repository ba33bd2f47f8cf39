import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { mailState } from './proposal-history.ts'
import { byId, integer, pageNumber, timestamp } from './scalars.ts'

const mailItem = z.object({
  id: z.int(),
  proposal: z.object({ id: z.int(), name: z.string(), proposal_nr: z.string() }),
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

/** With its text: where no mail server is set, this is where it is read. */
export const getMail = operation({
  id: 'mails.details',
  face: 'app',
  methods: ['GET'],
  path: '/mails/:id',
  params: byId,
  answer: z.extend(mailItem, { message: z.string() }),
})
