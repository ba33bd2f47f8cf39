import * as z from 'zod/mini'
import { viewedDesign } from './design.ts'
import { operation } from './operation.ts'
import { readingOrder } from './reading-order.ts'
import { timestamp, timestampOrNull } from './scalars.ts'
import { viewedAttachment } from './viewed-attachment.ts'
import { viewedPrices, viewedRow, viewedTable } from './viewed-prices.ts'
import { signature } from './viewer-signature.ts'

/** The token of a receiver's link. An unknown one is 404, whatever it looks like. */
export const byToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(128)) })

/** Of the version, shared by its receivers: one entry for each selectable row or row with a free quantity. */
export const viewedChoices = z.object({
  /** Identifies this state of the choices; an acceptance names the one it is based on. */
  choices_at: z.string(),
  /** Who changed them last, and when; null while they are as the seller set them. */
  changed: z.nullable(z.object({ receiver_id: z.int(), name: z.string(), date: timestamp })),
  /** Final from the first signature on. */
  frozen: z.boolean(),
  /** The quantity is null where it is hidden. */
  choices: z.array(z.object({ row_id: z.int(), selected: z.boolean(), quantity: z.nullable(z.number()) })),
})
export type ViewedChoices = z.infer<typeof viewedChoices>

/** The text above the button, in the proposal's language. It is part of what is signed, so show it unchanged. */
export const viewedWords = z.object({
  /** Says what is accepted: version, total, per month and per year. */
  sentence: z.string(),
  /** What signing here means. */
  meaning: z.string(),
})

export const viewedComment = z.object({
  id: z.int(),
  comment: z.string(),
  name: z.string(),
  /** A receiver, or the seller. */
  type: z.enum(['client', 'user']),
  /** Written by the receiver who reads. */
  own: z.boolean(),
  row_id: z.nullable(z.int()),
  section_id: z.nullable(z.int()),
  date: timestamp,
})
export type ViewedComment = z.infer<typeof viewedComment>

/** A signature that was given on this version, as every receiver sees it. */
const acceptance = z.object({
  receiver_id: z.int(),
  name: z.string(),
  date: timestamp,
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
  signature,
  /** SHA-256 in hex; the last one covers those before. */
  hash: z.string(),
})
export type ViewedAcceptance = z.infer<typeof acceptance>

const receiverState = z.enum(['waiting', 'opened', 'signed', 'declined'])

const receiver = z.object({
  id: z.int(),
  name: z.string(),
  /** The last of these wins the proposal; where nobody is required, the first who may. */
  must_sign: z.boolean(),
  may_sign: z.boolean(),
  state: receiverState,
})

/** A field to fill in when accepting. */
export const agreeField = z.object({
  label: z.string(),
  type: z.enum(['text', 'date', 'choice']),
  required: z.boolean(),
  /** Of a choice. */
  options: z.array(z.string()),
})
export type AgreeField = z.infer<typeof agreeField>

/** A change to a part since the version read before. */
const change = z.discriminatedUnion('part', [
  z.object({
    part: z.literal('section'),
    id: z.int(),
    kind: z.enum(['added', 'changed', 'removed']),
    title: z.string(),
  }),
  z.object({
    part: z.literal('row'),
    id: z.int(),
    /** Index of its table; of a removed row the one it stood in. */
    table: z.int(),
    kind: z.enum(['added', 'changed', 'removed']),
    /** As it was shown; null for an added row. Its amount as in `prices`. */
    before: z.nullable(z.object({ row: viewedRow, subtotal: z.nullable(z.number()) })),
  }),
  z.object({
    part: z.literal('attachment'),
    file: z.string(),
    /** Changed: another file under the same name, or the same one under another. */
    kind: z.enum(['added', 'changed', 'removed']),
    name: z.string(),
    /** What it was called; null for an added one. */
    before: z.nullable(z.object({ name: z.string() })),
  }),
])

export type ViewedAttachment = z.infer<typeof viewedAttachment>

export const viewedProposal = z.object({
  account: z.object({ title: z.string(), logo_url: z.string(), locale: z.string(), currency: z.string() }),
  proposal: z.object({
    name: z.string(),
    proposal_nr: z.string(),
    status: z.enum(['open', 'won']),
    version_id: z.int(),
    version_number: z.int(),
    date_sent: timestamp,
    /** The last day it can be accepted, `2026-12-19`, in the account's time zone; null without one. */
    valid_until: z.nullable(z.string()),
    /** That day is past: it can be read and not accepted. */
    expired: z.boolean(),
    date_won: timestampOrNull,
    /** A language tag; empty where the seller named none. */
    language: z.string(),
    /** The organisation or private person it is for. */
    contact_name: z.string(),
  }),
  owner: z.object({ name: z.string(), jobtitle: z.string(), phone: z.string(), email: z.string() }),
  receiver,
  /** The other receivers, without contact details. */
  others: z.array(receiver),
  design: z.nullable(viewedDesign),
  /** With this receiver's own tags filled in. */
  sections: z.array(z.object({ id: z.int(), title: z.string(), html: z.string() })),
  tables: z.array(viewedTable),
  /** In which order sections and tables are read among each other; null: all sections first. */
  order: z.nullable(readingOrder),
  attachments: z.array(viewedAttachment),
  ...viewedChoices.shape,
  prices: viewedPrices,
  words: viewedWords,
  /** What accepting asks for; terms are a link, or text, or null where there are none. */
  agree: z.object({
    fields: z.array(agreeField),
    terms: z.nullable(z.object({ url: z.string(), text: z.string() })),
  }),
  /** Oldest first. */
  comments: z.array(viewedComment),
  /** In the order they were given. */
  acceptances: z.array(acceptance),
  /** Since the version this receiver read last; null when it is the first, or the same. */
  changes: z.nullable(
    z.object({
      version_number: z.int(),
      total_with_vat: z.number(),
      price_total: z.number(),
      list: z.array(change),
    }),
  ),
  /** A seller's preview as this receiver: nothing is counted, and it is read only. */
  preview: z.boolean(),
  /** A seller's rehearsal as this receiver: everything answers as it would, and nothing is stored. */
  rehearsal: z._default(z.boolean(), false),
})
export type ViewedProposal = z.infer<typeof viewedProposal>

/**
 * What this receiver may see of the version sent last (interface, section 9). 404 for an unknown link; 403 and 410 as in
 * `viewerProblem`.
 */
export const viewProposal = operation({
  id: 'viewer.proposal',
  face: 'viewer',
  may: 'receiver',
  methods: ['GET'],
  path: '/viewer/:token',
  params: byToken,
  answer: viewedProposal,
})
