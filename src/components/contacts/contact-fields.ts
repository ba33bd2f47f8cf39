import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { contactFieldNames, organisationFieldNames, personFieldNames } from '#wire/contact-fields.ts'
import type { ContactType } from '#wire/contact-type.ts'
import type { Contact } from '#wire/contacts.ts'
import { optionalEmail } from '#wire/mailbox.ts'
import { name } from '#wire/scalars.ts'
import { maxLineLength } from '#wire/limits.ts'
import { customKeyOf, fieldValuesOf, type ContactField } from './contact-custom-fields.ts'

const lineNames = [...contactFieldNames, ...organisationFieldNames, ...personFieldNames] as const
export type LineName = (typeof lineNames)[number]

/** A contact as its form holds it; what the other type has stays empty. A person's name is empty where it is derived. */
export type ContactFields = { name: string; tags: string[] } & Record<LineName, string> &
  Record<`custom_${string}`, string>

const filledWith = (custom: readonly ContactField[], contact: Record<string, unknown>): ContactFields => {
  const lines = lineNames.map((key) => [key, typeof contact[key] === 'string' ? contact[key] : ''])
  const customs = fieldValuesOf(custom, contact).map(({ name, value }) => [customKeyOf(name), value])
  return { ...(Object.fromEntries([...lines, ...customs]) as ContactFields), name: '', tags: [] }
}

export const emptyContact = (custom: readonly ContactField[]) => filledWith(custom, {})

export const contactFieldsOf = (contact: Contact, custom: readonly ContactField[]): ContactFields => ({
  ...filledWith(custom, contact),
  name: contact.type === 'person' && contact.name === parts(contact) ? '' : contact.name,
  tags: contact.tags.map(({ name }) => name),
})

const parts = ({ firstname, lastname }: Record<'firstname' | 'lastname', string>) =>
  [firstname.trim(), lastname.trim()].filter(Boolean).join(' ')

/** What the contact is called, typed or derived. */
export const nameOf = (type: ContactType, fields: ContactFields) =>
  fields.name.trim() || (type === 'person' ? parts(fields) : '')

const othersFields: Record<ContactType, ReadonlySet<string>> = {
  organisation: new Set<string>(personFieldNames),
  person: new Set<string>(organisationFieldNames),
}
/** Fields of the one type are none of the other's (interface, section 3.5). */
const isOf = (type: ContactType, key: string) => !othersFields[type].has(key)

/** What a new contact sends: what is filled in. */
export function newContactBody(type: ContactType, fields: ContactFields) {
  const filled = Object.entries(fields).filter(([key, value]) => isOf(type, key) && value.length > 0)
  const fullname = parts(fields)
  return {
    ...Object.fromEntries(filled),
    ...(type === 'person' && fullname && { fullname }),
    name: nameOf(type, fields),
  }
}

/** What an update sends for what changed; a person's derived names follow their parts. */
export function contactChangeBody(type: ContactType, change: Partial<ContactFields>, now: ContactFields) {
  if (type === 'organisation') return change
  const partsChanged = 'firstname' in change || 'lastname' in change
  const fullname = parts(now)
  return {
    ...change,
    ...(partsChanged && fullname && { fullname }),
    ...('name' in change || (partsChanged && now.name.trim() === '') ? { name: nameOf(type, now) } : {}),
  }
}

const shape = { email: optionalEmail, tags: z.array(name) }
const forms = {
  organisation: z.looseObject({ ...shape, name }),
  person: z
    .looseObject({
      ...shape,
      name: z.string().check(z.maxLength(maxLineLength, { error: () => t`Use at most ${maxLineLength} characters` })),
    })
    .check(
      z.refine((given) => nameOf('person', given as ContactFields) !== '', {
        path: ['firstname'],
        error: () => t`Enter a first name, last name or display name`,
      }),
    ),
}

/** A loose object keeps the form's other fields, as they are. */
const whole = z.transform((given: z.output<(typeof forms)[ContactType]>) => given as ContactFields)
export const contactResolvers = {
  organisation: formResolver<ContactFields, ContactFields>(z.pipe(forms.organisation, whole)),
  person: formResolver<ContactFields, ContactFields>(z.pipe(forms.person, whole)),
}

/** Labels of the fields, as forms and comparisons name them. */
export const contactWords: Record<LineName | 'name' | 'tags', MessageDescriptor> = {
  name: msg`Name`,
  firstname: msg`First name`,
  lastname: msg`Last name`,
  salutation: msg`Salutation`,
  street: msg`Street`,
  zipcode: msg`Postal code`,
  city: msg`City`,
  state: msg`State or province`,
  country: msg`Country`,
  phone: msg`Phone`,
  mobile: msg`Mobile`,
  fax: msg`Fax`,
  email: msg`Email`,
  internet: msg`Website`,
  linkedin: msg`LinkedIn`,
  facebook: msg`Facebook`,
  twitter: msg`Twitter`,
  instagram: msg`Instagram`,
  coc_number: msg`Chamber of Commerce number`,
  vat_number: msg`VAT number`,
  tags: msg`Tags`,
}
