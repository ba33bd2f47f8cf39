import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { oneOf } from './scalars.ts'
import { inV1 } from './v1-others.ts'
import * as current from './webhooks.ts'

/** Of the shape of version 2, dates written `2026-02-03 09:10:11` (interface, section 10). */
export const listWebhooks = inV1(current.listWebhooks)
export const getWebhook = inV1(current.getWebhook)
export const updateWebhook = inV1(current.updateWebhook)
export const deleteWebhook = inV1(current.deleteWebhook)

const event = oneOf(current.webhookEvents.map(current.inVersion1))

/** A webhook created here belongs to version 1 and uses its event names (interface, section 7). */
export const createWebhook = operation({
  ...inV1(current.createWebhook),
  body: z.extend(current.createWebhook.body, {
    events: z._default(z.array(event).check(z.minLength(1, 'Choose at least one event, or all')), ['all']),
  }),
})
