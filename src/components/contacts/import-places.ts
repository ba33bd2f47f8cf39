import { t } from '@lingui/core/macro'
import { listed } from '#src/locales/formats.ts'
import { exactKey, nameKey } from './near-names.ts'

type Organisation = { id: number; name: string }

/** Where a person goes: into an organisation that is there, or one of this name that nobody knows; else nowhere. */
export type Place = { within?: number; missing?: string; several?: readonly Organisation[] }

/**
 * Finds the organisation that a row names: the one of exactly that name, else the only one whose name differs in no more
 * than legal form and small words. What fits several fits none.
 */
export function placesIn(organisations: readonly Organisation[]) {
  const exact = Map.groupBy(organisations, ({ name }) => exactKey(name))
  const near = Map.groupBy(organisations, ({ name }) => nameKey(name))
  return (written: string): Place => {
    const name = written.trim()
    if (name === '') return {}
    const found = exact.get(exactKey(name)) ?? near.get(nameKey(name))
    if (found === undefined) return { missing: name }
    const spelled = found.filter((organisation) => organisation.name === name)
    const [only, ...others] = spelled.length > 0 ? spelled : found
    return only && others.length === 0 ? { within: only.id } : { several: found }
  }
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
