import { t } from '@lingui/core/macro'
import { formatAmount } from '#pricing/amount.ts'
import { notation } from '#src/locales/formats.ts'
import { statusWords } from '#src/components/ui/status-words.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import type { Choices } from './choice-field.tsx'
import type { ProposalFields } from './fields.ts'

type Lists = Record<'users' | 'designs' | 'texts' | 'directories', Choices>

const numbered = (id: number) => t`No. ${id}`

/**
 * A field's value in words, for holding two versions side by side. Names come from the versions of the proposal that
 * are known and from the account's lists; a record nobody named is told by its number. `other` is the version it is
 * held against: of the custom fields only those that differ are told.
 */
export function valueWords(versions: readonly Proposal[], lists: Lists) {
  const people = new Map(
    versions.flatMap(({ receivers }) => receivers.map(({ id, fullname }) => [id, fullname] as const)),
  )
  const customers = new Map(versions.map(({ contact }) => [contact.contact_id, contact.name] as const))
  const owners = new Map(versions.map(({ account_user_id, account_user_name }) => [account_user_id, account_user_name]))
  const labels = new Map(
    versions.flatMap(({ custom_fields }) => custom_fields.map(({ name, label }) => [name, label] as const)),
  )
  const named = ({ items }: Choices, id: number | null, known?: string) =>
    id === null ? '' : (known ?? items?.find((one) => one.id === id)?.name ?? numbered(id))

  return (key: keyof ProposalFields, fields: ProposalFields, other: ProposalFields): string => {
    switch (key) {
      case 'account_user_id':
        return named(lists.users, fields[key], owners.get(fields[key] ?? 0))
      case 'contact_id':
        return fields[key] === null ? '' : (customers.get(fields[key]) ?? numbered(fields[key]))
      case 'contact_people':
        return fields[key].map((id) => people.get(id) ?? numbered(id)).join(', ')
      case 'design_template_id':
        return named(lists.designs, fields[key])
      case 'text_template_id':
        return named(lists.texts, fields[key])
      case 'directory_id':
        return named(lists.directories, fields[key])
      case 'price_total':
        return totalWords(fields[key])
      case 'tags':
        return fields[key].join(', ')
      case 'custom_fields':
        return fields[key]
          .filter(({ name, value }) => other[key].find((field) => field.name === name)?.value !== value)
          .map(({ name, value }) => `${labels.get(name) ?? name}: ${value || t`nothing`}`)
          .join('\n')
      case 'status':
        return t(statusWords[fields[key]])
      case 'name':
        return fields[key]
    }
  }
}

/** What is no number is told as it was typed. */
function totalWords(total: ProposalFields['price_total']): string {
  if (total === null) return t`Calculated total`
  return typeof total === 'number' ? formatAmount(total, { locale: notation() }) : total
}
