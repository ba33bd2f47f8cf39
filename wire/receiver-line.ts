import * as z from 'zod/mini'
import { mailFaults } from './mail-fault.ts'
import { timestampOrNull } from './scalars.ts'

/** How far a proposal has come with one receiver; the one that is true now. */
export const receiverStates = [
  /** It was never sent. */
  'unsent',
  /** It was, and nothing went to them: they have a link to share. */
  'linked',
  'queued',
  'sent',
  /** Given up without an answer about the address. */
  'failed',
  'bounced',
  'opened',
  'reading',
  'signed',
  'declined',
] as const
export type ReceiverState = (typeof receiverStates)[number]

/** A visit is going on while it was told of so lately; pages that are read tell every 15 s. In milliseconds. */
export const readingFor = 60_000

export const receiverLine = z.object({
  state: z.enum(receiverStates),
  /** Since when; null for `unsent` and `linked`. While reading, when the page was last heard of. */
  date: timestampOrNull,
  /** Why a mail bounced; null for other states, and where no reason is known. */
  fault: z.nullable(z.enum(mailFaults)),
  /** What a mail server said of a mail that waits, failed, bounced or is delayed; else empty. */
  reason: z.string(),
  /** While reading: the title of the section; else empty. */
  section: z.string(),
  /** People's visits since the account's day began. */
  visits_today: z.int(),
  /**
   * Nothing reached them, they did nothing, and nobody has signed beside whom they have to: they can be taken off the
   * proposal without a trace.
   */
  removable: z.boolean(),
})
export type ReceiverLine = z.infer<typeof receiverLine>
