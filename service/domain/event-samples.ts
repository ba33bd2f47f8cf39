import type { Proposal } from '#wire/proposal-details.ts'
import type { ApiVersion } from '#wire/webhooks.ts'
import { kindIn, momentIn, wordIn, type EventRecord, type EventType } from './events.ts'
import * as madeUp from './made-up-records.ts'
import { v1Contact } from './v1-company-answer.ts'
import { v1Proposal } from './v1-proposal-answer.ts'

type Payloads = { [Version in ApiVersion]: object }
type Sample = Pick<EventRecord, 'kind' | 'id'> & { payloads: Payloads }

const { contactDetails, personDetails, product, productDirectory, proposal } = madeUp

const logged = proposal.logs.summary
/** Nobody has opened it. */
const unseen = {
  date_viewed: null,
  comments: [],
  logs: { ...proposal.logs, summary: { ...logged, views: 0, recent_view: null } },
}
const [mail] = proposal.emails

/** What the made-up proposal is after these events; after all others it is as it stands. */
const proposals: Partial<Record<EventType, Partial<Proposal>>> = {
  proposal_created: {
    ...unseen,
    status: 'edit',
    emails: [],
    logs: {
      history: [
        {
          date: proposal.date_created,
          person: proposal.account_user_name,
          action: 'created the proposal',
          type: 'user',
        },
      ],
      summary: { ...unseen.logs.summary, last_modified_date: proposal.date_created },
    },
    date_modified: proposal.date_created,
  },
  // Its mail is on the way.
  proposal_send: { ...unseen, emails: mail ? [{ ...mail, state: 'queued' }] : [] },
  proposal_viewed: { comments: [], logs: { ...proposal.logs, summary: { ...logged, views: 1 } } },
  proposal_won: {
    status: 'won',
    date_won: '2026-11-05T10:15:00.000000Z',
    // The customer did.
    logs: { ...proposal.logs, summary: { ...logged, last_modified_user: '' } },
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

const inBoth = (payload: object): Payloads => ({ 1: payload, 2: payload })

function contactSample(type: EventType): Sample {
  const isNew = type.endsWith('_created')
  if (type.startsWith('contact_person_')) {
    const after = { ...personDetails, ...(isNew && { proposals: [] }) }
    return { kind: 'person', id: personDetails.id, payloads: { 1: v1Contact(after), 2: after } }
  }
  const after = { ...contactDetails, ...(isNew && { people: [], proposals: [] }) }
  return { kind: 'organisation', id: contactDetails.id, payloads: { 1: v1Contact(after), 2: after } }
}

/** A fictitious record for an event of this type, as each version shows it. */
export function sampleRecord(type: EventType): Sample {
  if (type.startsWith('proposal_')) {
    const after = { ...proposal, ...proposals[type] }
    return { kind: 'proposal', id: proposal.id, payloads: { 1: v1Proposal(after), 2: after } }
  }
  if (type.startsWith('product_directory_')) {
    const after = { ...productDirectory, ...(type.endsWith('_created') && { products_count: 0 }) }
    return { kind: 'product_directory', id: productDirectory.id, payloads: inBoth(after) }
  }
  if (type.startsWith('product_')) return { kind: 'product', id: product.id, payloads: inBoth(product) }
  return contactSample(type)
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
