import * as deliveries from './deliveries.ts'
import { operation, type Operation } from './operation.ts'

/**
 * What an integration needs of its webhooks beside their records: the same operations as the app's own, in version 2.
 * The signing secrets are in no record, so that a list or a log shows none.
 */
const inV2 = <Op extends Operation>(op: Op): Op & { face: 'v2' } => ({ ...op, id: `v2.${op.id}`, face: 'v2' })

export const getSigningSecrets = operation(inV2(deliveries.getWebhookSecrets))
export const rotateSigningSecret = operation(inV2(deliveries.rotateWebhookSecret))
export const sendTestEvent = operation(inV2(deliveries.testWebhook))
export const listDeliveriesOf = operation(inV2(deliveries.listDeliveries))
export const readDelivery = operation(inV2(deliveries.getDelivery))
export const sendDeliveryAgain = operation(inV2(deliveries.redeliver))
export const sendMissedEvents = operation(inV2(deliveries.recoverWebhook))

/** What the documents and the audit log call an operation: the version is known there. */
export const plainId = ({ id }: Pick<Operation, 'id'>) => id.replace(/^v2\./, '')
