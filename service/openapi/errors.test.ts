import { expect, test } from 'vitest'
import { createService } from '#service/app.ts'
import { apiKeyOf } from '#service/testing/api-keys.ts'
import { problem } from '#wire/problem.ts'
import { errorCodes, type ErrorCode } from './guides/codes.ts'
import { exampleAccount, type Example } from './testing/example-account.ts'
import { codeOn } from './testing/page-samples.ts'

type Asked = {
  method?: string
  path: string
  body?: object | string
  headers?: Record<string, string>
  account?: string
  service?: Example['service']
}

const contact = { type: 'organisation', name: 'Bakkerij De Korenaar' }
const row = { type: 'price', content: 'Heat pump', price: 8450 }

/** What the sample of each code says was asked. */
const causes: Record<ErrorCode, (example: Example) => Asked | Promise<Asked>> = {
  invalid_request: () => ({
    path: '/proposals',
    body: {
      contact_id: 318,
      contact_people: [319],
      proposal_template_id: 5,
      name: '',
      content: { pricetables: [{ id: 'installation', rows: [row, row, row, { ...row, vat_percentage: 120 }] }] },
    },
  }),
  not_authenticated: () => ({ path: '/hello', headers: { Authorization: 'Bearer expired' } }),
  forbidden: () => ({ path: '/hello', account: 'another' }),
  role_required: async ({ within, clock }) => {
    const { id } = await within.selectFrom('account_user').select('id').executeTakeFirstOrThrow()
    await within
      .updateTable('account_user')
      .set({ firstname: 'Marieke', lastname: 'Vos' })
      .where('id', '=', id)
      .execute()
    const key = await apiKeyOf({ within, clock, userId: id }, { role: 'seller' })
    return {
      path: '/webhooks',
      body: { payload_url: 'https://erp.korenaar.example/hooks/proffer' },
      headers: { Authorization: `Bearer ${key}` },
    }
  },
  write_access_required: async ({ within, clock }) => {
    const { id } = await within.selectFrom('account_user').select('id').executeTakeFirstOrThrow()
    const key = await apiKeyOf({ within, clock, userId: id }, { role: 'seller', access: 'read' })
    return { path: '/contacts', body: contact, headers: { Authorization: `Bearer ${key}` } }
  },
  not_found: () => ({ path: '/proposals/999999/details' }),
  method_not_allowed: () => ({ method: 'DELETE', path: '/hello' }),
  conflict: () => ({ method: 'DELETE', path: '/product-directories/8' }),
  idempotency_key_reused: async (example) => {
    const headers = { 'Idempotency-Key': 'crm-4711' }
    await answered(example, { path: '/contacts', body: contact, headers })
    return { path: '/contacts', body: { ...contact, name: 'Bakkerij Zonnebloem' }, headers }
  },
  gone: async ({ send }) => {
    await send('DELETE', '/proposals/2041')
    return { path: '/proposals/2041/details' }
  },
  changed_since: () => ({
    method: 'PATCH',
    path: '/proposals/2041',
    body: { name: 'Heat pump' },
    headers: { 'If-Match': '"earlier"' },
  }),
  too_large: () => ({ method: 'PATCH', path: '/proposals/2041', body: { name: 'x'.repeat(1_048_576) } }),
  unsupported_media_type: () => ({
    method: 'PATCH',
    path: '/proposals/2041',
    body: 'name',
    headers: { 'Content-Type': 'text/plain' },
  }),
  too_many_requests: async (example) => {
    for (let at = 0; at < 600; at++) await answered(example, { path: '/hello' })
    return { path: '/hello' }
  },
  internal_error: ({ ports }) => ({ path: '/hello', service: broken(ports, 'A fault of ours') }),
  unavailable: ({ ports }) => ({ path: '/hello', service: broken(ports, 'Connection terminated unexpectedly') }),
}

/** A service in which looking up who asks fails with these words. */
const broken = (ports: Example['ports'], words: string) =>
  createService({ ...ports, sha256: () => Promise.reject(new Error(words)) })

async function answered(example: Example, { method, path, body, headers = {}, account, service }: Asked) {
  const { publicUrl, key } = example
  const init = {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
  const request = new Request(`${publicUrl}/api/v2/${account ?? example.account}${path}`, init)
  return (service ?? example.service).fetch(request)
}

/** The id of a request is another each time, also where it stands in a sentence. */
const withoutId = ({ request_id, detail, ...rest }: Record<string, unknown>) => ({
  ...rest,
  detail: String(detail).replace(String(request_id), 'its id'),
})

test.each(errorCodes)('the answer shown for $code is the one the service gives', async ({ code }) => {
  const example = await exampleAccount()
  const page = await (await fetch(`${example.publicUrl}/docs/errors`)).text()
  const [shown] = codeOn(page, code)
  const answer = await answered(example, await causes[code](example))
  const said = (await answer.json()) as Record<string, unknown>
  expect(withoutId(said)).toEqual(withoutId(JSON.parse(shown?.code ?? '') as Record<string, unknown>))
  expect(said['type']).toBe(`${example.publicUrl}/docs/errors#${code}`)
  // Nothing is said that the documents do not name.
  expect(problem.parse(said)).toEqual(said)
})
