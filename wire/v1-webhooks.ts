import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { inV1 } from './v1-others.ts'
import * as current from './webhooks.ts'

/** Of the shape of version 2, dates written `2026-02-03 09:10:11` (specification 2.8). */
export const listWebhooks = inV1(current.listWebhooks)
export const getWebhook = inV1(current.getWebhook)
export const updateWebhook = inV1(current.updateWebhook)
export const deleteWebhook = inV1(current.deleteWebhook)

const event = z.enum(current.webhookEvents.map(current.inVersion1), { error: 'Give the name of an event, or all' })

/** A webhook made here belongs to version 1 and takes its words for the events (wire section 7). */
export const createWebhook = operation({
  ...inV1(current.createWebhook),
  body: z.extend(current.createWebhook.body, {
    events: z._default(z.array(event).check(z.minLength(1, 'Give at least one event, or all')), ['all']),
  }),
})
