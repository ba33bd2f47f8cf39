import { Hono } from 'hono'
import { getDelivery, listDeliveries, redeliver } from '#service/domain/deliveries.ts'
import { recoverWebhook } from '#service/domain/recovery.ts'
import { getHealth } from '#service/domain/webhook-health.ts'
import { getSecrets, rotateSecret } from '#service/domain/webhook-secrets.ts'
import { testWebhook } from '#service/domain/webhook-test.ts'
import { listWebhookNames, nameWebhook } from '#service/domain/webhooks.ts'
import * as wire from '#wire/deliveries.ts'
import * as names from '#wire/webhook-names.ts'
import type { ServiceEnv } from './env.ts'
import { mount, mountPage } from './mount.ts'

export const deliveries = new Hono<ServiceEnv>()

mountPage(deliveries, wire.listDeliveries, (unit, { params, query }) => listDeliveries(unit, params.id, query))
mount(deliveries, wire.getDelivery, (unit, { params }) => getDelivery(unit, params.id))
mount(deliveries, wire.redeliver, (unit, { params }) => redeliver(unit, params.id))
mount(deliveries, wire.testWebhook, (unit, { params, body }) => testWebhook(unit, params.id, body.event))
mount(deliveries, wire.recoverWebhook, (unit, { params, query, body }) =>
  recoverWebhook(unit, params.id, { since: body.since, countOnly: query.count_only }),
)
mount(deliveries, wire.getWebhookHealth, (unit, { params }) => getHealth(unit, params.id))
mount(deliveries, wire.getWebhookSecrets, (unit, { params }) => getSecrets(unit, params.id))
mount(deliveries, names.listWebhookNames, (unit) => listWebhookNames(unit))
mount(deliveries, names.nameWebhook, (unit, { params, body }) => nameWebhook(unit, params.id, body.name))
mount(deliveries, wire.rotateWebhookSecret, (unit, { params }) => rotateSecret(unit, params.id))
