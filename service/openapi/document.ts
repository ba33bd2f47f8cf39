import type { Operation } from '#wire/operation.ts'
import { plainId } from '#wire/webhook-operations.ts'
import { authPath } from '#wire/oauth.ts'
import { problem } from '#wire/problem.ts'
import { headers, refusalResponse, refusalsTo } from './answers.ts'
import { errorCodes } from './guides/codes.ts'
import { described, parameters } from './described.ts'
import { schemaBook } from './json-schema.ts'
import { chapters } from './notes/chapters.ts'
import { rules, rulesAsMarkdown, viewerRules } from './rules.ts'
import { sampleAccount, securitySchemes, sessionScheme } from './security.ts'
import type { Document, Method, PathItem } from './shape.ts'
import { webhooksOf } from './webhooks.ts'

/** The interfaces that are described to the public. */
export type PublicFace = 'v1' | 'v2' | 'viewer'

type About = {
  face: PublicFace
  /** `{base_url}`, without a slash at the end. */
  publicUrl: string
  /** The account that its examples are about. */
  account?: string
}

/** Addresses that OpenAPI cannot tell from others; each operation is described at its other address. */
export const otherAddresses: ReadonlySet<string> = new Set(['proposals.list-of-status', 'v1.proposals.list-of-status'])

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
export function openApi(operations: readonly Operation[], about: About): Document {
  const { face, publicUrl, account = sampleAccount } = about
  const book = schemaBook()
  book.written(problem, 'output', 'Problem')
  // Not an `enum`: it gains words, and clients made today must read those of tomorrow.
  const { code } = book.components['Problem']?.properties ?? {}
  if (code) code['x-extensible-enum'] = errorCodes.map((one) => one.code)
  const order = readingOrder(operations, face)
  const paths: Record<string, PathItem> = {}
  for (const { op, note, chapter } of order) {
    const [method, same] = op.methods.map((name) => name.toLowerCase() as Method)
    const item = (paths[template(op)] ??= {})
    const said = described(book, op, {
      note: { ...note, answer: inAccount(note.answer, account) },
      chapter,
      publicUrl,
    })
    if (method) item[method] = said
    if (same)
      item[same] = {
        ...said,
        operationId: `${plainId(op)}-by-${same}`,
        description: `Does the same as ${op.methods[0]}.\n\n${said.description}`,
      }
  }
  const webhooks = face === 'viewer' ? undefined : webhooksOf(book, face === 'v1' ? 1 : 2)
  const used = new Set(order.map(({ chapter }) => chapter))
  return {
    openapi: '3.1.0',
    ...introduction(face, publicUrl, account),
    security: face === 'viewer' ? [{}, { session: [] }] : [{ oauth2: [] }, { apiKey: [] }],
    tags: [...used].map(({ name, description }) => ({ name, description })),
    paths,
    ...(webhooks && { webhooks }),
    components: usedIn(paths, {
      schemas: Object.fromEntries(Object.entries(book.components).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      parameters,
      headers,
      responses: Object.fromEntries(
        Object.entries(refusalsTo(face)).map(([name, refusal]) => [name, refusalResponse(refusal, publicUrl)]),
      ),
      securitySchemes: face === 'viewer' ? sessionScheme : securitySchemes(publicUrl, account),
    }),
  }
}

/** An answer that names the account names the one that is read about. */
const inAccount = (answer: unknown, account: string) =>
  typeof answer === 'object' && answer !== null && 'account_name' in answer
    ? { ...answer, account_name: account }
    : answer

/** What nothing refers to is left out: the customer's page has no lists in pages, and nobody meets a 405. */
function usedIn(paths: Record<string, PathItem>, components: Document['components']) {
  const responses = used(components.responses, 'responses', paths)
  return {
    ...components,
    responses,
    parameters: used(components.parameters, 'parameters', paths),
    headers: used(components.headers, 'headers', { paths, responses }),
  }
}

function used<Part>(parts: Record<string, Part>, kind: string, by: object): Record<string, Part> {
  const text = JSON.stringify(by)
  return Object.fromEntries(Object.entries(parts).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)))
}

const ofService = (publicUrl: string) => ({
  license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  contact: { name: 'Proffer', url: `${publicUrl}/docs` },
})

const viewerIntroduction = (publicUrl: string) => ({
  info: {
    title: 'Proffer customer’s page',
    version: '1.0.0',
    summary: 'What the page behind a receiver’s link speaks: read, choose, ask, sign, verify.',
    description: rulesAsMarkdown(viewerRules(publicUrl)),
    ...ofService(publicUrl),
  },
  servers: [{ url: publicUrl, description: 'The service', variables: {} }],
})

function introduction(face: PublicFace, publicUrl: string, account: string) {
  if (face === 'viewer') return viewerIntroduction(publicUrl)
  const base = `${publicUrl}/api/${face}/{account_name}`
  return {
    info: {
      title: `Proffer API ${face}`,
      version: face === 'v2' ? '2.0.0' : '1.0.0',
      summary: `Proposals, ${face === 'v1' ? 'companies' : 'contacts'}, products, templates and webhooks of one account.`,
      description: rulesAsMarkdown(rules(face, base, publicUrl + authPath(account), account)),
      ...ofService(publicUrl),
    },
    servers: [
      {
        url: base,
        description: 'One account',
        variables: {
          account_name: { default: account, description: 'The name of the account the token is for.' },
        },
      },
    ],
  }
}

const template = ({ path }: Operation) => path.replace(/:(\w+)/g, '{$1}')
