import * as z from 'zod/mini'
import { maxWebhookNameLength } from './limits.ts'
import { operation } from './operation.ts'
import { byId } from './scalars.ts'

/** Its display name; empty when it has none. */
const webhookName = z
  .string('Enter a name')
  .check(z.trim(), z.maxLength(maxWebhookNameLength, `Use at most ${maxWebhookNameLength} characters`))

/** Of every webhook. Apart from the webhook itself, whose shape is the specification's (2.8). */
export const listWebhookNames = operation({
  id: 'webhooks.names',
  face: 'app',
  may: 'admin',
  methods: ['GET'],
  path: '/webhook-names',
  answer: z.array(z.object({ id: z.int(), name: z.string() })),
})

/** Empty removes the name. */
export const nameWebhook = operation({
  id: 'webhooks.name',
  face: 'app',
  may: 'admin',
  methods: ['PUT', 'PATCH'],
  path: '/webhooks/:id/name',
  params: byId,
  body: z.strictObject({ name: webhookName }),
  answer: z.strictObject({}),
})
