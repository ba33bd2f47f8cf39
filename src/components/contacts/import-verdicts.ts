import { t } from '@lingui/core/macro'
import type { ContactRef } from '#wire/contacts.ts'
import { optionalEmail } from '#wire/scalars.ts'
import { maxLineLength } from '#wire/limits.ts'
import type { ContactListName } from './contact-list-address.ts'
import { contactPath } from './contact-path.ts'
import { changesFrom, isKnown, tagsIn, type FieldChange, type ImportRow, type KnownContact } from './import-changes.ts'
import { placeFault, placesIn } from './import-places.ts'
import { exactKey, nameKey } from './near-names.ts'
import { isWebsite } from './website.ts'

/** What an account has already; `details` by id, for the fields no list tells of. */
export type Known = {
  organisations: readonly KnownContact[]
  people: readonly KnownContact[]
  /** Whether tags and custom fields stand beside the other fields already. */
  isWhole?: boolean
  details?: ReadonlyMap<number, object>
}

type Met = { of: string; to?: string; contact?: ContactRef }
/** `creates` is the organisation that is made for a person, where nobody knows it yet. */
type Common = { name: string; within?: number | undefined; creates?: string }
export type Verdict =
  | (Common & { kind: 'new' })
  | (Common & Met & { kind: 'duplicate' })
  /** The contact is there and has all that the row tells. */
  | (Common & Met & { kind: 'unchanged' })
  /** The contact is there, and the row tells something new of it. */
  | (Common & Met & { kind: 'updates'; contact: ContactRef; changes: readonly FieldChange[] })
  /** `field` is what to mend; `missing` is the organisation that would be made for a person, if that were wanted. */
  | { kind: 'error'; name: string; field: string; reason: string; missing?: string }

/** What is done with a row. */
export type RowAct = 'add' | 'update' | 'skip'

/** What is done with a row of this verdict, where the person chose something or nothing. */
export function actOf(verdict: Verdict | undefined, chosen: RowAct | undefined): RowAct {
  if (verdict?.kind === 'new') return 'add'
  if (verdict?.kind === 'updates') return chosen ?? 'update'
  const isThere = verdict?.kind === 'duplicate' || verdict?.kind === 'unchanged'
  return isThere && chosen === 'add' ? 'add' : 'skip'
}

/** What a row would be called. */
const nameIn = ({ name = '', firstname = '', lastname = '' }: ImportRow) =>
  name.trim() || [firstname.trim(), lastname.trim()].filter(Boolean).join(' ')

type Reading = {
  /** Of each row, the number it has in its file. */
  numbers?: readonly number[]
  /** Whether organisations that are not there yet are made for their people. */
  creates?: boolean
}

/**
 * What would become of each row: nothing is written yet. A name or an email address met before makes a duplicate, or
 * an update where the same name tells something new; of several rows for one contact only the first updates it.
 */
export function verdictsOf(
  kind: ContactListName,
  rows: readonly ImportRow[],
  known: Known,
  { numbers = rows.map((_, at) => at + 1), creates = false }: Reading = {},
): Verdict[] {
  const placeOf = placesIn(known.organisations)
  const contacts = new Map<string, KnownContact[]>()
  for (const listed of known[kind]) {
    const contact = { ...listed, ...known.details?.get(listed.id) }
    for (const key of keysOfContact(kind, contact)) contacts.set(key, [...(contacts.get(key) ?? []), contact])
  }
  const earlier = new Map<string, string>()

  return rows.map((row, at): Verdict => {
    const name = nameIn(row)
    const { email = '', organisation = '' } = row
    const fault = faultOf(kind, row, name)
    if (fault) return { kind: 'error', name, ...fault }
    const place = placeOf(organisation)
    const { within, missing } = place
    const reason = missing !== undefined && creates ? undefined : placeFault(organisation.trim(), place)
    if (reason !== undefined)
      return { kind: 'error', name, field: 'organisation', reason, ...(missing !== undefined && { missing }) }
    const common = { name, within, ...(missing !== undefined && { creates: missing }) }
    const keys = keysOf(kind, name, email, organisation)
    const before = firstOf(keys, earlier)
    const contact = before === undefined ? theOne(firstOf(keys, contacts), name) : undefined
    const changes = contact?.certain ? changesFrom(row, contact.is) : []
    const taken =
      contact && changes.length > 0
        ? [...keys, ...keysOfContact(kind, contact.is)]
        : keys.filter((key) => !contacts.has(key))
    for (const key of taken) if (!earlier.has(key)) earlier.set(key, t`row ${numbers[at] ?? at + 1} of this file`)

    if (before !== undefined) return { kind: 'duplicate', ...common, of: before }
    if (!contact) return { kind: 'new', ...common }
    const { id, contact_id } = contact.is
    const met = { of: contact.is.name, to: contactPath(contact.is), contact: { id, contact_id } }
    if (changes.length > 0) return { kind: 'updates', ...common, ...met, changes }
    return { kind: contact.certain && isKnown(row, contact.is) ? 'unchanged' : 'duplicate', ...common, ...met }
  })
}

