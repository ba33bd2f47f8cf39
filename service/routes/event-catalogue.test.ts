import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deliverMails } from '#service/delivery/mails.ts'
import { samplePayload } from '#service/domain/event-samples.ts'
import type { EventType } from '#service/domain/events.ts'
import * as madeUp from '#service/domain/made-up-records.ts'
import { testService, type TestService } from '#service/testing/test-service.ts'
import { noticeKinds } from '#wire/own-mails.ts'
import { webhookEvents, type ApiVersion } from '#wire/webhooks.ts'

type Payload = { type: string; date_created: string; data: Record<string, unknown> }

/** Between two acts, in milliseconds: so that no update is merged into the one before. */
const apart = 5000

const { pricetables, sections } = madeUp.proposal.content
const [table] = pricetables
const without = (row: object, ...keys: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)))
const rows = table?.rows.map((row) => without(row, 'id', 'subtotal'))

/** The settings of the account that the samples are about. */
async function settle({ within, text_template_id, template_id }: TestService) {
  const { firstname, lastname, email } = { firstname: 'Marieke', lastname: 'Vos', email: 'marieke@vanvliet.example' }
  await within.updateTable('account_user').set({ firstname, lastname, email }).execute()
  await within.updateTable('vat_group').set({ name: 'High' }).where('percentage', '=', 21).execute()
  await within.deleteFrom('custom_field').execute()
  await within
    .insertInto('custom_field')
    .values([
      { subject: 'proposal', name: 'planning', label: 'Planning', type: 'html', required: 0 },
      { subject: 'contact', name: 'trade', label: 'Trade', type: 'text', required: 0 },
    ])
    .execute()
  const text = JSON.stringify(sections.map(({ title, html }) => ({ title, html })))
  await within
    .updateTable('text_template')
    .set({ language: 'en', sections: text })
    .where('id', '=', text_template_id)
    .execute()
  const tables = JSON.stringify([{ id: table?.id, title: table?.title, settings: table?.settings, rows: [] }])
  await within
    .updateTable('favorite_template')
    .set({ custom_fields: JSON.stringify(['planning']), pricetables: tables })
    .where('id', '=', template_id)
    .execute()
}

/** The account that the samples are about, before anything has happened that is told. */
async function theAccountOfTheSamples() {
  const service = await testService()
  await settle(service)
  const did = async <Body = { id: number }>(method: string, path: string, body?: object) => {
    const answer = await (path.startsWith('/viewer/')
      ? asked(service, method, path, body)
      : service.send(method, path, body))
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    service.tick(apart)
    return answer.body as Body
  }
  const notices = Object.fromEntries(noticeKinds.map((kind) => [kind, false]))
  await did('PATCH', `/api/app/${service.account}/account/mails`, { notices })
  const hook = { payload_url: 'https://internal.test/hook' }
  await did('POST', '/webhooks', hook)
  await did('POST', `/api/v1/${service.account}/webhooks`, hook)
  return { ...service, did }
}

/** Asks as a receiver does, by their link alone. */
async function asked({ service }: TestService, method: string, path: string, body?: object) {
  const headers = { 'Content-Type': 'application/json' }
  const sent = new Request(`https://proffer.test${path}`, { method, headers, body: JSON.stringify(body) })
  const answer = await service.fetch(sent)
  return { status: answer.status, body: (await answer.json()) as unknown }
}

type Account = Awaited<ReturnType<typeof theAccountOfTheSamples>>

/** A change and back, so that what is told last is the record of the sample. */
async function changed({ did }: Account, path: string, { from, to }: { from: object; to: object }) {
  await did('PATCH', path, from)
  await did('PATCH', path, to)
}

async function contacts({ did }: Account) {
  const organisation = { ...without(madeUp.organisation, 'id', 'date_created'), tags: ['bakery'], custom_trade: 'Food' }
  const { id } = await did('POST', '/contacts', organisation)
  const fields = without(madeUp.person, 'id', 'date_created', 'contact_id', 'type')
  const person = await did('POST', `/contacts/${id}/people`, fields)
  return { organisation: `/contacts/${id}`, person: `/contacts/${id}/people/${person.id}`, ids: [id, person.id] }
}

/** The mail server takes what waits. */
async function mailed({ ports, clock }: Account) {
  const from = { name: 'Van Vliet', address: 'offers@vanvliet.example' }
  const mail = { from, retrySeconds: [], send: async () => ({ outcome: 'accepted' }) as const }
  while ((await deliverMails({ ...ports, now: () => clock.now, random: () => 0.5, mail })) > 0);
}

/** Made, sent, opened, asked about and changed. */
async function proposal(account: Account, [contact_id, person]: number[]) {
  const { did, directory_id, template_id, within } = account
  const { name, custom_fields } = madeUp.proposal
  const { id } = await did('POST', '/proposals', {
    name,
    contact_id,
    contact_people: [person],
    directory_id,
    proposal_template_id: template_id,
    custom_fields: custom_fields.map(({ name, value }) => ({ name, value })),
    tags: ['heat pump'],
    content: { pricetables: [{ id: table?.id, rows }] },
  })
  const path = `/proposals/${id}`
  await did('POST', `${path}/send`, { send_message: 'Here it is.' })
  await mailed(account)
  const { link_token } = await within.selectFrom('receiver').select('link_token').executeTakeFirstOrThrow()
  const viewer = `/viewer/${link_token}`
  for (let visits = 0; visits < logged.views; visits++)
    await did('POST', `${viewer}/visits`, { visit_id: crypto.randomUUID(), seconds: 5 })
  await did('POST', `${viewer}/comments`, { comment: comment?.comment })
  await changed(account, path, { from: { name: 'Heat pump' }, to: { name } })
  return { path, viewer }
}

