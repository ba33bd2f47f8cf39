import { readFont } from '#hosts/node/fonts.ts'
import { deliverDue } from '#service/delivery/deliver-due.ts'
import { defaultSettings } from '#service/default-settings.ts'
import { recordEvent, type EventRecord, type EventType } from '#service/domain/events.ts'
import { inTransaction, type Unit } from '#service/domain/unit.ts'
import { createWebhook } from '#service/domain/webhooks.ts'
import type { LogEntry, WebhookAnswer, WebhookRequest } from '#service/ports.ts'
import type { Db } from '#service/store/db.ts'
import type { ApiVersion } from '#wire/webhooks.ts'
import { testService } from './test-service.ts'

/** Answers to requests of one address; the last stays. */
type Receiver = (request: WebhookRequest) => Promise<WebhookAnswer> | WebhookAnswer

export const answer = (status: number, body = ''): WebhookAnswer => ({
  status,
  headers: [{ name: 'content-type', value: 'text/plain' }],
  body: new TextEncoder().encode(body),
  cut: false,
})

/** A record that reads as `{id, name}`, the name under another word in version 1. */
export const aRecord = (id: number, name = `record ${id}`, kind: EventRecord['kind'] = 'proposal'): EventRecord => ({
  kind,
  id,
  details: { 1: async (_unit, id) => ({ id, old_name: name }), 2: async (_unit, id) => ({ id, name }) },
})

/** An account with the receivers of the test; nothing leaves the process. */
export async function webhookTest() {
  const {
    ports: { db },
    clock,
    within,
    accountId,
    account,
    userId,
    tick,
  } = await testService()
  const requests: WebhookRequest[] = []
  const receivers = new Map<string, Receiver>()
  const log: LogEntry[] = []
  const ports = {
    db,
    now: () => clock.now,
    random: () => 0.5,
    readFont,
    log: (entry: LogEntry) => void log.push(entry),
    settings: { webhookRetrySeconds: defaultSettings.webhookRetrySeconds, appUrl: 'https://app.test' },
    network: {
      resolve: async () => ['93.184.215.14'],
      deliver: async (request: WebhookRequest) => {
        requests.push(request)
        return (receivers.get(request.url) ?? (() => answer(200)))(request)
      },
    },
  }
  const unit = (db: Db = within): Unit => ({
    db,
    account: { id: accountId, name: account, currency: 'EUR', locale: 'nl-NL' },
    user: { id: userId, firstname: 'Eva', lastname: 'de Wit', email: 'eva@installer.test', role: 'admin' },
    now: clock.now,
    appUrl: 'https://app.test',
  })

  return {
    ports,
    clock,
    tick,
    log,
    within,
    unit,
    requests,
    /** What an address answers from now on. */
    receive: (url: string, receiver: Receiver) => void receivers.set(url, receiver),
    /** A webhook to https://<host>/hook. */
    aWebhook: async (
      host = 'a.test',
      options: {
        events?: string[]
        active?: boolean
        version?: ApiVersion
        payload_content_type?: 'json' | 'xform'
      } = {},
    ) => {
      const { version = 2, ...fields } = options
      const hook = { payload_url: `https://${host}/hook`, payload_content_type: 'json', active: true, events: ['all'] }
      const { webhook_id } = await createWebhook(unit(), { ...hook, payload_content_type: 'json', ...fields }, version)
      return webhook_id
    },
    happen: (type: EventType, record: EventRecord, handle: Db = within) =>
      inTransaction(unit(handle), (unit) => recordEvent(unit, type, record)),
    /** Until nothing is due; gives how many were sent. */
    deliver: async () => {
      let all = 0
      for (let sent = await deliverDue(ports); sent > 0; sent = await deliverDue(ports)) all += sent
      return all
    },
    /** Ordered by type and date: the order of sending is not promised. */
    bodies: () =>
      requests
        .map(({ body }) => body)
        .toSorted()
        .map((body) => JSON.parse(body) as { type: string; date_created: string; data: unknown }),
  }
}

export const headerOf = ({ headers }: Pick<WebhookRequest, 'headers'>, wanted: string) =>
  headers.find(({ name }) => name === wanted)?.value ?? ''
