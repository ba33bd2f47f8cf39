import { formatAmount } from '#pricing/amount.ts'
import type { Proposal } from '#wire/proposals.ts'
import type { Choices } from './choice-field.tsx'
import type { EditedFields } from './edited-fields.ts'

type Lists = Record<'users' | 'designs' | 'texts' | 'directories', Choices>

export const fieldWords: Record<keyof EditedFields, string> = {
  account_user_id: 'Owner',
  contact_id: 'Customer',
  contact_people: 'Receivers',
  design_template_id: 'Design',
  directory_id: 'Directory',
  name: 'Name',
  price_total: 'Total by hand',
  status: 'Status',
  text_template_id: 'Text template',
  tags: 'Tags',
  custom_fields: 'Fields',
}

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
    id === null ? '' : (known ?? items?.find((one) => one.id === id)?.name ?? `Number ${id}`)

  return (key: keyof EditedFields, fields: EditedFields, other: EditedFields): string => {
    switch (key) {
      case 'account_user_id':
        return named(lists.users, fields[key], owners.get(fields[key]))
      case 'contact_id':
        return customers.get(fields[key]) ?? `Number ${fields[key]}`
      case 'contact_people':
        return fields[key].map((id) => people.get(id) ?? `Number ${id}`).join(', ')
      case 'design_template_id':
        return named(lists.designs, fields[key])
      case 'text_template_id':
        return named(lists.texts, fields[key])
      case 'directory_id':
        return named(lists.directories, fields[key])
      case 'price_total':
        return fields[key] === null
          ? 'What the tables come to'
          : formatAmount(fields[key], { locale: navigator.language })
      case 'tags':
        return fields[key].join(', ')
      case 'custom_fields':
        return fields[key]
          .filter(({ name, value }) => other[key].find((field) => field.name === name)?.value !== value)
          .map(({ name, value }) => `${labels.get(name) ?? name}: ${value || 'nothing'}`)
          .join('\n')
      case 'name':
      case 'status':
        return fields[key]
    }
  }
}