/** The organisations that rows name and nobody knows, each as it is written first. */
export function missingOrganisations(verdicts: readonly Verdict[]): string[] {
  const named = new Map<string, string>()
  for (const verdict of verdicts) {
    const name = verdict.kind === 'error' ? verdict.missing : verdict.creates
    if (name !== undefined && !named.has(exactKey(name))) named.set(exactKey(name), name)
  }
  return [...named.values()]
}

const firstOf = <Found>(keys: readonly string[], within: ReadonlyMap<string, Found>) =>
  keys.map((key) => within.get(key)).find((found) => found !== undefined)

/** Which contact a row met. It is certain, so that it may be changed, if it is the only one of that name. */
function theOne(met: readonly KnownContact[] | undefined, name: string) {
  const exact = met?.filter((contact) => contact.name === name) ?? []
  const is = exact[0] ?? met?.[0]
  if (!met || !is) return undefined
  const alone = exact.length === 1 || met.length === 1
  return { is, certain: alone && nameKey(is.name) === nameKey(name) }
}

const keysOfContact = (kind: ContactListName, { name, email, organisation }: KnownContact) =>
  keysOf(kind, name, email, organisation)

/** People of one name may be two; within one organisation, or with one email address, they are not. */
function keysOf(kind: ContactListName, name: string, email: string, organisation = ''): string[] {
  if (kind === 'organisations') return [nameKey(name)]
  const named = `${nameKey(name)}/${nameKey(organisation)}`
  return email.trim() === '' ? [named] : [named, `@${email.trim().toLowerCase()}`]
}

function faultOf(kind: ContactListName, { email = '', internet = '' }: ImportRow, name: string) {
  if (name === '') return { field: kind === 'people' ? 'lastname' : 'name', reason: t`Enter a name` }
  if (name.length > maxLineLength) return { field: 'name', reason: t`Use at most ${maxLineLength} characters` }
  if (internet.trim() !== '' && !isWebsite(internet.trim()))
    return { field: 'internet', reason: t`Not a valid web address` }
  const checked = optionalEmail.safeParse(email)
  if (checked.success) return undefined
  return { field: 'email', reason: checked.error.issues[0]?.message ?? t`Not a valid email address` }
}

/** The body that creates a row. */
export function bodyOfRow(kind: ContactListName, row: ImportRow) {
  const { organisation: _within, tags: _words, ...lines } = row
  const filled = Object.fromEntries(
    Object.entries(lines).flatMap(([key, value]) => (value.trim() ? [[key, value.trim()]] : [])),
  )
  const tags = tagsIn(row)
  const parts = [row['firstname']?.trim(), row['lastname']?.trim()].filter(Boolean).join(' ')
  return {
    ...filled,
    ...(kind === 'people' && parts && { fullname: parts }),
    ...(tags.length > 0 && { tags }),
    name: nameIn(row),
  }
}
