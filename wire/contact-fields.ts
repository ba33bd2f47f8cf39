import * as z from 'zod/mini'
import { timestamp } from './scalars.ts'

/** Fields of every contact, in their order (interface, section 3.5). */
export const contactFieldNames = [
  'street',
  'zipcode',
  'city',
  'state',
  'country',
  'phone',
  'email',
  'internet',
  'linkedin',
  'facebook',
  'twitter',
  'instagram',
] as const
export const organisationFieldNames = ['fax', 'coc_number', 'vat_number'] as const
export const personFieldNames = ['firstname', 'lastname', 'salutation', 'mobile'] as const

/** The same value under each name. */
export const eachOf = <const Names extends readonly string[], T extends z.ZodMiniType>(names: Names, value: T) =>
  Object.fromEntries(names.map((key) => [key, value])) as Record<Names[number], T>

const commonOutput = { ...eachOf(contactFieldNames, z.string()), id: z.int(), name: z.string() }
export const organisationOutput = {
  ...commonOutput,
  ...eachOf(organisationFieldNames, z.string()),
  type: z.literal('organisation'),
  date_created: timestamp,
}
export const personOutput = {
  ...commonOutput,
  ...eachOf(personFieldNames, z.string()),
  fullname: z.string(),
  /** The parent organisation's id; a private person's own. */
  contact_id: z.int(),
  type: z.literal('person'),
  date_created: timestamp,
}
