import { customFieldsOf, type CustomFieldValue } from '#wire/custom-fields.ts'

/** A custom field of contacts. */
export type ContactField = Omit<CustomFieldValue, 'value'>

/** The key of a contact's custom field, in its details and in a form. */
export const customKeyOf = (name: string) => `custom_${name}` as const

/**
 * The custom fields a contact's details tell of, where nobody says what they are: called after their id, and of the
 * type that keeps their value whole.
 */
export const fieldsToldBy = (contact: Record<string, unknown>): ContactField[] =>
  customFieldsOf(contact).map(([key, value]) => {
    const name = key.slice('custom_'.length)
    return { name, label: labelFor(name), required: false, type: typeFor(value) }
  })

const labelFor = (name: string) => {
  const words = name.replace(/[_-]+/g, ' ').trim() || name
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

const typeFor = (value: string): ContactField['type'] => {
  if (/^\s*<(p|h[1-6]|ul|ol|hr)\b/i.test(value)) return 'html'
  return value.includes('\n') || value.length > 120 ? 'textarea' : 'text'
}

/** The fields with what a contact has in them. */
export const fieldValuesOf = (fields: readonly ContactField[], contact: Record<string, unknown>): CustomFieldValue[] =>
  fields.map((field) => {
    const value = contact[customKeyOf(field.name)]
    return { ...field, value: typeof value === 'string' ? value : '' }
  })
