import { plural, t } from '@lingui/core/macro'
import { formatAmount } from '#pricing/amount.ts'
import { isEmptyRow } from '#pricing/empty-row.ts'
import { priceTables } from '#pricing/price-tables.ts'
import { radioGroups } from '#pricing/selection.ts'
import { daysBetween } from '#wire/calendar-day.ts'
import { isTag, proposalTags, receiverTags, unfilled } from '#wire/personalisation.ts'
import type { Product } from '#wire/products.ts'
import type { Proposal, ProposalItem, Receiver } from '#wire/proposals.ts'
import type { ViewedAttachment } from '#wire/viewer.ts'
import { figureText } from '#src/components/price-grid/figures.ts'
import { fieldAnchor } from '#src/components/proposal-form/field-anchor.ts'
import { dayText, expiresWords } from '#src/components/proposals/validity.ts'
import { lacksEmail, type SendMethod } from './send-words.ts'
import { attachmentFindings } from './attachment-findings.ts'
import { textFindings } from './text-findings.ts'

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

/** A custom field of plain text; a formatted one needs the editor. */
export type FieldToFill = { name: string; label: string; type: 'text' | 'textarea' }

/** Of the rows that were filled from a product and cost `from`; `words` is what it costs now, as it is read. */
export type PriceToTake = { product_id: number; from: number; to: number; words: string }

/** How many looks found nothing. */
export const passedOf = (findings: readonly Pick<Finding, 'look'>[]) =>
  looks.length - new Set(findings.map(({ look }) => look)).size

type Priced = Pick<Product, 'id' | 'price' | 'vat_percentage' | 'recurring'>

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

/** What stands in the way of sending, then what is worth a look. */
export function sendChecks(checked: Checked): Finding[] {
  const { id } = checked.proposal
  const edit = (tab: string) => `/proposals/${id}/edit${tab === 'prices' ? '' : `?tab=${tab}`}`
  const findings = [
    ...receiverFindings(checked, edit('details')),
    ...tagFindings(checked, edit('text')),
    ...fieldFindings(checked, edit('details')),
    ...priceFindings(checked, edit('prices')),
    ...productFindings(checked, edit('prices')),
    ...validityFindings(checked),
    ...textFindings(checked.proposal.content.sections, { isEndless: checked.validity?.day === null, edit }),
    ...attachmentFindings(checked.attachments ?? [], checked.locale, edit('text')),
    ...checked.others.map(({ id, name, proposal_nr }): Finding => ({
      look: 'others',
      kind: 'warning',
      text: t`Another open proposal for this customer: ${name}, ${proposal_nr}`,
      mend: { to: `/proposals/${id}`, label: t`Open` },
    })),
  ]
  // What is wrong at two places that read alike is said once.
  const said = [...new Map(findings.map((finding) => [finding.text, finding])).values()].filter(
    ({ kind, text }) => kind === 'blocker' || !checked.kept?.has(text),
  )
  const isBlocker = ({ kind }: Finding) => kind === 'blocker'
  return [...said.filter(isBlocker), ...said.filter((finding) => !isBlocker(finding))]
}

function receiverFindings({ proposal: { receivers }, method }: Checked, to: string): Finding[] {
  const mend = { to, label: t`Choose receivers` }
  if (receivers.length === 0) return [{ look: 'receivers', kind: 'blocker', text: t`No receivers yet`, mend }]
  if (method === 'self') return []
  return receivers.filter(lacksEmail).map((receiver): Finding => {
    const { fullname } = receiver
    return { look: 'receivers', kind: 'blocker', text: t`${fullname} has no email address`, receiver }
  })
}

/** Tags that are sure to be filled when it is sent. */
const sure: readonly string[] = [
  ...receiverTags,
  ...proposalTags.filter((tag) => tag !== 'user_phone' && tag !== 'proposal_valid_until'),
]

function tagFindings(checked: Checked, to: string): Finding[] {
  const { proposal, phone, method, message, validity } = checked
  const { content, custom_fields } = proposal
  const values = {
    ...Object.fromEntries(sure.map((tag) => [tag, tag])),
    // As long as it is not known whether there is one, nothing is said.
    user_phone: phone ?? 'user_phone',
    proposal_valid_until: validity === undefined ? 'proposal_valid_until' : (validity.day ?? ''),
    ...Object.fromEntries(custom_fields.map(({ name, value }) => [`custom_${name}`, value.trim()])),
  }
  const mend = { to, label: t`Go to text` }
  const tagFindings = (texts: readonly string[], place: string) =>
    unfilled(texts, values).map((tag): Finding =>
      isTag(tag)
        ? { look: 'tags', kind: 'blocker', text: t`${tag} in ${place} has no value` }
        : { look: 'tags', kind: 'warning', text: t`${tag} in ${place} is not a known tag and stays as text` },
    )
  return [
    ...content.sections.flatMap(({ title, html }) =>
      tagFindings([html], title === '' ? t`the text` : `“${title}”`).map((finding) => ({ ...finding, mend })),
    ),
    // Nothing is mailed when the links are sent by hand.
    ...(method === 'self' ? [] : tagFindings(message, t`the message`)),
  ]
}

