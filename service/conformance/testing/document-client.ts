import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Document, Parameter, Reference } from '#service/openapi/shape.ts'

type Fetch = (request: Request) => Promise<Response>
type CallInput = { path?: Record<string, string | number>; query?: Record<string, string | number>; body?: unknown }

/**
 * A client that knows nothing but RFC 6749 and what a document says when it is read: where to sign in, what each
 * operation is asked, and what it answers. Anything sent or answered that the document does not allow is an error.
 */
export function documentClient(document: Document, fetch: Fetch, account: string) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(document, 'document')
  const fits = (pointer: readonly string[], value: unknown) => {
    const path = pointer.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
    const validate = ajv.compile({ $ref: `document#/${path}` })
    if (!validate(value)) throw new Error(`${pointer.join(' ')}: ${ajv.errorsText(validate.errors)}`)
  }
  const [server] = document.servers
  if (!server) throw new Error('The document names no server')
  const sample = server.variables['account_name']?.default ?? ''
  const base = server.url.replace('{account_name}', account)
  let token = ''

  const operationCalled = (id: string) => {
    for (const [path, item] of Object.entries(document.paths))
      for (const [method, op] of Object.entries(item)) if (op.operationId === id) return { path, method, op }
    throw new Error(`The document has no operation ${id}`)
  }
  const parameterIn = (reference: Parameter | Reference): Parameter => {
    const parameter =
      'in' in reference ? reference : document.components.parameters[reference.$ref.split('/').at(-1) ?? '']
    if (!parameter) throw new Error('The document refers to a parameter that it does not have')
    return parameter
  }

  return {
    /** The account's own addresses: the document says them for a sample account. */
    signInUrls: () => {
      const { oauth2 } = document.components.securitySchemes as { oauth2: { flows: { authorizationCode: Urls } } }
      const { authorizationUrl, tokenUrl, refreshUrl } = oauth2.flows.authorizationCode
      const own = (url: string) => url.replace(`/${sample}/`, `/${account}/`)
      return { authorizationUrl: own(authorizationUrl), tokenUrl: own(tokenUrl), refreshUrl: own(refreshUrl) }
    },
    bear: (accessToken: string) => {
      token = accessToken
    },
    call: async <Body>(id: string, { path: params = {}, query = {}, body }: CallInput = {}): Promise<Body> => {
      const { path, method, op } = operationCalled(id)
      const known = (op.parameters ?? []).map(parameterIn)
      for (const name of Object.keys(query))
        if (!known.some((one) => one.in === 'query' && one.name === name)) throw new Error(`${id} has no query ${name}`)
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      const [media] = Object.keys(op.requestBody?.content ?? {})
      if (media !== undefined) fits(['paths', path, method, 'requestBody', 'content', media, 'schema'], body)

      const answer = await fetch(
        new Request(`${base}${address}${search.size > 0 ? `?${search}` : ''}`, {
          method: method.toUpperCase(),
          headers: {
            Authorization: `Bearer ${token}`,
            ...(method === 'get' ? {} : { 'Idempotency-Key': crypto.randomUUID() }),
            ...(media === undefined ? {} : { 'Content-Type': media }),
          },
          ...(media !== undefined && { body: JSON.stringify(body) }),
        }),
      )
      const { [answer.status]: response } = op.responses
      if (!answer.ok || !response || '$ref' in response)
        throw new Error(`${id} is ${answer.status}: ${await answer.text()}`)
      const [reference = ''] = Object.keys(response.content ?? {})
      const received: unknown = reference.endsWith('json') ? await answer.json() : await answer.text()
      fits(['paths', path, method, 'responses', String(answer.status), 'content', reference, 'schema'], received)
      return received as Body
    },
  }
}

type Urls = { authorizationUrl: string; tokenUrl: string; refreshUrl: string }
