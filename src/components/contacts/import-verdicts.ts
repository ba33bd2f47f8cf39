import { t } from '@lingui/core/macro'
import type { ContactRef } from '#wire/contacts.ts'
import { contractWords } from '#src/refusals/contract-words.ts'
import { optionalEmail } from '#wire/mailbox.ts'
import { maxLineLength } from '#wire/limits.ts'
import type { ContactListName } from './contact-list-address.ts'
import { contactPath } from './contact-path.ts'
import { changesFrom, isKnown, type FieldChange, type ImportRow, type KnownContact } from './import-changes.ts'
import { contactsThere, earlierRows, signsOf, type Meeting } from './import-meetings.ts'
import { placeFault, placeKey, placesIn } from './import-places.ts'
import { exactKey } from './near-names.ts'
import { tagsOf } from './tags-cell.ts'
import { isWebsite } from './website.ts'

/** What an account has already; `details` by id, for the fields no list tells of. */
export type Known = {
  organisations: readonly KnownContact[]
  people: readonly KnownContact[]
  /** Whether tags and custom fields stand beside the other fields already. */
  isWhole?: boolean
  details?: ReadonlyMap<number, object>
  /** The account's, where rows bring some. */
  tags?: readonly string[]
}

type Met = { of: string; to?: string; contact?: ContactRef }
/** `creates` is the organisation that is made for a person, where nobody knows it yet. */
type Common = { name: string; within?: number | undefined; creates?: string }
type Judged =
  | { kind: 'new' }
  /** It may be there already; `changes` is what the row tells otherwise, where only one can be meant. */
  | (Met & { kind: 'duplicate'; changes?: readonly FieldChange[] })
  /** The contact is there and has all that the row tells. */
  | (Met & { kind: 'unchanged' })
  /** The contact is there, and the row tells something new of it. */
  | (Met & { kind: 'updates'; contact: ContactRef; changes: readonly FieldChange[] })
export type Verdict =
  | (Common & Judged)
  /** `field` is what to mend; `missing` is the organisation that would be made for a person, if that were wanted. */
  | { kind: 'error'; name: string; field: string; reason: string; missing?: string }

/** What is done with a row. */
export type RowAct = 'add' | 'update' | 'skip'

/** What is done with a row of this verdict, where the person chose something or nothing. */
export function actOf(verdict: Verdict | undefined, chosen: RowAct | undefined): RowAct {
  if (verdict?.kind === 'new') return 'add'
  if (verdict?.kind === 'updates') return chosen ?? 'update'
  if (verdict?.kind === 'duplicate' && chosen === 'update') return verdict.changes ? 'update' : 'skip'
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
 * What would become of each row: nothing is written yet. Whoever is met for certain is updated where a row tells something
 * new, by the first of several; what may be there already is a duplicate, to be decided on.
 */
export function verdictsOf(
  kind: ContactListName,
  rows: readonly ImportRow[],
  known: Known,
  { numbers = rows.map((_, at) => at + 1), creates = false }: Reading = {},
): Verdict[] {
  const placeOf = placesIn(known.organisations)
  const whole = known[kind].map((listed): KnownContact => ({ ...listed, ...known.details?.get(listed.id) }))
  const there = contactsThere(kind, whole)
  const earlier = earlierRows(kind, there.has)

  return rows.map((row, at): Verdict => {
    const name = nameIn(row)
    const fault = faultOf(kind, row, name)
    if (fault) return { kind: 'error', name, ...fault }
    const { organisation = '' } = row
    const place = placeOf(organisation, (id) => there.isIn(name, id))
    const { within, missing } = place
    const reason = missing !== undefined && creates ? undefined : placeFault(organisation.trim(), place)
    if (reason !== undefined)
      return { kind: 'error', name, field: 'organisation', reason, ...(missing !== undefined && { missing }) }
    const common = { name, within, ...(missing !== undefined && { creates: missing }) }
    const signs = signsOf({ ...row, name }, placeKey(place))
    const meeting = there.meet(signs)
    const judged = judge(row, meeting)
    const before = earlier.before(signs, meeting.certain)
    const updates = judged.kind === 'updates' ? meeting.certain : undefined
    earlier.add(signs, t`row ${numbers[at] ?? at + 1} of this file`, updates)
    return before === undefined ? { ...common, ...judged } : { kind: 'duplicate', ...common, of: before }
  })
}

/** What becomes of a row that no earlier one is like. */
function judge(row: ImportRow, { met, certain }: Meeting): Judged {
  const is = certain ?? met[0]
  if (!is) return { kind: 'new' }
  const { id, contact_id } = is
  const original = { of: is.name, to: contactPath(is), contact: { id, contact_id } }
  // Of several that may be meant none is named to be changed.
  const changes = certain || met.length === 1 ? changesFrom(row, is) : []
  if (certain && changes.length > 0) return { kind: 'updates', ...original, changes }
  if (certain && isKnown(row, is)) return { kind: 'unchanged', ...original }
  return { kind: 'duplicate', ...original, ...(changes.length > 0 && { changes }) }
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

function faultOf(kind: ContactListName, { email = '', internet = '' }: ImportRow, name: string) {
  if (name === '') return { field: kind === 'people' ? 'lastname' : 'name', reason: t`Enter a name` }
  if (name.length > maxLineLength) return { field: 'name', reason: t`Use at most ${maxLineLength} characters` }
  if (internet.trim() !== '' && !isWebsite(internet.trim()))
    return { field: 'internet', reason: t`Not a valid web address` }
  const checked = optionalEmail.safeParse(email)
  if (checked.success) return undefined
  return { field: 'email', reason: contractWords(checked.error.issues[0]?.message ?? '') }
}

/** The body that creates a row. */
export function bodyOfRow(kind: ContactListName, row: ImportRow) {
  const { organisation: _within, tags: _words, ...lines } = row
  const filled = Object.fromEntries(
    Object.entries(lines).flatMap(([key, value]) => (value.trim() ? [[key, value.trim()]] : [])),
  )
  const tags = tagsOf(row['tags'])
  const parts = [row['firstname']?.trim(), row['lastname']?.trim()].filter(Boolean).join(' ')
  return {
    ...filled,
    ...(kind === 'people' && parts && { fullname: parts }),
    ...(tags.length > 0 && { tags }),
    name: nameIn(row),
  }
}
