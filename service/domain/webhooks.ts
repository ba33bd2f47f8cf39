import { holdDeliveries, resumeDeliveries } from '#service/store/deliveries.ts'
import * as store from '#service/store/webhooks.ts'
import { webhookEvents, type ApiVersion, type PayloadContentType, type Webhook } from '#wire/webhooks.ts'
import { maxWebhooks } from '#wire/limits.ts'
import { momentIn, wordIn, wordsOf } from './events.ts'
import { FaultList } from './fault-list.ts'
import { Refused } from './refused.ts'
import { statusLine } from './status-line.ts'
import type { Unit } from './unit.ts'
import { newSecret } from './webhook-secrets.ts'

type WebhookFields = {
  payload_url: string
  payload_content_type: PayloadContentType
  active: boolean
  events: readonly string[]
}
type Changes = { [Key in keyof WebhookFields]?: WebhookFields[Key] | undefined }

/** All webhooks of the account, whatever their version; dates in the notation of the requested version. */
export async function listWebhooks({ db }: Unit, asking: ApiVersion): Promise<Webhook[]> {
  return (await store.selectWebhooks(db)).map((webhook) => webhookAnswer(webhook, asking))
}

export const getWebhook = async (unit: Unit, id: number, asking: ApiVersion): Promise<Webhook> =>
  webhookAnswer(await needWebhook(unit, id), asking)

export async function needWebhook({ db }: Unit, id: number): Promise<store.StoredWebhook> {
  const webhook = await store.findWebhook(db, id)
  if (!webhook) throw new Refused('not_found', `There is no webhook ${id}.`)
  return webhook
}

/** At most `maxWebhooks` (interface, section 7). The address must have passed `checkPayloadUrl`. */
export async function createWebhook({ db, now, user }: Unit, fields: WebhookFields, api_version: ApiVersion) {
  const taken = new Set((await store.selectWebhooks(db)).map(({ place }) => place))
  const place = Array.from({ length: maxWebhooks }, (_, at) => at + 1).find((place) => !taken.has(place))
  if (place === undefined)
    throw new Refused(
      'conflict',
      `An account has at most ${maxWebhooks} webhooks. Delete one that is no longer needed.`,
    )
  const { id } = await store.insertWebhook(db, {
    place,
    made_by: user.id,
    payload_url: fields.payload_url,
    content_type: fields.payload_content_type,
    active: fields.active ? 1 : 0,
    events: eventsIn(api_version, fields.events),
    api_version,
    created_at: now,
    modified_at: now,
  })
  await store.insertSecret(db, { webhook_id: id, secret: newSecret(), now, othersUntil: now })
  return { webhook_id: id }
}

/** Changes what is supplied. An address must have passed `checkPayloadUrl`. */
export async function updateWebhook(unit: Unit, id: number, fields: Changes) {
  const { db, now } = unit
  const webhook = await needWebhook(unit, id)
  const { payload_url, payload_content_type, active, events } = fields
  await store.updateWebhook(db, id, {
    ...(payload_url !== undefined && { payload_url }),
    ...(payload_content_type !== undefined && { content_type: payload_content_type }),
    ...(events !== undefined && { events: eventsIn(webhook.api_version, events) }),
    ...(active !== undefined && (active ? { active: 1, failed_at: null } : { active: 0 })),
    modified_at: now,
  })
  if (active === true && !webhook.active) await resumeDeliveries(db, id, now)
  if (active === false && webhook.active) await holdDeliveries(db, id)
  return statusLine
}

/** The names of all webhooks, empty ones included. */
export const listWebhookNames = async ({ db }: Unit) =>
  (await store.selectWebhooks(db)).map(({ id, name }) => ({ id, name }))

export async function nameWebhook(unit: Unit, id: number, name: string) {
  await needWebhook(unit, id)
  await store.updateWebhook(unit.db, id, { name })
  return {}
}

export async function deleteWebhook(unit: Unit, id: number) {
  await needWebhook(unit, id)
  await store.deleteWebhook(unit.db, id)
  return 'The webhook is deleted.'
}

/** A webhook takes the words of its own version (interface, section 7.1). */
function eventsIn(version: ApiVersion, events: readonly string[]): string {
  const known = new Set(webhookEvents.map((event) => wordIn(version, event)))
  const faults = new FaultList()
  for (const [at, event] of events.entries())
    if (!known.has(event)) faults.add(`events.${at}`, `Version ${version} has no event ${event}`)
  faults.refuse()
  return JSON.stringify([...new Set(events)])
}

const webhookAnswer = (webhook: store.StoredWebhook, asking: ApiVersion): Webhook => ({
  id: webhook.id,
  payload_url: webhook.payload_url,
  payload_content_type: webhook.content_type,
  active: webhook.active === 1,
  events: wordsOf(webhook),
  api_version: webhook.api_version,
  date_created: momentIn(asking, webhook.created_at),
  date_modified: momentIn(asking, webhook.modified_at),
  date_failed: webhook.failed_at === null ? null : momentIn(asking, webhook.failed_at),
})
