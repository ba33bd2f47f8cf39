import { Hono } from 'hono'
import { getDelivery, listDeliveries, redeliver } from '#service/domain/deliveries.ts'
import { recoverWebhook } from '#service/domain/recovery.ts'
import { getHealth } from '#service/domain/webhook-health.ts'
import { getSecrets, rotateSecret } from '#service/domain/webhook-secrets.ts'
import { testWebhook } from '#service/domain/webhook-test.ts'
import { listWebhookNames, nameWebhook } from '#service/domain/webhooks.ts'
import * as wire from '#wire/deliveries.ts'
import * as v2 from '#wire/webhook-operations.ts'
import * as names from '#wire/webhook-names.ts'
import type { ServiceEnv } from './env.ts'
import { mount, mountPage } from './mount.ts'

export const deliveries = new Hono<ServiceEnv>()

// The app's own, and the same in version 2 for integrations.
for (const op of [wire.listDeliveries, v2.listDeliveriesOf])
  mountPage(deliveries, op, (unit, { params, query }) => listDeliveries(unit, params.id, query))
for (const op of [wire.getDelivery, v2.readDelivery])
  mount(deliveries, op, (unit, { params }) => getDelivery(unit, params.id))
for (const op of [wire.redeliver, v2.sendDeliveryAgain])
  mount(deliveries, op, (unit, { params }) => redeliver(unit, params.id))
for (const op of [wire.testWebhook, v2.sendTestEvent])
  mount(deliveries, op, (unit, { params, body }) => testWebhook(unit, params.id, body.event))
for (const op of [wire.recoverWebhook, v2.sendMissedEvents])
  mount(deliveries, op, (unit, { params, query, body }) =>
    recoverWebhook(unit, params.id, { since: body.since, countOnly: query.count_only }),
  )
for (const op of [wire.getWebhookSecrets, v2.getSigningSecrets])
  mount(deliveries, op, (unit, { params }) => getSecrets(unit, params.id))
for (const op of [wire.rotateWebhookSecret, v2.rotateSigningSecret])
  mount(deliveries, op, (unit, { params }) => rotateSecret(unit, params.id))
mount(deliveries, wire.getWebhookHealth, (unit, { params }) => getHealth(unit, params.id))
mount(deliveries, names.listWebhookNames, (unit) => listWebhookNames(unit))
mount(deliveries, names.nameWebhook, (unit, { params, body }) => nameWebhook(unit, params.id, body.name))
