import * as z from 'zod/mini'
import { mailFaults } from './mail-fault.ts'
import { operation } from './operation.ts'
import { listedProposal, needKinds, whoseWork } from './proposal-list.ts'
import { flag, oneOf, timestamp } from './scalars.ts'

/** How many of each kind are listed; the list of proposals has them all. */
export const needsOfKind = 8

/** Something about a proposal that its seller has to see to: one of each kind for a proposal. */
export const need = z.object({
  kind: z.enum(needKinds),
  proposal: listedProposal,
  /**
   * Names this need among those of its proposal and kind: another question, a later visit or another date makes another
   * one. To put off exactly what was seen.
   */
  began: z.string(),
  /** When it happened; of one that expires null. */
  date: z.nullable(timestamp),
  /** Who asked, signed, declined or is to receive it; "" for nobody. */
  person: z.string(),
  /** A question: its words. A bounce: the address. A decline: the reason given. */
  text: z.string(),
  /** A bounce: why, and what the mail server said of it; of a mail that no server took there is no `fault`. */
  fault: z.nullable(z.enum(mailFaults)),
  reason: z.string(),
  /** Of the person: id in `contact_people`; null where there is none. */
  contact_people_id: z.nullable(z.int()),
  /** Of `decided`. */
  outcome: z.nullable(z.enum(['signed', 'declined'])),
  /** How often the customer opened it. */
  views: z.int(),
  /** Of `expiring` and `silent`: for how long the person read it when they opened it last; 0 where nobody did. */
  seconds: z.int(),
  /** While it is put off or done. */
  put_off: z.nullable(
    z.object({
      id: z.int(),
      /** Null for done. */
      date_until: z.nullable(timestamp),
      /** For the whole team, not just for whoever did it. */
      everybody: z.boolean(),
    }),
  ),
})
export type Need = z.infer<typeof need>

const counts = z.record(z.enum(needKinds), z.int())

/** What needs the requesting user or the team, the newest of each kind (interface, section 8.3). */
export const listNeeds = operation({
  id: 'needs.list',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/needs',
  query: z.strictObject({
    whose: z._default(oneOf(whoseWork), 'team'),
    /** Those that are put off or done instead. */
    put_off: z._default(flag, false),
  }),
  answer: z.object({
    items: z.array(need),
    /** Of every kind, also what `items` leaves out. */
    counts,
    count: z.int(),
    /** How many are put off or done. */
    put_off: z.int(),
  }),
})
