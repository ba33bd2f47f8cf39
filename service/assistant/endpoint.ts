import { Hono, type MiddlewareHandler } from 'hono'
import { whyNoAssistant } from '#service/domain/assistants.ts'
import type { Ports } from '#service/ports.ts'
import { admitted } from '#service/routes/access.ts'
import type { ServiceContext, ServiceEnv } from '#service/routes/env.ts'
import { problem } from '#service/routes/problem.ts'
import { readJson } from '#service/routes/read-json.ts'
import { assistantsPath } from '#wire/oauth.ts'
import { contract } from './contract.ts'
import { speak } from './protocol.ts'

const path = '/mcp/:account'

/**
 * The endpoint for assistants (interface, section 6.11): the Model Context Protocol by Streamable HTTP, without sessions.
 * `/mcp` alone names no account, and so nobody who could let an assistant in.
 */
export function assistants(ports: Ports) {
  const app = new Hono<ServiceEnv>({ strict: false })
  app.use('/mcp/*', fromHere(ports))
  app.all('/mcp', (c) => problem(c, 404, 'Add the name of the account to this address: /mcp/<account>.'))
  const operations = contract(ports)
  app.post(
    path,
    admitted(ports, { audience: 'mcp', challenge: (c) => challengeOf(ports, c), refuse: whyNoAssistant }),
    forAssistants,
    async (c) => {
      const sent = await readJson(c.req.raw)
      if ('status' in sent) return problem(c, sent.status, sent.detail)
      const fault = faultIn(sent.value)
      return fault === undefined ? speak(c, ports, operations, sent.value) : problem(c, 400, fault)
    },
  )
  return app.all(path, (c) => problem(c, 405, 'This address answers to POST.', { headers: { Allow: 'POST' } }))
}

/**
 * Refuses pages of other sites, and of sites that pretend to be this host (DNS rebinding): a browser says where a request
 * comes from, and no other program has a reason to.
 */
const fromHere = ({ settings: { publicUrl, appUrl, appOrigins } }: Ports): MiddlewareHandler<ServiceEnv> => {
  const known = new Set([publicUrl, appUrl, ...appOrigins].map((address) => new URL(address).origin))
  return async (c, next) => {
    const origin = c.req.header('Origin')
    if (origin === undefined || known.has(origin)) return next()
    return problem(
      c,
      403,
      'Pages of other sites may not ask here. Connect an assistant that runs outside of the browser.',
    )
  }
}

/** Where a client finds out who gives tokens for this address (RFC 9728 section 5.1). */
const challengeOf = ({ settings }: Ports, c: ServiceContext) =>
  `resource_metadata="${settings.publicUrl}/.well-known/oauth-protected-resource${assistantsPath(c.req.param('account') ?? '')}"`

/** What follows acts as an assistant of that person: it is told in the audit log, and keeps answers of its own. */
const forAssistants: MiddlewareHandler<ServiceEnv> = async (c, next) => {
  const { unit } = c.var
  c.set('unit', { ...unit, assistant: true })
  if (!unit.apiKey) c.set('keyScope', `assistant ${unit.application} `)
  await next()
}

/** One message at a time, as the protocol has it today: each counts as a request. */
function faultIn(message: unknown) {
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return 'Send one JSON-RPC message, as an object.'
  const { method } = message as { method?: unknown }
  return method === 'subscriptions/listen'
    ? 'There is nothing here to listen to: the tools stay as they are.'
    : undefined
}
