import * as z from 'zod/mini'
import { bounceOf, complaintOf, reasonOf, type BounceReport } from './report.ts'

/**
 * What Postmark posts of a bounce or a spam complaint (postmarkapp.com/developer/webhooks/bounce-webhook). Its
 * `MessageID` is its own; ours comes back as the metadata `mail`, which the header X-PM-Metadata-mail gave it.
 */
export const postmarkBody = z.object({
  RecordType: z.string(),
  Type: z._default(z.string(), ''),
  Email: z._default(z.string(), ''),
  Description: z._default(z.string(), ''),
  Details: z._default(z.string(), ''),
  Metadata: z._default(z.record(z.string(), z.string()), {}),
})

/** What no further try will change. */
const hard = new Set([
  'HardBounce',
  'BadEmailAddress',
  'ManuallyDeactivated',
  'Blocked',
  'SpamNotification',
  'DMARCPolicy',
])
const soft = new Set(['Transient', 'SoftBounce', 'DnsError', 'Undeliverable', 'VirusNotification', 'Unknown'])

/** Nothing of what is no bounce: an answer by a machine, an opening, a subscription. */
export function readPostmark({
  RecordType,
  Type,
  Email,
  Description,
  Details,
  Metadata,
}: z.output<typeof postmarkBody>): BounceReport[] {
  const ids = [Metadata['mail']]
  if (RecordType === 'SpamComplaint') return [complaintOf(ids, Email)]
  if (RecordType !== 'Bounce' || !(hard.has(Type) || soft.has(Type))) return []
  const reason = reasonOf(Details, Description)
  const report = bounceOf(hard.has(Type) ? 'hard' : 'soft', ids, Email, reason)
  // Only the kind says so where its server's words do not.
  const isUnknown = report.fault === 'other' && (Type === 'HardBounce' || Type === 'BadEmailAddress')
  return [isUnknown ? { ...report, fault: 'unknown_address' } : report]
}
