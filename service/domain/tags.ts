import { searchKey } from '#service/store/search-key.ts'
import { ensureTags, selectTags } from '#service/store/tags.ts'
import { byName } from './ordered.ts'
import type { Unit } from './unit.ts'

export const listTags = async ({ db, account }: Unit) => byName(await selectTags(db), account.locale)

/**
 * Ids of tags by name; missing ones are created (interface, section 3.4). Names that differ in case and accents alone are
 * the same tag.
 */
export async function tagIds({ db }: Unit, names: readonly string[]): Promise<number[]> {
  const named = new Map(names.map((name) => [searchKey(name), { name, name_key: searchKey(name) }]))
  return (await ensureTags(db, [...named.values()])).map(({ id }) => id)
}
