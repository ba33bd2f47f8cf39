import { sql } from 'kysely'
import { serve } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { createService } from '#service/app.ts'
import { defaultSettings } from '#service/default-settings.ts'
import { oauthService } from '#service/testing/oauth-service.ts'
import { sha256OfBytes } from '#service/domain/token-hash.ts'
import { apiKeyOf } from '#service/testing/api-keys.ts'
import { insertAttachment, keepContent } from '#service/store/files.ts'
import type { Tables } from '#service/store/schema.ts'
import { sender } from '#service/testing/test-service.ts'

/** What was asked of the service, and how it answered. */
export type Exchange = { method: string; path: string; body: unknown; status: number; answer: string }

/**
 * A service on a port of this machine, with the account that the examples of the reference are about: the records they
 * name are there, under the very ids, so that samples run as they are printed. `heard` is what came in since it was
 * last emptied. `isSent`: the receiver has the proposal.
 */
export async function exampleAccount({ isSent = false } = {}) {
  const heard: Exchange[] = []
  let answering: (request: Request) => Promise<Response> = () => Promise.reject(new Error('Not yet'))
  const server = serve({ fetch: (request) => answering(request), port: 0, hostname: '127.0.0.1' })
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const publicUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const settings = { ...defaultSettings, publicUrl, appUrl: publicUrl }
  const { ports, flow, accountDb, clock, db } = await oauthService({ settings })
  const service = createService(ports)
  const { id: userId } = await accountDb.selectFrom('account_user').select('id').executeTakeFirstOrThrow()
  const key = await apiKeyOf({ within: accountDb, clock, userId }, { role: 'admin' })
  const send = sender(service, { account: flow.account, token: key })

  /** The next row of a table gets this id. */
  const next = async (table: keyof Tables, id: number) => {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id - 1})`.execute(db)
  }
  await insertRecords({ next, within: accountDb, send })
  if (isSent) await sendProposal({ within: accountDb, send })

  answering = async (request) => {
    const { pathname, search } = new URL(request.url)
    const isJson = request.headers.get('Content-Type')?.includes('json') === true
    const sent: unknown = isJson ? await request.clone().json() : undefined
    const answer = await service.fetch(request)
    const isStream = answer.headers.get('Content-Type') === 'text/event-stream'
    heard.push({
      method: request.method,
      path: pathname + search,
      body: sent,
      status: answer.status,
      answer: isStream ? '' : await answer.clone().text(),
    })
    return answer
  }
  return { publicUrl, account: flow.account, key, flow, ports, clock, service, heard, send, within: accountDb }
}

export type Example = Awaited<ReturnType<typeof exampleAccount>>

type Making = {
  next: (table: keyof Tables, id: number) => Promise<void>
  within: Awaited<ReturnType<typeof oauthService>>['accountDb']
  send: ReturnType<typeof sender>
}

const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }

async function insertRecords({ next, within, send }: Making) {
  const made = async (path: string, body: unknown) => {
    const { status, body: said } = await send('POST', path, body)
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(said)}`)
  }
  await within
    .insertInto('custom_field')
    .values([
      { subject: 'proposal', name: 'planning', label: 'Planning', type: 'html', required: 0 },
      { subject: 'contact', name: 'trade', label: 'Trade', type: 'text', required: 0 },
    ])
    .execute()
  await within.deleteFrom('vat_group').execute()
  await within.insertInto('vat_group').values({ id: 1, name: 'High', percentage: 21 }).execute()
  await within
    .insertInto('proposal_directory')
    .values([
      { id: 4, name: 'Business', name_key: 'business' },
      { id: 6, name: 'Private', name_key: 'private' },
    ])
    .execute()
  await within
    .insertInto('favorite_template')
    .values({
      id: 5,
      name: 'Installation',
      custom_fields: JSON.stringify(['planning']),
      pricetables: JSON.stringify([{ id: 'installation', title: 'Prices', settings, rows: [] }]),
      attachments: JSON.stringify([await keptTerms(within)]),
    })
    .execute()
  await next('product_directory', 8)
  await made('/product-directories', { name: 'Pumps' })
  await next('product', 61)
  await made('/products', { name: 'Heat pump, 10 kW', price: 7450, directory_id: 8 })
  await next('contact', 318)
  await made('/contacts', { type: 'organisation', name: 'Bakkerij De Korenaar', custom_trade: 'Food' })
  await made('/contacts/318/people', { name: 'Fatima Yılmaz', email: 'fatima@korenaar.example' })
  await next('proposal', 2041)
  await next('proposal_version', 12)
  await made('/proposals', {
    contact_id: 318,
    contact_people: [319],
    proposal_template_id: 5,
    name: 'Heat pump for the bakery',
    content: {
      pricetables: [
        {
          id: 'installation',
          rows: [
            { type: 'price', content: 'Heat pump, 12 kW', price: 8450 },
            { type: 'price', content: 'Buffer tank', price: 640, selectable: 'check' },
          ],
        },
      ],
    },
  })
  await next('webhook', 31)
  await made('/webhooks', { payload_url: 'https://erp.korenaar.example/hooks/proffer' })
  await next('delivery', 7204)
}

/** A PDF under the very address that the examples name. */
async function keptTerms(within: Making['within']) {
  const bytes = new TextEncoder().encode('%PDF-1.7\n%%EOF\n')
  const hash = await sha256OfBytes(bytes)
  const size = bytes.byteLength
  const content = await keepContent(within, { hash, size, bytes, stored_as: '', used_at: 0 })
  const token = 'Zk3Qw9LmT2xV7bN1cR8sJw'
  await insertAttachment(within, { token, source_hash: hash, content_id: content.id, used_at: 0 })
  return { file: token, name: 'Terms.pdf', size, hash }
}

/** Under the link of the examples, asking for the field they fill in. */
async function sendProposal({ within, send }: Pick<Making, 'within' | 'send'>) {
  const { status } = await send('POST', '/proposals/2041/send', { send_method: 'self', send_message: 'x' })
  if (status !== 200) throw new Error(`Sending answered ${status}`)
  await within.updateTable('receiver').set({ link_token: 'q7Rf0cW3mZ1xN8sT5uV2yA' }).execute()
}
