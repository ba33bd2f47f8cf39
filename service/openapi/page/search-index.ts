import type { PublicFace } from '#service/openapi/document.ts'
import { errorCodes } from '#service/openapi/guides/codes.ts'
import { releases } from '#service/openapi/guides/changes.ts'
import type { Here, Part } from '#service/openapi/guides/guide.ts'
import { guides } from '#service/openapi/guides/guides.ts'
import type { Document } from '#service/openapi/shape.ts'
import { eventTypes, eventWords } from '#service/openapi/webhooks.ts'
import { entriesByTag, type Entry } from './entries.ts'
import { fieldsOf } from './fields.ts'
import { recordId } from './field-table.ts'
import type { PageName } from './frame.ts'

/** A place of the documentation that can be found. */
export type Place = {
  page: PageName
  id: string
  title: string
  /** How programs know it: its path, its name. */
  name: string
  /** Sentences, the first one of which says what it is. */
  says: readonly string[]
}

type Documents = Readonly<Record<PublicFace, Document>>

/** Every place there is, in the order of the pages. */
export const placesIn = (documents: Documents, here: Here): Place[] => [
  ...guides(here).map(({ id, title, parts }): Place => ({
    page: 'guides',
    id,
    title,
    name: id,
    says: parts.flatMap(sentencesOf),
  })),
  ...eventTypes.map((type): Place => {
    const { name, note } = eventWords(2, type)
    return { page: 'guides', id: name, title: name, name: eventWords(1, type).name, says: [note] }
  }),
  ...placesOf('v2', documents.v2),
  ...errorCodes.map(({ code, status, note }): Place => ({
    page: 'errors',
    id: code,
    title: code,
    name: String(status),
    says: [note],
  })),
  ...placesOf('viewer', documents.viewer),
  ...placesOf('v1', documents.v1),
  ...releases.flatMap(({ changes }, at) =>
    changes.map(({ about, text }, nth): Place => ({
      page: 'changes',
      id: changeId(at, nth),
      title: about,
      name: '',
      says: [text],
    })),
  ),
]

export const changeId = (release: number, nth: number) => `change-${release + 1}-${nth + 1}`

const sentencesOf = (part: Part): string[] => {
  if (typeof part === 'string') return [part]
  return 'code' in part ? [part.name, part.code] : [part.name, ...Object.values(part.samples)]
}

const placesOf = (face: PublicFace, document: Document): Place[] => [
  ...entriesByTag(document).flatMap(({ entries }) => entries.map((entry) => operationPlace(face, document, entry))),
  ...Object.entries(document.components.schemas)
    .filter(([, schema]) => !schema.enum)
    .map(([name, schema]): Place => ({
      page: face,
      id: recordId(name),
      title: name,
      name: 'record',
      says: (schema.oneOf ?? [schema]).flatMap((kind) => fieldsIn(document, kind)),
    })),
]

const operationPlace = (page: PublicFace, document: Document, { op, methods, path }: Entry): Place => {
  const parameters = (op.parameters ?? []).flatMap((one) => ('in' in one ? [`${one.name}: ${one.description}`] : []))
  const body = op.requestBody?.content['application/json']?.schema
  const fields = body ? (body.oneOf ?? [body]).flatMap((kind) => fieldsIn(document, kind)) : []
  return {
    page,
    id: op.operationId,
    title: op.summary,
    name: `${methods[0]} ${path} ${op.operationId}`,
    says: [...op.description.split('\n\n'), ...parameters, ...fields],
  }
}

const fieldsIn = ({ components }: Document, schema: Document['components']['schemas'][string]) =>
  fieldsOf(schema, components.schemas).map(({ path, notes }) => `${path}: ${notes}`)

export type Found = Place & { shown: string }

const most = 50

/** Places that have every word, those that are called so first; `shown` is the sentence with the first of the words. */
export function findPlaces(places: readonly Place[], sought: string): Found[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (text: string, word: string) => text.toLowerCase().includes(word)
  if (words.length === 0) return []
  const found = places.flatMap((place) => {
    const { title, name, says } = place
    if (!words.every((word) => has(title, word) || has(name, word) || says.some((one) => has(one, word)))) return []
    const called = `${title} ${name}`
    const rank = has(title, words.join(' ')) ? 0 : words.every((word) => has(called, word)) ? 1 : 2
    const shown = rank < 2 ? says[0] : says.find((one) => words.some((word) => has(one, word) && !has(called, word)))
    return [{ ...place, rank, shown: shown ?? says[0] ?? '' }]
  })
  return found.toSorted((one, other) => one.rank - other.rank).slice(0, most)
}
