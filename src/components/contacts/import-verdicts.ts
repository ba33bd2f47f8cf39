import { t } from '@lingui/core/macro'
import { optionalEmail } from '#wire/scalars.ts'
import type { ContactListName } from './contact-list-address.ts'
import { contactPath } from './contact-path.ts'
import { nameKey } from './near-names.ts'

/** A row of a file in fields' words, as it would be imported. */
export type ImportRow = Readonly<Record<string, string>>

/** What an account has already. */
export type KnownContact = { id: number; name: string; email: string; contact_id?: number; organisation?: string }
export type Known = { organisations: readonly KnownContact[]; people: readonly KnownContact[] }

export type Verdict =
  | { kind: 'new'; name: string; within?: number | undefined }
  | { kind: 'duplicate'; name: string; within?: number | undefined; of: string; to?: string }
  /** `field` is what to mend. */
  | { kind: 'error'; name: string; field: string; reason: string }

/** What a row would be called. */
const nameIn = ({ name = '', firstname = '', lastname = '' }: ImportRow) =>
  name.trim() || [firstname.trim(), lastname.trim()].filter(Boolean).join(' ')

type Seen = { of: string; to?: string }

/** What would become of each row: nothing is written yet. A name or an email address met before makes a duplicate. */
export function verdictsOf(kind: ContactListName, rows: readonly ImportRow[], known: Known): Verdict[] {
  const organisations = new Map(known.organisations.map(({ id, name }) => [nameKey(name), id]))
  const seen = new Map<string, Seen>()
  for (const contact of known[kind])
    for (const key of keysOf(kind, contact.name, contact.email, contact.organisation))
      seen.set(key, { of: contact.name, to: contactPath(contact) })

  return rows.map((row, at): Verdict => {
    const name = nameIn(row)
    const { email = '', organisation = '' } = row
    const fault = faultOf(kind, row, name)
    if (fault) return { kind: 'error', name, ...fault }
    const within = organisation.trim() === '' ? undefined : organisations.get(nameKey(organisation))
    if (organisation.trim() !== '' && within === undefined)
      return {
        kind: 'error',
        name,
        field: 'organisation',
        reason: t`There is no organisation “${organisation.trim()}”`,
      }
    const keys = keysOf(kind, name, email, organisation)
    const met = keys.map((key) => seen.get(key)).find((found) => found !== undefined)
    for (const key of keys) if (!seen.has(key)) seen.set(key, { of: t`row ${at + 1} of this file` })
    return met ? { kind: 'duplicate', name, within, ...met } : { kind: 'new', name, within }
  })
}

/** People of one name may be two; within one organisation, or with one email address, they are not. */
function keysOf(kind: ContactListName, name: string, email: string, organisation = ''): string[] {
  if (kind === 'organisations') return [nameKey(name)]
  const named = `${nameKey(name)}/${nameKey(organisation)}`
  return email.trim() === '' ? [named] : [named, `@${email.trim().toLowerCase()}`]
}

function faultOf(kind: ContactListName, { email = '' }: ImportRow, name: string) {
  if (name === '') return { field: kind === 'people' ? 'lastname' : 'name', reason: t`Give a name` }
  if (name.length > 255) return { field: 'name', reason: t`Give at most 255 characters` }
  const checked = optionalEmail.safeParse(email)
  if (checked.success) return undefined
  return { field: 'email', reason: checked.error.issues[0]?.message ?? t`This is not an email address` }
}

/** The body that creates a row; tags are parted by commas or semicolons. */
export function bodyOfRow(kind: ContactListName, row: ImportRow) {
  const { organisation: _within, tags = '', ...lines } = row
  const filled = Object.fromEntries(
    Object.entries(lines).flatMap(([key, value]) => (value.trim() ? [[key, value.trim()]] : [])),
  )
  const words = [
    ...new Set(
      tags
        .split(/[,;]/)
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ]
  const parts = [row['firstname']?.trim(), row['lastname']?.trim()].filter(Boolean).join(' ')
  return {
    ...filled,
    ...(kind === 'people' && parts && { fullname: parts }),
    ...(words.length > 0 && { tags: words }),
    name: nameIn(row),
  }
}
