import type { Proposal } from '#wire/proposals.ts'
import type { ApiVersion } from '#wire/webhooks.ts'
import { kindIn, momentIn, wordIn, type EventRecord, type EventType } from './events.ts'
import * as madeUp from './made-up-records.ts'
import { v1Contact } from './v1-company-answer.ts'
import { v1Proposal } from './v1-proposal-answer.ts'

type Payloads = { [Version in ApiVersion]: object }
type Sample = Pick<EventRecord, 'kind' | 'id'> & { payloads: Payloads }

const { contactDetails, personDetails, product, productDirectory, proposal } = madeUp

/** What the made-up proposal is after these events. */
const proposals: Partial<Record<EventType, Partial<Proposal>>> = {
  proposal_created: { status: 'edit', date_viewed: null },
  proposal_won: {
    status: 'won',
    date_won: '2026-11-05T10:15:00.000000Z',
    agree: {
      formfields: [{ label: 'Order number', value: 'PO-118' }],
      name: 'Fatima Yılmaz',
      date: '2026-11-05T10:15:00.000000Z',
      version_id: 1,
      ip_country: null,
    },
  },
  proposal_lost: { status: 'lost' },
}

/** A fictitious record for an event of this type, as each version shows it. */
export function sampleRecord(type: EventType): Sample {
  if (type.startsWith('proposal_')) {
    const after = { ...proposal, ...proposals[type] }
    return { kind: 'proposal', id: proposal.id, payloads: { 1: v1Proposal(after), 2: after } }
  }
  if (type.startsWith('product_directory_'))
    return {
      kind: 'product_directory',
      id: productDirectory.id,
      payloads: { 1: productDirectory, 2: productDirectory },
    }
  if (type.startsWith('product_')) return { kind: 'product', id: product.id, payloads: { 1: product, 2: product } }
  return type.startsWith('contact_person_')
    ? { kind: 'person', id: personDetails.id, payloads: { 1: v1Contact(personDetails), 2: personDetails } }
    : { kind: 'organisation', id: contactDetails.id, payloads: { 1: v1Contact(contactDetails), 2: contactDetails } }
}

const happened = Date.parse('2026-11-05T10:15:00Z')

/** The body of a delivery as the reference shows it (interface, section 7.3). */
export function samplePayload(version: ApiVersion, type: EventType) {
  const { kind, id, payloads } = sampleRecord(type)
  return {
    type: wordIn(version, type),
    date_created: momentIn(version, happened),
    data: type.endsWith('_deleted') ? { id, type: kindIn(version, kind) } : payloads[version],
  }
}
