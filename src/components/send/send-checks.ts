import { plural, t } from '@lingui/core/macro'
import { priceTables } from '#pricing/price-tables.ts'
import { radioGroups } from '#pricing/selection.ts'
import { unfilledTags } from '#src/components/personalisation/fill-tags.ts'
import { proposalTags, receiverTags } from '#wire/personalisation.ts'
import type { Proposal, ProposalItem } from '#wire/proposals.ts'
import { lacksEmail, type SendMethod } from './send-words.ts'

export type Finding = {
  /** Nothing is sent while a blocker stands. */
  kind: 'blocker' | 'warning'
  text: string
  /** Where it can be mended, unless that is right here. */
  mend?: { to: string; label: string }
}

export type Checked = {
  proposal: Pick<Proposal, 'id' | 'receivers' | 'custom_fields' | 'content' | 'price_total_override'>
  /** Of the owner; undefined while nobody knows it. */
  phone: string | undefined
  method: SendMethod
  /** Subject and text of the mail, as far as they are written. */
  message: readonly string[]
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
    ...checked.others.map(({ id, name, proposal_nr }): Finding => ({
      kind: 'warning',
      text: t`The same customer has another open one: ${name}, ${proposal_nr}`,
      mend: { to: `/proposals/${id}`, label: t`Look at it` },
    })),
  ]
  const isBlocker = ({ kind }: Finding) => kind === 'blocker'
  return [...found.filter(isBlocker), ...found.filter((finding) => !isBlocker(finding))]
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

function tagFindings({ proposal: { content, custom_fields }, phone, message }: Checked, to: string): Finding[] {
  const values = {
    ...Object.fromEntries(sure.map((tag) => [tag, tag])),
    // As long as it is not known whether there is one, nothing is said.
    user_phone: phone ?? 'user_phone',
    ...Object.fromEntries(custom_fields.map(({ name, value }) => [`custom_${name}`, value.trim()])),
  }
  const inText = content.sections.flatMap(({ title, html }) =>
    unfilledTags([html], values).map((tag): Finding => {
      const place = title === '' ? t`the text` : `“${title}”`
      return { kind: 'blocker', text: t`Nothing fills ${tag} in ${place}`, mend: { to, label: t`Go to the text` } }
    }),
  )
  const inMessage = unfilledTags(message, values).map((tag): Finding => ({
    kind: 'blocker',
    text: t`Nothing fills ${tag} in the message`,
  }))
  return [...inText, ...inMessage]
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
