import { Hono } from 'hono'
import type { Unit } from '#service/domain/unit.ts'
import { checkPayloadUrl } from '#service/domain/webhook-address.ts'
import { createWebhook, deleteWebhook, getWebhook, listWebhooks, updateWebhook } from '#service/domain/webhooks.ts'
import type { Ports } from '#service/ports.ts'
import * as wire from '#wire/webhooks.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export function webhooks(ports: Ports) {
  const routes = new Hono<ServiceEnv>()
  const edited = (webhook: wire.Webhook) => webhook
  const current = (unit: Unit, { params }: { params: { id: number } }) => getWebhook(unit, params.id, 2)
  const before = async ({ body }: { body: { payload_url?: string | undefined } }) => {
    if (body.payload_url !== undefined) await checkPayloadUrl(ports, body.payload_url)
  }

  mount(routes, wire.listWebhooks, (unit) => listWebhooks(unit, 2))
  mount(routes, wire.createWebhook, (unit, { body }) => createWebhook(unit, body, 2), { before })
  mount(routes, wire.getWebhook, (unit, { params }) => getWebhook(unit, params.id, 2), { edited })
  mount(routes, wire.updateWebhook, (unit, { params, body }) => updateWebhook(unit, params.id, body), {
    before,
    current,
  })
  mount(routes, wire.deleteWebhook, (unit, { params }) => deleteWebhook(unit, params.id), { current })
  return routes
}
