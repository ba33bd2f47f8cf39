import type { ContactListName } from './contact-list-address.ts'
import type { KnownContact } from './import-changes.ts'
import { placeKey } from './import-places.ts'
import { exactKey, nameKey } from './near-names.ts'

type Told = { name: string; email?: string; coc_number?: string; vat_number?: string }

/** What a row and a contact are known by, as it is compared; `place` is the organisation of a person. */
type Signs = ReturnType<typeof signsOf>

/** Of a row, or of a contact. */
export const signsOf = ({ name, email = '', coc_number = '', vat_number = '' }: Told, place: string) => ({
  name,
  place,
  exact: exactKey(name),
  near: nameKey(name),
  email: email.trim().toLowerCase(),
  coc: plainNumber(coc_number),
  vat: plainNumber(vat_number),
})

const plainNumber = (number: string) => number.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const signsOfContact = (contact: KnownContact) =>
  signsOf(contact, contact.organisation ? placeKey({ within: contact.contact_id }) : '')

/**
 * What two share that may be one, the surest first. People of one name may be two; within one organisation, or with one
 * email address, they are hardly.
 */
function keysOf(kind: ContactListName, { place, exact, near, email }: Signs): string[] {
  const keys = [exactIn(place, exact)]
  if (kind === 'people' && email !== '') keys.push(`@${email}`)
  return [...keys, `~${near}/${place}`]
}

const exactIn = (place: string, exact: string) => `=${exact}/${place}`

type There = { contact: KnownContact; signs: Signs }

/** The contacts that a row may be about, likeliest first; `certain` is the one that may be changed by it unasked. */
export type Meeting = { met: readonly KnownContact[]; certain: KnownContact | undefined }

/** Finds what rows are about among the contacts there. */
export function contactsThere(kind: ContactListName, contacts: readonly KnownContact[]) {
  const byKey = new Map<string, There[]>()
  for (const contact of contacts) {
    const there = { contact, signs: signsOfContact(contact) }
    for (const key of keysOf(kind, there.signs)) {
      const those = byKey.get(key)
      if (those) those.push(there)
      else byKey.set(key, [there])
    }
  }
  return {
    has: (key: string) => byKey.has(key),
    meet: (row: Signs): Meeting => {
      const met = [...new Set(keysOf(kind, row).flatMap((key) => byKey.get(key) ?? []))]
      return { met: met.map(({ contact }) => contact), certain: certainOf(row, met) }
    },
    /** Whether somebody of the very name is in that organisation. */
    isIn: (name: string, organisation: number) =>
      byKey.has(exactIn(placeKey({ within: organisation }), exactKey(name))),
  }
}

/** The only one of the very name, or of a name like it with the same email address or number of a company. */
function certainOf(row: Signs, met: readonly There[]): KnownContact | undefined {
  const isExact = ({ signs }: There) => signs.exact === row.exact && signs.place === row.place
  const isSpelled = (there: There) => isExact(there) && there.signs.name === row.name
  const isConfirmed = ({ signs }: There) =>
    signs.near === row.near && (['email', 'coc', 'vat'] as const).some((of) => row[of] !== '' && row[of] === signs[of])
  const could = met.filter((there) => isExact(there) || isConfirmed(there))
  const [only, ...others] = [isExact, isSpelled, isConfirmed].reduce(
    (left, tells) => (left.some(tells) ? left.filter(tells) : left),
    could,
  )
  return others.length === 0 ? only?.contact : undefined
}

/** The rows of a file that came before one. */
export function earlierRows(kind: ContactListName, isThere: (key: string) => boolean) {
  const byKey = new Map<string, string>()
  const updating = new Map<number, string>()
  return {
    /** The words for the first about the same. One whose contact is certain does not wait for rows about a name like it. */
    before: (row: Signs, certain: KnownContact | undefined) =>
      certain
        ? updating.get(certain.id)
        : keysOf(kind, row)
            .map((key) => byKey.get(key))
            .find((words) => words !== undefined),
    /** `updates` is the contact that the row changes; one that changes none leaves those it met to later rows. */
    add: (row: Signs, words: string, updates: KnownContact | undefined) => {
      const own = keysOf(kind, row)
      const keys = updates ? [...own, ...keysOf(kind, signsOfContact(updates))] : own.filter((key) => !isThere(key))
      for (const key of keys) if (!byKey.has(key)) byKey.set(key, words)
      if (updates && !updating.has(updates.id)) updating.set(updates.id, words)
    },
  }
}
