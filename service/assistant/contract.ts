import { Hono } from 'hono'
import type { Unit } from '#service/domain/unit.ts'
import type { Ports } from '#service/ports.ts'
import { appProposals } from '#service/routes/app-proposals.ts'
import { contacts } from '#service/routes/contacts.ts'
import type { ServiceContext, ServiceEnv } from '#service/routes/env.ts'
import { failed, notFound } from '#service/routes/errors.ts'
import { proposals } from '#service/routes/proposals.ts'
import { templates } from '#service/routes/templates.ts'
import { pathOf, type PathParams } from '#wire/operation-path.ts'
import type { Answer, Input, Operation } from '#wire/operation.ts'
import { ApiError, type Problem } from '#wire/problem.ts'

type Carried = Pick<ServiceEnv['Variables'], 'requestId' | 'publicUrl' | 'sha256' | 'unit' | 'tokenId' | 'keyScope'>

/** The ETag that a record must still have. */
export type AskOptions = { match?: string }

export type Answered<Op extends Operation> = {
  body: Answer<Op>
  /** Of a record's details. */
  etag: string | undefined
  /** Of a list: how many there are on all pages. */
  total: number
}

/** Asks an operation of the contract as the person whom the assistant works for; throws an ApiError where it is refused. */
export type Ask = <Op extends Operation>(op: Op, input: Input<Op>, options?: AskOptions) => Promise<Answered<Op>>

/**
 * The operations that tools are made of, without the way in: whoever asks has been let in already. Each is asked as an
 * application asks it, so that what holds for the API (shapes, roles, the account fence, the audit
 * log) holds for assistants, and is written once.
 */
export function contract(ports: Ports) {
  const app = new Hono<ServiceEnv>({ strict: false })
  app.onError(failed(ports))
  app.notFound(notFound)
  app.use(async (c, next) => {
    // Given with each request below; nobody else can reach this.
    const { requestId, publicUrl, sha256, unit, tokenId, keyScope } = c.env as Carried
    c.set('requestId', requestId)
    c.set('publicUrl', publicUrl)
    c.set('sha256', sha256)
    c.set('unit', unit)
    c.set('tokenId', tokenId)
    c.set('keyScope', keyScope)
    await next()
  })
  for (const resource of [contacts, proposals, templates, appProposals]) app.route('/', resource)
  return { askAs: (c: ServiceContext, unit: Unit): Ask => askerOf(app, { ...carriedBy(c), unit }) }
}

const carriedBy = ({ var: { requestId, publicUrl, sha256, tokenId, keyScope } }: ServiceContext) => ({
  requestId,
  publicUrl,
  sha256,
  tokenId,
  keyScope,
})

type Fetching = { fetch: (request: Request, env: Carried) => Response | Promise<Response> }

const askerOf =
  (app: Fetching, carried: Carried): Ask =>
  async (op, input, { match } = {}) => {
    const { params, query, body } = input as { params?: PathParams; query?: object; body?: unknown }
    const url = new URL(carried.publicUrl)
    url.pathname = pathOf(op, carried.unit.account.name, params)
    url.search = String(new URLSearchParams(textsOf(query)))
    const answer = await app.fetch(
      new Request(url, {
        method: op.methods[0],
        headers: {
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(match !== undefined && { 'If-Match': match }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      carried,
    )
    if (!answer.ok) throw new ApiError((await answer.json()) as Problem)
    return {
      body: (await answer.json()) as never,
      etag: answer.headers.get('ETag') ?? undefined,
      total: Number(answer.headers.get('X-Total-Count') ?? 0),
    }
  }

const textsOf = (query: object = {}) =>
  Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))

export type Contract = ReturnType<typeof contract>
