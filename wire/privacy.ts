import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { byId, text as typed, timestamp, timestampOrNull } from './scalars.ts'
import { currentPassword } from './settings-users.ts'

const text = z.string()
/** Of which proposal, by its number. */
const ofProposal = { date: timestamp, proposal_nr: text }

/** Everything an account keeps about one person, for them to have; names and numbers as they are now. */
export const personalData = z.object({
  account: text,
  date: timestamp,
  /** The contact's own fields by name; empty ones are left out. */
  person: z.record(text, text),
  organisation: text,
  tags: z.array(text),
  custom_fields: z.record(text, text),
  proposals: z.array(
    z.object({
      id: z.int(),
      proposal_nr: text,
      name: text,
      status: text,
      date_created: timestamp,
      /** Whose proposal it is, or who receives it. */
      as: z.enum(['contact', 'receiver', 'former receiver']),
      date_invited: timestampOrNull,
      /** A password was chosen for their page. */
      password: z.boolean(),
    }),
  ),
  mails: z.array(z.object({ ...ofProposal, to: text, subject: text, text, state: text, reason: text })),
  /** No address of a machine is kept; `device` is the kind of it, `machine` says that no person looked. */
  visits: z.array(
    z.object({
      ...ofProposal,
      date_last: timestamp,
      version: z.int(),
      device: text,
      machine: z.boolean(),
      seconds: z.int(),
    }),
  ),
  /** Of proposals they read: which they opened, and how often in one visit. */
  attachments: z.array(z.object({ ...ofProposal, name: text, times: z.int() })),
  choices: z.array(z.object({ ...ofProposal, changes: z.array(text) })),
  comments: z.array(z.object({ ...ofProposal, about: text, text })),
  signatures: z.array(
    z.object({
      ...ofProposal,
      version: z.int(),
      name: text,
      fields: z.array(z.object({ label: text, value: text })),
      /** What was drawn or typed, as JSON. */
      signature: text,
      hash: text,
      /** All that was signed, as JSON: its SHA-256 is the hash. */
      document: text,
    }),
  ),
  declines: z.array(z.object({ ...ofProposal, version: z.int(), reason: text, text })),
  follow_up: z.array(z.object({ ...ofProposal, action: text, state: text, reason: text })),
  log: z.array(z.object({ ...ofProposal, person: text, action: text })),
  /** Webhooks that were told of this person, as long as that is kept. */
  passed_on: z.array(z.object({ date: timestamp, event: text, to: text, state: text })),
})
export type PersonalData = z.infer<typeof personalData>

export const exportPerson = operation({
  id: 'privacy.export-person',
  face: 'app',
  may: 'admin',
  methods: ['GET'],
  path: '/people/:id/personal-data',
  params: byId,
  answer: personalData,
})

/** Kept with its name as it was signed, until a day: the account must be able to show what was agreed. */
const keptProof = z.object({
  proposal_id: z.int(),
  proposal_nr: text,
  proposal_name: text,
  name: text,
  date_signed: timestamp,
  date_until: timestamp,
})

const erasure = {
  /** When the person was erased; null before. */
  date_erased: timestampOrNull,
  /** What stays, and until when. */
  kept: z.array(keptProof),
}

/** What erasing a person would take away, and what it would leave. */
export const reviewErasure = operation({
  id: 'privacy.review-erasure',
  face: 'app',
  may: 'admin',
  methods: ['GET'],
  path: '/people/:id/erasure',
  params: byId,
  answer: z.object({
    ...erasure,
    fullname: text,
    counts: z.object({
      proposals: z.int(),
      mails: z.int(),
      /** Of those, the ones that have not gone out. */
      queued_mails: z.int(),
      visits: z.int(),
      comments: z.int(),
      reminders: z.int(),
    }),
  }),
})
export type ErasureReview = z.infer<(typeof reviewErasure)['answer']>

/** Erases a person for good; once more it changes nothing and answers the same. */
export const erasePerson = operation({
  id: 'privacy.erase-person',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path: '/people/:id/erasure',
  params: byId,
  answer: z.object(erasure),
})

/**
 * Ends all access to the account at once and deletes it after two weeks; until then an admin who signs in takes it back.
 * It takes the account's name as it is written, and the password of whoever asks.
 */
export const deleteAccount = operation({
  id: 'privacy.delete-account',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path: '/account/deletion',
  body: z.strictObject({ name: typed, current_password: currentPassword }),
  answer: z.object({ date_deletes: timestamp }),
})
