import { t } from '@lingui/core/macro'
import { isTag, proposalTags, receiverTags, unfilled } from '#wire/personalisation.ts'
import { partAnchor } from '#src/components/editor/part-anchor.ts'
import { fieldAnchor } from '#src/components/proposal-form/field-anchor.ts'
import { lacksEmail } from './send-words.ts'
import { attachmentFindings } from './attachment-findings.ts'
import type { Checked, Finding } from './finding.ts'
import { priceFindings, productFindings } from './price-findings.ts'
import { textFindings } from './text-findings.ts'
import { validityFindings } from './validity-findings.ts'

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

const noValue = (tag: string, place: string) => t`${tag} in ${place} has no value`

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
  const fields = new Map(custom_fields.map((field) => [`[custom_${field.name.toLowerCase()}]`, field]))
  const tagFindings = (texts: readonly string[], place: string) =>
    unfilled(texts, values).flatMap((tag): Finding[] => {
      const field = fields.get(tag.toLowerCase())
      // That it is required is said of the field itself, wherever it is missed.
      if (field?.required) return []
      return isTag(tag)
        ? [{ look: 'tags', kind: 'blocker', text: noValue(field ? `“${field.label || field.name}”` : tag, place) }]
        : [{ look: 'tags', kind: 'warning', text: t`${tag} in ${place} is not a known tag and stays as text` }]
    })
  return [
    ...content.sections.flatMap(({ id, title, html }) => {
      const mend = { to: to + partAnchor('section', id), label: t`Go to text` }
      return tagFindings([html], title === '' ? t`the text` : `“${title}”`).map((finding) => ({ ...finding, mend }))
    }),
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
