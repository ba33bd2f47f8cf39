import { searchKey } from '#service/store/search-key.ts'
import * as store from '#service/store/tags.ts'
import { Refused } from './refused.ts'
import { statusLine } from './status-line.ts'
import type { Unit } from './unit.ts'

const namesOf = (name: string) => ({ name, name_key: searchKey(name) })

async function needTag({ db }: Unit, id: number) {
  const tag = await store.findTag(db, id)
  if (!tag) throw new Refused('not_found', `There is no tag ${id}.`)
  return tag
}

/** Names that differ in case and accents alone are the same tag (interface, section 3.4, `tagIds`). */
async function refuseTaken({ db }: Unit, name: string, own?: number) {
  const taken = await store.findTagByKey(db, searchKey(name))
  if (!taken || taken.id === own) return
  const way = own === undefined ? '' : ` Merge this one into it (${taken.id}).`
  const words = `There is already a tag ${taken.name}`
  throw new Refused('conflict', `${words}.${way}`, { name: [words] })
}

export async function createTag(unit: Unit, { name }: { name: string }) {
  await refuseTaken(unit, name)
  return store.insertTag(unit.db, namesOf(name))
}

export async function updateTag(unit: Unit, id: number, { name }: { name: string }) {
  await needTag(unit, id)
  await refuseTaken(unit, name, id)
  await store.renameTag(unit.db, id, namesOf(name))
  return statusLine
}

/** Replaces the tag by `into` on every record, without duplicates. */
export async function mergeTag(unit: Unit, id: number, { into }: { into: number }) {
  await needTag(unit, id)
  const fault = into === id ? 'This is the tag itself' : undefined
  if (fault ?? !(await store.findTag(unit.db, into))) {
    const text = fault ?? `There is no tag ${into}`
    throw new Refused('invalid', `${text}.`, { into: [text] })
  }
  await store.moveTag(unit.db, id, into)
  await store.deleteTag(unit.db, id)
  return statusLine
}

export async function deleteTag(unit: Unit, id: number) {
  await needTag(unit, id)
  await store.deleteTag(unit.db, id)
  return 'The tag is deleted.'
}
