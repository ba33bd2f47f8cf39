import type { Generated } from 'kysely'
import type { ApiVersion, PayloadContentType } from '#wire/webhooks.ts'
import type { DeliveryState } from '#wire/deliveries.ts'

/** Tables of events and webhooks; columns are as `schema.ts` says. */
type Id = Generated<number>
type Moment = number
type Flag = 0 | 1
type Json = string

export type WebhookTables = {
  webhook: {
    id: Id
    /** What people call it; empty when nobody gave it one. */
    name: Generated<string>
    /** The user who made it; unknown of the oldest. */
    made_by: number | null
    /** 1 to 10: the key that lets no account have an eleventh. */
    place: number
    payload_url: string
    content_type: PayloadContentType
    active: Flag
    /** Words of its version. */
    events: Json
    api_version: ApiVersion
    created_at: Moment
    modified_at: Moment
    failed_at: Moment | null
  }
  /** The one without an end signs, the others sign along until theirs. */
  webhook_secret: { id: Id; webhook_id: number; secret: string; created_at: Moment; expires_at: Moment | null }
  /** What happened, written in the transaction of the change. */
  event: {
    id: Id
    /** In the words of version 2. */
    type: string
    record_kind: string
    record_id: number
    /** The body as each version is told it; null when no webhook of that version was there to be told. */
    payload_v1: string | null
    payload_v2: string | null
    /** What open screens are told of a customer's act, as `customerAct`; empty for everything else. */
    told: Generated<string>
    test: Flag
    /** From the first claim on the payloads never change. */
    sealed: Flag
    created_at: Moment
  }
  /** One event on its way to one webhook. */
  delivery: {
    id: Id
    webhook_id: number
    event_id: number
    /** The header webhook-id. */
    message_id: string
    /** Of the webhook when the event happened, so that bytes are the same on every try. */
    content_type: PayloadContentType
    state: DeliveryState
    /** In the present round; a delivery that is sent again begins at 0. */
    tries: number
    /** Only while pending; null while its webhook is inactive. */
    next_try_at: Moment | null
    /** Until then the process that claimed it with `lease_key` alone may send it. */
    lease_until: Moment | null
    lease_key: string | null
    created_at: Moment
  }
  delivery_try: {
    id: Id
    delivery_id: number
    at: Moment
    duration_ms: number
    payload_url: string
    /** Headers are [{name, value}]. */
    request_headers: Json
    status: number | null
    response_headers: Json
    response_body: string
    response_cut: Flag
    error: string
  }
}