const fieldFindings = ({ proposal: { custom_fields } }: Checked, to: string) =>
  custom_fields
    .filter(({ required, value }) => required && value.trim() === '')
    .map(({ label, name, type }): Finding => {
      const field = label || name
      const text = t`“${field}” is required`
      const finding = { look: 'fields', kind: 'blocker', text } as const
      if (type !== 'html') return { ...finding, field: { name, label: field, type } }
      return { ...finding, mend: { to: `${to}#${fieldAnchor(name)}`, label: t`Fill in` } }
    })

function priceFindings({ proposal: { content, price_total_override }, locale }: Checked, to: string): Finding[] {
  const { pricetables } = content
  const override = price_total_override === null ? null : Number(price_total_override)
  const { price_total } = priceTables(pricetables, { override })
  const priceRows = pricetables.flatMap(({ rows }) => rows.filter(({ type }) => type === 'price'))
  const empty = priceRows.filter(isEmptyRow).length
  const isFree = price_total === 0 && priceRows.length > empty
  const leftOut = plural(empty, { one: '# empty price row is left out', other: '# empty price rows are left out' })
  const calculated = priceTables(pricetables, { override: null }).price_total
  const unchosen = pricetables.reduce((count, { rows }) => count + radioGroups(rows).filter(isUnchosen(rows)).length, 0)
  const groups = plural(unchosen, {
    one: '# group has no selection: its first row counts',
    other: '# groups have no selection: their first rows count',
  })
  const mend = { to, label: t`Go to prices` }
  return [
    ...(isFree ? [{ look: 'total', text: t`The total is zero` } as const] : []),
    ...(!isFree && override !== null && override !== calculated
      ? [{ look: 'total', text: manualWords(override, calculated, locale) } as const]
      : []),
    ...(empty > 0 ? [{ look: 'total', text: leftOut } as const] : []),
    ...(unchosen > 0 ? [{ look: 'choices', text: groups } as const] : []),
  ].map((finding) => ({ ...finding, kind: 'warning', mend }))
}

function manualWords(override: number, calculated: number, locale: string) {
  const manual = formatAmount(override, { locale })
  const rows = formatAmount(calculated, { locale })
  return t`Manual total ${manual}; the rows add up to ${rows}`
}

const isUnchosen =
  (rows: Proposal['content']['pricetables'][number]['rows']) =>
  ({ first, last }: { first: number; last: number }) =>
    !rows.slice(first, last + 1).some((row) => row.type === 'price' && row.user_selected)

/** What a product would put in its row now, and the row does not say. */
function productFindings({ proposal: { content }, products, locale }: Checked, to: string): Finding[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return content.pricetables.flatMap(({ rows, settings }) =>
    rows.flatMap((row): Finding[] => {
      const product = row.type === 'price' && row.product_id !== null ? byId.get(row.product_id) : undefined
      if (row.type !== 'price' || !product) return []
      const vatOf = ({ vat_percentage }: Pick<Priced, 'vat_percentage'>) =>
        vat_percentage ?? settings.vat_default_percentage
      const parts = [
        ...(vatOf(row) === vatOf(product) ? [] : [t`VAT`]),
        ...(row.recurring_type === product.recurring ? [] : [t`recurring`]),
      ]
      const [name, differing] = [row.content, parts.join(', ')]
      return [
        ...(row.price === product.price ? [] : [priceFinding(row.content, row.price, product, locale)]),
        ...(parts.length === 0
          ? []
          : [
              {
                look: 'products',
                kind: 'warning',
                text: t`“${name}” differs from its product: ${differing}`,
                mend: { to, label: t`Go to prices` },
              } as const,
            ]),
      ]
    }),
  )
}

function priceFinding(name: string, from: number, { id, price }: Priced, locale: string): Finding {
  const [here, there] = [figureText(from, 'price', { locale }), figureText(price, 'price', { locale })]
  return {
    look: 'products',
    kind: 'warning',
    text: t`${name}: ${here} here, ${there} in Products`,
    price: { product_id: id, from, to: price, words: there },
  }
}

/** A proposal that ends before anybody has had the time to read it. */
const shortly = 2

/** What is sent with a day that has passed cannot be accepted at all. */
function validityFindings({ validity }: Checked): Finding[] {
  if (!validity || validity.day === null) return []
  const { day, today } = validity
  const left = daysBetween(today, day)
  const date = dayText(day)
  if (left < 0) return [{ look: 'validity', kind: 'blocker', text: t`Valid until ${date} is in the past`, day }]
  if (left > shortly) return []
  const when = expiresWords(left)
  return [{ look: 'validity', kind: 'warning', text: t`${when}: valid until ${date}`, day }]
}
