import { plainId } from '#wire/webhook-operations.ts'
import { chapters } from '#service/openapi/notes/chapters.ts'
import type { Described, Document, Method } from '#service/openapi/shape.ts'

/** An operation where the page shows it. */
export type Entry = {
  op: Described
  /** The one to write. */
  method: Method
  /** All it answers to, in capitals. */
  methods: string[]
  path: string
}

const readingOrder = [...chapters.v2, ...chapters.v1, ...chapters.viewer].flatMap(({ notes }) => notes.map(plainId))

/** The document's operations by tag in reading order, PATCH and PUT of one path as one. */
export function entriesByTag({ paths, tags }: Document) {
  const all: Entry[] = Object.entries(paths).flatMap(([path, item]) =>
    (Object.entries(item) as [Method, Described][])
      .filter(([, { operationId }]) => !/-by-(put|patch)$/.test(operationId))
      .map(([method, op]) => ({
        op,
        method,
        methods: [method.toUpperCase(), ...(item.patch && item.put ? [method === 'put' ? 'PATCH' : 'PUT'] : [])],
        path,
      })),
  )
  const position = ({ op }: Entry) => readingOrder.indexOf(op.operationId)
  all.sort((one, other) => position(one) - position(other))
  return tags.map((tag) => ({ tag, entries: all.filter(({ op }) => op.tags.includes(tag.name)) }))
}