/** Lost, won after all, and deleted. */
async function endings({ did, service, account }: Account, { path, viewer }: { path: string; viewer: string }) {
  await did('PATCH', path, { status: 'lost' })
  await did('PATCH', path, { status: 'open' })
  const field = { label: 'Order number', type: 'text', required: false, options: [] }
  await did('PATCH', `/api/app/${account}${path}/acceptance`, { fields: [field] })
  const seen = await service.fetch(new Request(`https://proffer.test${viewer}`))
  const { proposal, choices_at } = viewed.parse(await seen.json())
  const fields = [{ label: 'Order number', value: 'PO-118' }]
  const { fullname: name } = madeUp.person
  const signed = { name, signature: { typed: name }, fields }
  await did('POST', `${viewer}/accept`, { version_id: proposal.version_id, choices_at, ...signed })
  await did('DELETE', path)
}

const viewed = z.object({ proposal: z.object({ version_id: z.int() }), choices_at: z.nullable(z.string()) })
const logged = madeUp.proposal.logs.summary
const [comment] = madeUp.proposal.comments

async function products(account: Account) {
  const { did, within } = account
  const { name } = madeUp.productDirectory
  await did('POST', '/product-directories', { name })
  const { id } = await within.selectFrom('product_directory').select('id').executeTakeFirstOrThrow()
  const directory = `/product-directories/${id}`
  const fields = { ...without(madeUp.product, 'id', 'vat_id', 'vat_percentage'), directory_id: id }
  const made = []
  const vat_id = (await within.selectFrom('vat_group').select('id').where('percentage', '=', 21).executeTakeFirst())?.id
  for (let count = 0; count < madeUp.productDirectory.products_count; count++)
    made.push((await did<{ product_id: number }>('POST', '/products', { ...fields, vat_id })).product_id)
  await changed(account, directory, { from: { name: 'Pumps' }, to: { name } })
  await changed(account, `/products/${made[0]}`, { from: { price: 10 }, to: { price: madeUp.product.price } })
  for (const product of made) await did('DELETE', `/products/${product}`)
  await did('DELETE', directory)
}

/** Everything that is told, done once in the account of the samples; gives what a webhook was told last of a type. */
async function everything() {
  const account = await theAccountOfTheSamples()
  const { did, within } = account
  const of = await contacts(account)
  const made = await proposal(account, of.ids)
  await changed(account, of.organisation, { from: { city: 'Zeist' }, to: { city: 'Utrecht' } })
  await changed(account, of.person, { from: { mobile: '06' }, to: { mobile: madeUp.person.mobile } })
  await endings(account, made)
  await products(account)
  const spare = await did('POST', '/contacts', { type: 'organisation', name: 'Spare' })
  const bo = await did('POST', `/contacts/${spare.id}/people`, { name: 'Bo', email: 'bo@spare.example' })
  await did('DELETE', `/contacts/${spare.id}/people/${bo.id}`)
  await did('DELETE', `/contacts/${spare.id}`)
  const told = await within.selectFrom('event').select(['type', 'payload_v1', 'payload_v2']).orderBy('id').execute()
  return (version: ApiVersion, type: EventType) => {
    const events = told.filter((event) => event.type === type)
    // An update is told twice, and the second is the record of the sample; of all else the first.
    const event = type.endsWith('_updated') ? events.at(-1) : events[0]
    return JSON.parse(event?.[`payload_v${version}`] ?? 'null') as Payload | null
  }
}

/** What stands for a value that differs from one account to another and from one day to the next, by its kind. */
const kinds = [
  { of: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/, is: 'a moment' },
  { of: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, is: 'a moment of version 1' },
  { of: /^\d{1,2} \w{3} \d{4} \(\d\d:\d\d\)$/, is: 'a moment for people' },
  { of: /^\d{4}-\d{4}$/, is: 'a number of the account' },
  { of: /^https:\/\/[\w.]+\/view\/[\w-]+$/, is: 'a link' },
]

/** A record with ids, moments and links by their kind, and every other value as it is. */
function plain(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => plain(one))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part, key)]))
  if (typeof value === 'number' && /(^|_)id$/.test(key)) return 'an id'
  return (typeof value === 'string' && kinds.find(({ of }) => of.test(value))?.is) || value
}

type Entry = { person: string; action: string; type: string }

/** The log of a sample shows some of what happened, in the words in which it is told. */
function withLogOf(told: Payload | null, sample: Payload): Payload | null {
  const logsOf = ({ data }: Payload) => data['logs'] as { history: Entry[] } | undefined
  const [all, shown] = [told && logsOf(told), logsOf(sample)]
  if (!told || !all || !shown) return told
  const words = ({ person, action, type }: Entry) => `${type} ${person} ${action}`
  const shows = new Set(shown.history.map(words))
  return {
    ...told,
    data: { ...told.data, logs: { ...all, history: all.history.filter((one) => shows.has(words(one))) } },
  }
}

test('every event of the catalogue is produced, in both versions with the values its sample shows', async () => {
  const produced = await everything()
  for (const type of webhookEvents.filter((event) => event !== 'all'))
    for (const version of [1, 2] as const) {
      const sample = samplePayload(version, type) as Payload
      const told = withLogOf(produced(version, type), sample)
      expect.soft(plain(told), `${type}, version ${version}`).toEqual(plain(sample))
    }
})
