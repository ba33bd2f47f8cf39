import type { Operation } from '#wire/operation.ts'
import { authPath } from '#wire/oauth.ts'
import { problem } from '#wire/problem.ts'
import { headers, refusalResponse, refusals } from './answers.ts'
import { described, parameters } from './described.ts'
import { schemaBook } from './json-schema.ts'
import { chapters } from './notes/chapters.ts'
import { rules, rulesAsMarkdown } from './rules.ts'
import { sampleAccount, securitySchemes } from './security.ts'
import type { Document, Method, PathItem } from './shape.ts'

/** The interfaces that are described to the public. */
export type PublicFace = 'v1' | 'v2'

type About = {
  face: PublicFace
  /** `{base_url}`, without a slash at the end. */
  publicUrl: string
}

/** The operations of a public interface in reading order, each with what is said of it. */
export function readingOrder(operations: readonly Operation[], face: PublicFace) {
  const ofFace = new Map(operations.filter((op) => op.face === face).map((op) => [op.id, op]))
  return chapters[face].flatMap((chapter) =>
    chapter.notes.flatMap((note) => {
      const op = ofFace.get(note.id)
      return op ? [{ op, note, chapter }] : []
    }),
  )
}

/**
 * The OpenAPI 3.1 document of one interface, made from the contract alone: the same operations give the same
 * document. An operation without a note in `notes/` is left out; a test sees to it that there is none.
 */
export function openApi(operations: readonly Operation[], { face, publicUrl }: About): Document {
  const book = schemaBook()
  book.written(problem, 'output', 'Problem')
  const order = readingOrder(operations, face)
  const paths: Record<string, PathItem> = {}
  for (const { op, note, chapter } of order) {
    const [method, put] = op.methods.map((name) => name.toLowerCase() as Method)
    const item = (paths[addressOf(op, order)] ??= {})
    const said = described(book, op, note, chapter)
    if (method) item[method] = said
    if (put)
      item[put] = {
        ...said,
        operationId: `${op.id}-by-put`,
        description: `Does the same as PATCH.\n\n${said.description}`,
      }
  }
  const used = new Set(order.map(({ chapter }) => chapter))
  return {
    openapi: '3.1.0',
    ...introduction({ face, publicUrl }),
    security: [{ oauth2: [] }, { bearer: [] }],
    tags: [...used].map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(book.components).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      parameters,
      headers,
      responses: Object.fromEntries(
        Object.entries(refusals).map(([name, refusal]) => [name, refusalResponse(refusal)]),
      ),
      securitySchemes: securitySchemes(publicUrl),
    },
  }
}

function introduction({ face, publicUrl }: About) {
  const base = `${publicUrl}/api/${face}/{account_name}`
  return {
    info: {
      title: `Proffer API ${face}`,
      version: face === 'v2' ? '2.0.0' : '1.0.0',
      summary: `Proposals, ${face === 'v1' ? 'companies' : 'contacts'}, products, templates and webhooks of one account.`,
      description: rulesAsMarkdown(rules(face, base, publicUrl + authPath(sampleAccount))),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: base,
        description: 'One account',
        variables: {
          account_name: { default: sampleAccount, description: 'The name of the account the token is for.' },
        },
      },
    ],
  }
}

const template = ({ path }: Operation) => path.replace(/:(\w+)/g, '{$1}')
const shape = ({ path }: Operation) => path.replace(/:\w+/g, '{}')

/**
 * OpenAPI takes `/proposals/{status}` and `/proposals/{id}` for one path. Every path works with a slash at the end
 * (wire section 1), so the one that is not by id is written with it.
 */
function addressOf(op: Operation, all: readonly { op: Operation }[]) {
  const own = template(op)
  const isAlone = all.every(({ op: other }) => shape(other) !== shape(op) || template(other) === own)
  return isAlone || own.endsWith('id}') ? own : `${own}/`
}
