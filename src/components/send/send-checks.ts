import { plural, t } from '@lingui/core/macro'
import { priceTables } from '#pricing/price-tables.ts'
import { radioGroups } from '#pricing/selection.ts'
import { isTag, proposalTags, receiverTags, unfilled } from '#wire/personalisation.ts'
import type { Product } from '#wire/products.ts'
import type { Proposal, ProposalItem } from '#wire/proposals.ts'
import { lacksEmail, type SendMethod } from './send-words.ts'

export type Finding = {
  /** Nothing is sent while a blocker stands. */
  kind: 'blocker' | 'warning'
  text: string
  /** Where it can be mended, unless that is right here. */
  mend?: { to: string; label: string }
}

type Priced = Pick<Product, 'id' | 'price' | 'vat_percentage' | 'recurring'>

export type Checked = {
  proposal: Pick<Proposal, 'id' | 'receivers' | 'custom_fields' | 'content' | 'price_total_override'>
  /** Of the owner; undefined while nobody knows it. */
  phone: string | undefined
  method: SendMethod
  /** Subject and text of the mail, as far as they are written. */
  message: readonly string[]
  /** As they are now, as far as they are known. */
  products: readonly Priced[]
  /** Other proposals of the same customer that are open. */
  others: readonly Pick<ProposalItem, 'id' | 'name' | 'proposal_nr'>[]
}

/** What stands in the way of sending, then what is worth a look. */
export function sendChecks(checked: Checked): Finding[] {
  const { id } = checked.proposal
  const edit = (tab: string) => `/proposals/${id}/edit${tab === 'prices' ? '' : `?tab=${tab}`}`
  const found = [
    ...receiverFindings(checked, edit('details')),
    ...tagFindings(checked, edit('text')),
    ...fieldFindings(checked, edit('details')),
    ...priceFindings(checked, edit('prices')),
    ...productFindings(checked, edit('prices')),
    ...checked.others.map(({ id, name, proposal_nr }): Finding => ({
      kind: 'warning',
      text: t`The same customer has another open one: ${name}, ${proposal_nr}`,
      mend: { to: `/proposals/${id}`, label: t`Look at it` },
    })),
  ]
  // What is wrong at two places that read alike is said once.
  const said = [...new Map(found.map((finding) => [finding.text, finding])).values()]
  const isBlocker = ({ kind }: Finding) => kind === 'blocker'
  return [...said.filter(isBlocker), ...said.filter((finding) => !isBlocker(finding))]
}

function receiverFindings({ proposal: { receivers }, method }: Checked, to: string): Finding[] {
  const mend = { to, label: t`Choose the receivers` }
  if (receivers.length === 0) return [{ kind: 'blocker', text: t`Nobody receives it yet`, mend }]
  if (method === 'self') return []
  return (
    receivers
      .filter(lacksEmail)
      // The field for it stands beside the name, in the same window.
      .map(({ fullname }) => ({ kind: 'blocker', text: t`${fullname} has no email address` }))
  )
}

/** Tags that are sure to be filled when it is sent. */
const sure: readonly string[] = [...receiverTags, ...proposalTags.filter((tag) => tag !== 'user_phone')]

function tagFindings({ proposal: { content, custom_fields }, phone, method, message }: Checked, to: string): Finding[] {
  const values = {
    ...Object.fromEntries(sure.map((tag) => [tag, tag])),
    // As long as it is not known whether there is one, nothing is said.
    user_phone: phone ?? 'user_phone',
    ...Object.fromEntries(custom_fields.map(({ name, value }) => [`custom_${name}`, value.trim()])),
  }
  const mend = { to, label: t`Go to the text` }
  const found = (texts: readonly string[], place: string) =>
    unfilled(texts, values).map((tag): Finding =>
      isTag(tag)
        ? { kind: 'blocker', text: t`Nothing fills ${tag} in ${place}` }
        : { kind: 'warning', text: t`${tag} in ${place} is no tag, and stays as it is` },
    )
  return [
    ...content.sections.flatMap(({ title, html }) =>
      found([html], title === '' ? t`the text` : `“${title}”`).map((finding) => ({ ...finding, mend })),
    ),
    // Nothing is mailed when the links are sent by hand.
    ...(method === 'self' ? [] : found(message, t`the message`)),
  ]
}

const fieldFindings = ({ proposal: { custom_fields } }: Checked, to: string) =>
  custom_fields
    .filter(({ required, value }) => required && value.trim() === '')
    .map(({ label, name }): Finding => {
      const field = label || name
      return { kind: 'blocker', text: t`“${field}” is required and still empty`, mend: { to, label: t`Fill it in` } }
    })

function priceFindings({ proposal: { content, price_total_override } }: Checked, to: string): Finding[] {
  const { pricetables } = content
  const override = price_total_override === null ? null : Number(price_total_override)
  const { price_total } = priceTables(pricetables, { override })
  const isFree = price_total === 0 && pricetables.some(({ rows }) => rows.some(({ type }) => type === 'price'))
  const unchosen = pricetables.reduce((count, { rows }) => count + radioGroups(rows).filter(isUnchosen(rows)).length, 0)
  const groups = plural(unchosen, {
    one: 'In one group nothing is chosen: its first row counts',
    other: 'In # groups nothing is chosen: their first rows count',
  })
  const mend = { to, label: t`Go to the prices` }
  const texts = [...(isFree ? [t`It comes to nothing`] : []), ...(unchosen > 0 ? [groups] : [])]
  return texts.map((text) => ({ kind: 'warning', text, mend }))
}

const isUnchosen =
  (rows: Proposal['content']['pricetables'][number]['rows']) =>
  ({ first, last }: { first: number; last: number }) =>
    !rows.slice(first, last + 1).some((row) => row.type === 'price' && row.user_selected)

/** What a product would put in its row now, and the row does not say. */
function productFindings({ proposal: { content }, products }: Checked, to: string): Finding[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return content.pricetables.flatMap(({ rows, settings }) =>
    rows.flatMap((row): Finding[] => {
      const product = row.type === 'price' && row.product_id !== null ? byId.get(row.product_id) : undefined
      if (row.type !== 'price' || !product) return []
      const vatOf = ({ vat_percentage }: Pick<Priced, 'vat_percentage'>) =>
        vat_percentage ?? settings.vat_default_percentage
      const parts = [
        ...(row.price === product.price ? [] : [t`price`]),
        ...(vatOf(row) === vatOf(product) ? [] : [t`VAT`]),
        ...(row.recurring_type === product.recurring ? [] : [t`recurring`]),
      ]
      if (parts.length === 0) return []
      const [name, differing] = [row.content, parts.join(', ')]
      return [
        {
          kind: 'warning',
          text: t`“${name}” differs from its product: ${differing}`,
          mend: { to, label: t`Go to the prices` },
        },
      ]
    }),
  )
}
