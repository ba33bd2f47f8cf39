import { t } from '@lingui/core/macro'
import { listed } from '#src/locales/formats.ts'
import { exactKey, nameKey } from './near-names.ts'

type Organisation = { id: number; name: string }

/** Where a person goes: into an organisation that is there, or one of this name that nobody knows; else nowhere. */
export type Place = { within?: number; missing?: string; several?: readonly Organisation[] }

/**
 * Finds the organisation that a row names: the one of exactly that name, else the only one whose name differs in no more
 * than legal form and small words. What fits several fits none, unless one of several of exactly that name has the person.
 */
export function placesIn(organisations: readonly Organisation[]) {
  const exact = Map.groupBy(organisations, ({ name }) => exactKey(name))
  const near = Map.groupBy(organisations, ({ name }) => nameKey(name))
  return (written: string, hasPerson: (organisation: number) => boolean): Place => {
    const name = written.trim()
    if (name === '') return {}
    const named = exact.get(exactKey(name))
    const found = named ?? near.get(nameKey(name))
    if (found === undefined) return { missing: name }
    const spelled = found.filter((one) => one.name === name)
    const left = spelled.length > 0 ? spelled : found
    const [only, ...others] = left.length > 1 && named ? left.filter(({ id }) => hasPerson(id)) : left
    return only && others.length === 0 ? { within: only.id } : { several: found }
  }
}

/** The same for people who go to the same place. */
export function placeKey({ within, missing }: { within?: number | undefined; missing?: string }): string {
  if (within !== undefined) return `#${within}`
  return missing === undefined ? '' : `+${exactKey(missing)}`
}

/** What to do about a place that is none. */
export function placeFault(name: string, { missing, several }: Place): string | undefined {
  if (missing !== undefined) return t`No organisation named “${missing}”`
  if (several === undefined) return undefined
  const names = [...new Set(several.map((organisation) => organisation.name))]
  const same = names.length === 1 ? names[0] : names.find((one) => one === name)
  return same !== undefined
    ? t`Several organisations are named “${same}”. Rename all but one, or leave this empty.`
    : t`Several organisations have a name like this: ${listed(names)}. Enter one of them.`
}
