import { bodyOf, payloadColumn } from '#service/domain/events.ts'
import { newToken } from '#service/domain/token-hash.ts'
import type { Ports, Settings } from '#service/ports.ts'
import { claimDeliveries, sealEvents, selectClaimed } from '#service/store/due-deliveries.ts'

/** Concurrent deliveries of one webhook, over all processes. */
const perWebhook = 5

/** Longer than any try, so that a lease expires only when its process has died. In milliseconds. */
const leaseFor = 30_000

/** A delivery leased to this process. */
export type Claimed = Awaited<ReturnType<typeof claimDue>>[number]

/** Ports used by deliveries. */
export type DeliveryPorts = Pick<Ports, 'db' | 'now' | 'random' | 'log' | 'network'> & {
  settings: Pick<Settings, 'webhookRetrySeconds' | 'appUrl'>
}

/** Claims due deliveries, at most `limit`, fairly over all webhooks; other processes skip them. */
export async function claimDue({ db, now }: Pick<DeliveryPorts, 'db' | 'now'>, limit: number) {
  const moment = now()
  const leaseKey = newToken(128)
  return db.transaction().execute(async (db) => {
    const claim = { now: moment, leaseUntil: moment + leaseFor, leaseKey, limit, perWebhook }
    const taken = await claimDeliveries(db, claim)
    if (taken.length === 0) return []
    await sealEvents(
      db,
      taken.map(({ event_id }) => event_id),
    )
    const claimed = await selectClaimed(
      db,
      taken.map(({ id }) => id),
    )
    return claimed.map(({ payload_v1, payload_v2, ...delivery }) => ({
      ...delivery,
      leaseKey,
      body: bodyOf({ payload_v1, payload_v2 }[payloadColumn(delivery)] ?? '', delivery.content_type),
    }))
  })
}
