import { keepActive } from '#service/store/activity.ts'
import { insertEvent } from '#service/store/events.ts'
import type { CustomerAct } from '#wire/events.ts'
import type { Unit } from './unit.ts'
import type { Viewing } from './viewing.ts'

/**
 * Tells open screens of the account what a receiver did, with the words for a notice: it is an event of its own, which
 * neither webhooks nor the customer's page hear of. Called once its row is there, and never for the seller's own looks.
 */
export async function tellOfAct(
  { db, now }: Pick<Unit, 'db' | 'now'>,
  act: CustomerAct,
  { proposal, receiver }: Pick<Viewing, 'proposal' | 'receiver'>,
  times?: number,
) {
  if (act !== 'reading') await keepActive(db, proposal.id)
  await insertEvent(db, {
    type: `customer_${act}`,
    record_kind: 'proposal',
    record_id: proposal.id,
    payload_v1: null,
    payload_v2: null,
    told: JSON.stringify({ act, person: receiver.fullname, proposal: proposal.name, ...(times && { times }) }),
    created_at: now,
  })
}
