import type { Generated, Selectable } from 'kysely'
import type { NoticeTables } from './notice-tables.ts'
import type { AccessTables } from './access-tables.ts'
import type { AuditTables } from './audit-tables.ts'
import type { BulkTables } from './bulk-tables.ts'
import type { AssistantsFrom, Role, SellersSee } from '#wire/roles.ts'
import type { FileTables } from './file-tables.ts'
import type { ProposalTables } from './proposal-tables.ts'
import type { SavedTables } from './saved-tables.ts'
import type { ViewerTables } from './viewer-tables.ts'
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

type Parts = AccessTables &
  AuditTables &
  BulkTables &
  FileTables &
  NoticeTables &
  ProposalTables &
  SavedTables &
  ViewerTables &
  WebhookTables

export type Tables = Parts & {
  account: {
    id: Id
    /** As in `/api/v2/<account_name>`. */
    name: string
    title: string
    currency: string
    locale: string
    /** The number of the newest proposal; the next one is one higher. */
    last_proposal_number: number
    /** IANA, such as Europe/Amsterdam: where the account's days end. */
    time_zone: Generated<string>
    /** What accepting asks for where nobody says otherwise, as `AgreeSetup`; empty for nothing. */
    agree_setup: Generated<string>
    /** For how many days the audit log is kept. */
    audit_days: Generated<number>
    /** Entries of the audit log before this moment may go; the database keeps the others. */
    audit_kept_from: Generated<Moment>
    /** For how many days what is in the trashcan, visits and the texts of mails are kept; 0 for as long as the account. */
    trash_days: Generated<number>
    visit_days: Generated<number>
    mail_days: Generated<number>
    /** The same of what webhooks were told. */
    event_days: Generated<number>
    /** For how many years the signature of somebody who was erased is kept with its name. */
    proof_years: Generated<number>
    /** Until then its deletion can be taken back; null where nobody asked for it. */
    deletes_at: Generated<Moment | null>
    /** Who asked for it, by name. */
    deletion_asked_by: Generated<string>
    /** ISO weekdays that count as working days, `1,2,3,4,5`. */
    working_days: Generated<string>
    /** Automations run between these times of day in the account's time zone, `08:00` and `18:00`. */
    send_from: Generated<string>
    send_until: Generated<string>
    /** Since when no automation runs; null while they run. */
    automations_paused_at: Generated<Moment | null>
    /** Who paused them, by name; null as well where nobody noted it. */
    automations_paused_by: Generated<string | null>
    /** When its name and notation were filled in by a person; null until then. */
    details_at: Generated<Moment | null>
    /** Whether everybody must have a second factor. */
    require_factor: Generated<Flag>
    /** Whether sellers see all proposals and contacts, or their own. */
    sellers_see: Generated<SellersSee>
    /** From which role on people may connect assistants; `nobody` switches their endpoint off for the account. */
    assistants_from: Generated<AssistantsFrom>
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
    role: Role
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
    /** The account's own app: it alone reaches the app interface (interface, section 8.1). */
    first_party: Generated<Flag>
    /** It registered itself, and gets tokens for the endpoint for assistants alone. */
    self_registered: Generated<Flag>
    /** When somebody was last asked to let one in that registered itself. */
    asked_at: Moment | null
  }

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
    /** Since when nothing is left of this person but the row that proposals point to. */
    erased_at: Generated<Moment | null>
  }
  contact_custom_value: { id: Id; contact_id: number; field: string; value: string }
  /** Kept by triggers: what is not in the trashcan. */
  contact_tally: { type: 'organisation' | 'person'; count: number }
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
  design_template: {
    id: Id
    name: string
    colors: Json
    /** The name of a font, as version 2 tells it. */
    font: string
    logo_url: string
    cover: Generated<Flag>
    /** As `CoverPicture`; empty for none. */
    cover_picture: Generated<Json>
    /** As `DesignFonts`; empty for those that `font` comes nearest to. */
    fonts: Generated<Json>
    header: Generated<string>
    footer: Generated<string>
  }
  /** `sections`: [{ title, html }]. */
  text_template: { id: Id; name: string; language: string; sections: Json }
  email_template: { id: Id; name: string; subject: string; message: string; language: Generated<string> }
  /** `automations`: as `Automation` on the wire. */
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
    /** What accepting asks for, as `AgreeSetup`; null for what the account asks for. */
    agree_setup: Json | null
    /** [{ file, name, size, hash }], as `KeptAttachment`. */
    attachments: Generated<Json>
    /** As `ReadingOrder`; null where all texts come first. */
    reading_order: Json | null
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
    /** What search looks at: name, SKU and description. */
    search_key: string
    /** `PlacedPicture`, or null. */
    picture: Generated<Json | null>
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
