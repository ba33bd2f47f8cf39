import type { Product } from '#wire/products.ts'
import type { Proposal, Receiver } from '#wire/proposal-details.ts'
import type { ProposalItem } from '#wire/proposals.ts'
import type { ViewedAttachment } from '#wire/viewer.ts'
import type { SendMethod } from './send-label.ts'

/** What is looked at. */
const looks = [
  'receivers',
  'tags',
  'fields',
  'total',
  'choices',
  'products',
  'validity',
  'pictures',
  'links',
  'sections',
  'attachments',
  'others',
] as const

export type Finding = {
  look: (typeof looks)[number]
  /** Nothing is sent while a blocker stands. */
  kind: 'blocker' | 'warning'
  text: string
  /** Where it can be mended. */
  mend?: { to: string; label: string }
  /** Who lacks an address: it can be given right here. */
  receiver?: Receiver
  /** What is to be filled in, right here too. */
  field?: FieldToFill
  /** Another price than its product has by now: it can be taken, or left as it is. */
  price?: PriceToTake
  /** The last day to accept it: another can be set. */
  day?: string
}

/** Whether it can be put right in the window, or by a way that leads to where it stands. */
export const isMendable = ({ mend, receiver, field, price, day }: Finding) =>
  [mend, receiver, field, price, day].some((way) => way !== undefined)

/** A custom field of plain text; a formatted one needs the editor. */
export type FieldToFill = { name: string; label: string; type: 'text' | 'textarea' }

/** Of the rows that were filled from a product and cost `from`; `words` is what it costs now, as it is read. */
export type PriceToTake = { product_id: number; from: number; to: number; words: string }

/** How many looks found nothing. */
export const passedOf = (findings: readonly Pick<Finding, 'look'>[]) =>
  looks.length - new Set(findings.map(({ look }) => look)).size

/** What a row can be held beside. */
export type Priced = Pick<Product, 'id' | 'price' | 'vat_percentage' | 'recurring'>

export type Checked = {
  proposal: Pick<Proposal, 'id' | 'receivers' | 'custom_fields' | 'content' | 'price_total_override'>
  /** Of the owner; undefined while nobody knows it. */
  phone: string | undefined
  method: SendMethod
  /** Subject and text of the mail, as far as they are written. */
  message: readonly string[]
  /** BCP 47: how the account writes amounts. */
  locale: string
  /** As they are now, as far as they are known. */
  products: readonly Priced[]
  /** What was looked at and is to stay as it is, by its text. */
  kept?: ReadonlySet<string>
  /** The last day as it would be sent, and the account's day; undefined until it is known. */
  validity?: { day: string | null; today: string } | undefined
  /** What goes along, as far as it is known. */
  attachments?: readonly ViewedAttachment[] | undefined
  /** Other proposals of the same customer that are open. */
  others: readonly Pick<ProposalItem, 'id' | 'name' | 'proposal_nr'>[]
}
