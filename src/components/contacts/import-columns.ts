import { t } from '@lingui/core/macro'
import { contactFieldNames, organisationFieldNames, personFieldNames } from '#wire/contact-fields.ts'
import { customKeyOf, type ContactField } from './contact-custom-fields.ts'
import { contactWords } from './contact-fields.ts'
import type { ContactListName } from './contact-list-address.ts'

/** What a column can become: a field of the wire, `organisation` for who a person belongs to. */
export type ImportField = { key: string; label: string }

/** The fields a file can fill, in the order of the form. */
export function importFields(kind: ContactListName, custom: readonly ContactField[]): ImportField[] {
  const own: readonly (keyof typeof contactWords)[] =
    kind === 'people' ? ['name', ...personFieldNames] : ['name', ...organisationFieldNames]
  return [
    ...own.map((key) => ({ key, label: t(contactWords[key]) })),
    ...(kind === 'people' ? [{ key: 'organisation', label: t`Organisation` }] : []),
    ...contactFieldNames.map((key) => ({ key, label: t(contactWords[key]) })),
    ...custom.map(({ name, label }) => ({ key: customKeyOf(name), label })),
    { key: 'tags', label: t(contactWords.tags) },
  ]
}

const company = [
  'company',
  'companyname',
  'organisation',
  'organization',
  'organisatie',
  'bedrijf',
  'bedrijfsnaam',
  'firma',
]

/** Words people head their columns with, in English, Dutch and German, letters and figures alone. */
const heads: Record<string, readonly string[]> = {
  name: ['name', 'naam', 'fullname', 'volledigenaam'],
  organisation: company,
  firstname: ['firstname', 'givenname', 'voornaam', 'vorname'],
  lastname: ['lastname', 'surname', 'familyname', 'achternaam', 'nachname'],
  salutation: ['salutation', 'aanhef', 'anrede'],
  mobile: ['mobile', 'mobiel', 'mobilephone', 'mobielnummer', 'mobil', 'handy'],
  fax: ['fax', 'faxnumber', 'faxnummer'],
  coc_number: ['coc', 'cocnumber', 'kvk', 'kvknummer', 'handelsregister'],
  vat_number: ['vat', 'vatid', 'vatnumber', 'btw', 'btwnummer', 'ustid'],
  street: ['street', 'address', 'adres', 'straat', 'strasse', 'straße', 'adresse'],
  zipcode: ['zipcode', 'zip', 'postcode', 'postalcode', 'plz', 'postleitzahl'],
  city: ['city', 'town', 'plaats', 'woonplaats', 'stad', 'ort', 'stadt'],
  state: ['state', 'province', 'provincie', 'bundesland'],
  country: ['country', 'land'],
  phone: ['phone', 'phonenumber', 'telephone', 'telefoon', 'telefoonnummer', 'tel', 'telefon'],
  email: ['email', 'emailaddress', 'emailadres', 'mail', 'mailadres'],
  internet: ['website', 'internet', 'url', 'site', 'web', 'webseite'],
  linkedin: ['linkedin'],
  facebook: ['facebook'],
  twitter: ['twitter', 'x'],
  instagram: ['instagram'],
  tags: ['tags', 'tag', 'labels', 'label'],
}

/** Cells that no column is headed by: an address, a number of several figures, a website. */
const isData = (cell: string) => /@|\d{3}|^www\.|^https?:/i.test(cell)

/**
 * Whether the first row names the columns; undefined where it can hardly be told, so that a contact is neither lost as
 * a head nor a head imported as a contact.
 */
export function hasHead(first: readonly string[], kind: ContactListName, fields: readonly ImportField[]) {
  const isKnown = guessColumns(first, kind, fields).some((key) => key !== null)
  return isKnown && !first.some((cell) => isData(cell.trim())) ? true : undefined
}

/** What columns without a head become, by what they hold; null where nothing fits. */
export function guessByCells(rows: readonly (readonly string[])[], fields: readonly ImportField[]) {
  const taken = new Set<string>()
  return (rows[0] ?? []).map((_, at) => {
    const cell = rows.map((cells) => cells[at]?.trim() ?? '').find(Boolean) ?? ''
    const key = /^\S+@\S+$/.test(cell) ? 'email' : /^(?:www\.|https?:)/i.test(cell) ? 'internet' : undefined
    if (key === undefined || taken.has(key) || !fields.some((field) => field.key === key)) return null
    taken.add(key)
    return key
  })
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What each column becomes, guessed by its head; null where nothing fits. No field is filled twice. */
export function guessColumns(
  headers: readonly string[],
  kind: ContactListName,
  fields: readonly ImportField[],
): (string | null)[] {
  const taken = new Set<string>()
  return headers.map((header) => {
    const written = plain(header)
    const fits = ({ key, label }: ImportField) =>
      plain(label) === written ||
      plain(key) === written ||
      heads[key]?.includes(written) === true ||
      (key === 'name' && kind === 'organisations' && company.includes(written))
    const key = fields.find((field) => !taken.has(field.key) && fits(field))?.key
    if (key === undefined) return null
    taken.add(key)
    return key
  })
}
