import { Hono } from 'hono'
import type { Unit } from '#service/domain/unit.ts'
import { checkPayloadUrl } from '#service/domain/webhook-address.ts'
import { createWebhook, deleteWebhook, getWebhook, listWebhooks, updateWebhook } from '#service/domain/webhooks.ts'
import type { Ports } from '#service/ports.ts'
import * as v1 from '#wire/v1-webhooks.ts'
import * as v2 from '#wire/webhooks.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

/** In both versions: each has its own dates and event words, and a webhook belongs to the one it was made in. */
export function webhooks(ports: Ports, version: v2.ApiVersion) {
  const wire = version === 1 ? v1 : v2
  const routes = new Hono<ServiceEnv>()
  const edited = (webhook: v2.Webhook) => webhook
  const current = (unit: Unit, { params }: { params: { id: number } }) => getWebhook(unit, params.id, version)
  const before = async ({ body }: { body: { payload_url?: string | undefined } }) => {
    if (body.payload_url !== undefined) await checkPayloadUrl(ports, body.payload_url)
  }

  mount(routes, wire.listWebhooks, (unit) => listWebhooks(unit, version))
  mount(routes, wire.createWebhook, (unit, { body }) => createWebhook(unit, body, version), { before })
  mount(routes, wire.getWebhook, (unit, { params }) => getWebhook(unit, params.id, version), { edited })
  mount(routes, wire.updateWebhook, (unit, { params, body }) => updateWebhook(unit, params.id, body), {
    before,
    current,
  })
  mount(routes, wire.deleteWebhook, (unit, { params }) => deleteWebhook(unit, params.id), { current })
  return routes
}
