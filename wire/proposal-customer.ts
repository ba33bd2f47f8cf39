import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { receiverLine } from './receiver-line.ts'
import { byId, timestamp } from './scalars.ts'
import { agreeField } from './viewer.ts'
import { signature } from './viewer-signature.ts'
import { declineReasons } from './viewer-acts.ts'

const sums = z.object({ subtotal: z.number(), total: z.number() })

/** The version's total: the override if there is one. */
const figures = z.object({
  price_total: z.number(),
  price_total_original: z.number(),
  price_total_override: z.nullable(z.number()),
  total_with_vat: z.number(),
  recurring: z.object({ month: sums, year: sums }),
})

/** The row's amount, whether it counts or not. */
const chosenRow = z.object({ selected: z.boolean(), quantity: z.number(), subtotal: z.nullable(z.number()) })

/** A current or former receiver of the proposal. */
const person = { contact_people_id: z.int(), fullname: z.string() }
const version = { version_id: z.int(), version_number: z.int() }

export const customerChoices = z.object({
  /** Who changed them last; null while they are as sent. */
  changed: z.nullable(z.object({ ...person, date: timestamp })),
  /** Somebody has signed, so they stay. */
  frozen: z.boolean(),
  sent: figures,
  chosen: figures,
  /** Every row that may be chosen or counted, in their order. */
  rows: z.array(
    z.object({
      row_id: z.int(),
      /** Title of its table. */
      table: z.string(),
      content: z.string(),
      selectable: z.boolean(),
      user_quantity: z.boolean(),
      changed: z.boolean(),
      sent: chosenRow,
      chosen: chosenRow,
    }),
  ),
})
export type CustomerChoices = z.infer<typeof customerChoices>

const acceptance = z.object({
  ...person,
  ...version,
  /** As they signed. */
  name: z.string(),
  date: timestamp,
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
  signature,
  /** SHA-256 in hex; `<APP_URL>/verify#<hash>` says whether it is what was signed. */
  hash: z.string(),
  /** False when it was signed on an earlier version, or the proposal was taken out of won since. */
  counts: z.boolean(),
})
export type CustomerAcceptance = z.infer<typeof acceptance>

const decline = z.object({
  ...person,
  ...version,
  reason: z.enum(declineReasons),
  text: z.string(),
  date: timestamp,
  counts: z.boolean(),
})
export type CustomerDecline = z.infer<typeof decline>

/** The customer's choices, visits, signatures and declines, beside the version they were sent. */
export const proposalCustomer = z.object({
  /** The version that was sent last, which they see; null while none was. */
  version: z.nullable(z.object({ id: z.int(), number: z.int(), date_sent: timestamp })),
  /** In that version; null while none was sent. */
  choices: z.nullable(customerChoices),
  /** Of all versions, the oldest first. */
  acceptances: z.array(acceptance),
  declines: z.array(decline),
  /** What accepting asks for by now: says which of what was filled in is a day. Empty while nobody has signed. */
  agree_fields: z.array(agreeField),
  /** In their order, each with their state on that version. */
  receivers: z.array(
    z.object({
      ...person,
      /** What the tags of a text are filled with for them; the first name may be empty, then the full name stands there. */
      firstname: z.string(),
      salutation: z.string(),
      state: z.enum(['waiting', 'opened', 'signed', 'declined']),
      /** How far it has come with them, as one line; `state` is what the customer's page says of them. */
      line: receiverLine,
      must_sign: z.boolean(),
      may_sign: z.boolean(),
    }),
  ),
  /** Whose link was fetched without being read: scanners of mail, previews. The newest first, at most 200. */
  machine_visits: z.array(z.object({ ...person, date: timestamp })),
})
export type ProposalCustomer = z.infer<typeof proposalCustomer>

/** Refetch it when the stream of changes names the proposal. */
export const getProposalCustomer = operation({
  id: 'proposals.customer',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/proposals/:id/customer',
  params: byId,
  answer: proposalCustomer,
})
