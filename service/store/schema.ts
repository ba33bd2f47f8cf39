import type { Generated, Selectable } from 'kysely'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { WebhookTables } from './webhook-tables.ts'

/**
 * The tables. Moments are milliseconds since 1970 (UTC), money is whole cents, flags are 0 or 1, and
 * `Json` columns hold JSON text. Every table but `account` also has an `account_id`, which is part of its keys
 * and which no query names: the fence in `within-account.ts` adds it.
 */
type Id = Generated<number>
type Moment = number
type Flag = 0 | 1
type Json = string

export type Tables = WebhookTables & {
  account: {
    id: Id
    /** As in `/api/v2/<account_name>`. */
    name: string
    title: string
    currency: string
    locale: string
    /** The number of the newest proposal; the next one is one higher. */
    last_proposal_number: number
    created_at: Moment
  }
  account_user: {
    id: Id
    email: string
    /** Lower case, for signing in. */
    email_key: string
    firstname: string
    lastname: string
    phone: string
    jobtitle: string
    password_hash: string
    active: Flag
    last_login_at: Moment | null
  }

  oauth_client: {
    id: Id
    client_id: string
    secret_hash: string | null
    name: string
    redirect_uris: Json
    created_at: Moment
  }
  /** A browser at the authorize pages; without a user until signed in. */
  session: { id: Id; token_hash: string; user_id: number | null; created_at: Moment; expires_at: Moment }
  consent: { id: Id; user_id: number; oauth_client_id: number; given_at: Moment }
  oauth_code: {
    id: Id
    code_hash: string
    oauth_client_id: number
    user_id: number
    redirect_uri: string
    /** S256; null only for confidential clients that sent none. */
    code_challenge: string | null
    family: string
    expires_at: Moment
    used_at: Moment | null
  }
  oauth_token: {
    id: Id
    token_hash: string
    kind: 'access' | 'refresh'
    /** All tokens that come from one sign-in. */
    family: string
    oauth_client_id: number
    user_id: number
    created_at: Moment
    expires_at: Moment
    /** Refresh tokens are used once. */
    used_at: Moment | null
    revoked_at: Moment | null
  }
  sign_in_failure: { id: Id; name_key: string; address: string; at: Moment }

  contact: {
    id: Id
    type: 'organisation' | 'person'
    /** The organisation of a person; null for organisations and private persons. */
    parent_id: number | null
    name: string
    name_key: string
    search_key: string
    firstname: string
    lastname: string
    fullname: string
    salutation: string
    street: string
    zipcode: string
    city: string
    state: string
    country: string
    phone: string
    mobile: string
    fax: string
    email: string
    internet: string
    linkedin: string
    facebook: string
    twitter: string
    instagram: string
    coc_number: string
    vat_number: string
    account_user_id: number | null
    created_at: Moment
    modified_at: Moment
    deleted_at: Moment | null
    /** The contact whose deletion took this one along; null when it was deleted itself. */
    deleted_with: number | null
  }
  contact_custom_value: { id: Id; contact_id: number; field: string; value: string }
  contact_tag: { id: Id; contact_id: number; tag_id: number }
  tag: { id: Id; name: string; name_key: string }

  custom_field: {
    id: Id
    subject: 'proposal' | 'contact'
    name: string
    label: string
    type: 'text' | 'textarea' | 'html'
    required: Flag
  }
  vat_group: { id: Id; name: string; percentage: number }
  design_template: { id: Id; name: string; colors: Json; font: string; logo_url: string }
  /** `sections`: [{ title, html }]. */
  text_template: { id: Id; name: string; language: string; sections: Json }
  email_template: { id: Id; name: string; subject: string; message: string }
  /** `automations`: [{ trigger, days, action }]. */
  automation_set: { id: Id; name: string; automations: Json }
  favorite_template: {
    id: Id
    name: string
    text_template_id: number | null
    design_template_id: number | null
    automation_set_id: number | null
    /** Names of custom fields it uses. */
    custom_fields: Json
    /** [{ id: Unique ID, title, settings, rows }]; rows as in a request. */
    pricetables: Json
  }

  product_directory: { id: Id; name: string; name_key: string }
  product: {
    id: Id
    product_directory_id: number
    name: string
    name_key: string
    sku: string
    /** Numeric text with up to four decimals. */
    price: string
    vat_group_id: number | null
    selectable: 'check' | 'radio' | null
    recurring: 'month' | 'year' | null
    descr_short: string
  }

  proposal_directory: { id: Id; name: string; name_key: string }
  proposal: {
    id: Id
    name: string
    name_key: string
    search_key: string
    proposal_nr: string
    status: ProposalStatus
    account_user_id: number
    contact_id: number
    design_template_id: number | null
    text_template_id: number | null
    favorite_template_id: number | null
    directory_id: number | null
    automation_set_id: number | null
    language: string
    remarks: string
    /** The version that is being worked on or was sent last. */
    version_id: number | null
    total_cents: number
    override_cents: number | null
    /** {formfields, name, date, version_id, ip_country} as the wire gives it, once accepted. */
    agree: Json | null
    views: number
    created_at: Moment
    modified_at: Moment
    modified_by: number | null
    viewed_at: Moment | null
    won_at: Moment | null
    deleted_at: Moment | null
  }
  /** On SQLite alone, kept by triggers: what is not in the trashcan. `directory_id` is -1 for proposals in none. */
  proposal_tally: { status: ProposalStatus; directory_id: number; count: number; cents: number }
  contact_tally: { type: 'organisation' | 'person'; count: number }
  /** `content`: { sections: [{id,title,html}], pricetables: [{id,title,settings,rows}], last_ids }, rows with ids. */
  proposal_version: {
    id: Id
    proposal_id: number
    number: number
    content: Json
    /** The user who began it, by name. */
    person: Generated<string>
    created_at: Moment
    sent_at: Moment | null
    /** The total set by hand that was sent along; of one not sent the proposal's own counts. */
    override_cents: number | null
  }
  proposal_custom_value: { id: Id; proposal_id: number; field: string; value: string }
  proposal_tag: { id: Id; proposal_id: number; tag_id: number }
  receiver: {
    id: Id
    proposal_id: number
    contact_id: number
    position: number
    /** 128 bits or more; stands in the link, so it is kept as it is. */
    link_token: string
    password_hash: string | null
    signature_required: Flag
    signature_allowed: Flag
  }
  comment: {
    id: Id
    proposal_id: number
    /** Either a receiver's person or a user wrote it. */
    contact_id: number | null
    account_user_id: number | null
    comment: string
    created_at: Moment
  }
  /** What happened, in words for people. */
  log_entry: { id: Id; proposal_id: number; person: string; type: 'client' | 'user'; action: string; at: Moment }
  mail: {
    id: Id
    proposal_id: number
    receiver_id: number | null
    recipient: string
    subject: string
    body: string
    state: 'queued' | 'sent' | 'bounced' | 'failed'
    /** Why it failed, or why it is still queued after a try. */
    reason: string
    /** The header Message-ID, the same at every try. */
    message_id: Generated<string>
    /** The user it is sent for, as they were when it was queued. */
    reply_to: Generated<string>
    reply_to_name: Generated<string>
    tries: Generated<number>
    /** Only while queued. */
    next_try_at: Moment | null
    /** Until then the process that claimed it with `lease_key` alone may send it. */
    lease_until: Moment | null
    lease_key: string | null
    created_at: Moment
    modified_at: Moment
  }
  /** When the bucket of a token will be full of requests again; see `allowances.ts`. */
  allowance: { token_id: number; full_at: number }
  /** The answer to a write that came with an Idempotency-Key; empty until its transaction ends. */
  given_answer: {
    id: Id
    user_id: number
    key: string
    /** SHA-256 of method, path and body. */
    fingerprint: string
    status: number
    content_type: string
    body: string
    /** Of an answer that is a record's details. */
    etag: string | null
    created_at: Moment
  }
}

export type Table = keyof Tables
export type Stored<T extends Table> = Selectable<Tables[T]>
