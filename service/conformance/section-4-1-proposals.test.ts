import { expect, test } from 'vitest'
import { anOrganisation, aPersonOf, aPrivatePerson, aProposal, detailsOf } from '#service/testing/builders.ts'
import { addUser } from '#service/testing/test-service.ts'
import type { ProposalItem } from '#wire/proposals.ts'
import { inVersion, type Refusal } from './testing/versions.ts'

const current = () => inVersion('v2')

async function withProposal(fields: object = {}) {
  const service = await current()
  const made = await aProposal(service, fields)
  const path = `/proposals/${made.id}`
  return { ...service, ...made, path, details: () => detailsOf(service, made.id) }
}

test('4.1 Operations · Proposals list: is a page of an array, past its end empty', async () => {
  const { ask } = await withProposal()
  const { body, headers } = await ask<object[]>('GET', '/proposals/edit')
  expect(body).toHaveLength(1)
  expect(headers.get('X-Total-Count')).toBe('1')
  expect((await ask('GET', '/proposals/edit?page=2')).body).toEqual([])
})

test('4.1 Operations · Proposal details: answers the proposal by its id', async () => {
  const { ask, id, path } = await withProposal()
  expect(await ask('GET', `${path}/details`)).toMatchObject({ status: 200, body: { id, name: 'Heat pump' } })
})

test('4.1 Operations · Create proposal: answers id and version_id, both integers', async () => {
  const { ask, template_id, organisation } = await withProposal()
  const body = { contact_id: organisation.id, proposal_template_id: template_id, name: 'Roof' }
  const { status, body: made } = await ask<Record<string, number>>('POST', '/proposals', body)
  expect([status, Object.keys(made)]).toEqual([201, ['id', 'version_id']])
  expect(Object.values(made).every(Number.isInteger)).toBe(true)
})

test('4.1 Operations · Send proposal: answers an empty object, and the proposal is open', async () => {
  const { ask, path, details } = await withProposal()
  expect(await ask('POST', `${path}/send`, { send_message: 'Hello' })).toMatchObject({ status: 200, body: {} })
  expect((await details()).status).toBe('open')
})

test('4.1 Operations · Update proposal: answers the status line', async () => {
  const { ask, path } = await withProposal()
  for (const method of ['PATCH', 'PUT'])
    expect((await ask(method, path, { name: 'Roof' })).body).toEqual({ status: '200 OK' })
})

test('4.1 Operations · Delete proposal: answers plain text, and it is in the trashcan', async () => {
  const { ask, path } = await withProposal()
  const { status, headers, body } = await ask<string>('DELETE', path)
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.length).toBeGreaterThan(0)
  expect((await ask('GET', `${path}/details`)).status).toBe(410)
})

test('4.1 Operations · Favorite templates list: is an array of favorite templates', async () => {
  const { ask, template_id } = await current()
  expect((await ask('GET', '/favorites/proposals')).body).toMatchObject([{ id: template_id, name: 'Heat pump' }])
})

test('4.1 Operations · Proposal directories: is an object with an array of directories for each status', async () => {
  const { ask, directory_id, ...service } = await current()
  await aProposal({ ...service, send: ask }, { status: 'won', directory_id })
  expect((await ask('GET', '/proposal-directories')).body).toEqual({
    edit: [],
    open: [],
    won: [{ id: directory_id, name: 'Homes' }],
    lost: [],
    closed: [],
  })
})

test('4.1 List rules · 1: with a directory only its proposals are listed, without one all of the status', async () => {
  const { done, directory_id, ...service } = await current()
  await aProposal(service, { name: 'Inside', directory_id })
  await aProposal(service, { name: 'Outside' })
  expect(await done('GET', `/proposals/edit?directory_id=${directory_id}`)).toMatchObject([{ name: 'Inside' }])
  expect(await done('GET', '/proposals/edit')).toMatchObject([{ name: 'Inside' }, { name: 'Outside' }])
})

test('4.1 List rules · 2: with a query the status is ignored and the search is applied', async () => {
  const { done, ...service } = await current()
  await aProposal(service, { name: 'Roof', status: 'lost' })
  await aProposal(service, { name: 'Cellar', status: 'won' })
  expect(await done('GET', '/proposals/edit?query=roof')).toMatchObject([{ name: 'Roof', status: 'lost' }])
})

test.each([
  ['', ['Attic', 'Cellar', 'Roof']],
  ['?sort=name', ['Attic', 'Cellar', 'Roof']],
  ['?sort=date_created', ['Cellar', 'Roof', 'Attic']],
  ['?sort=date_modified', ['Attic', 'Cellar', 'Roof']],
  ['?sort=date_openclient', ['Roof', 'Attic', 'Cellar']],
])('4.1 List rules · 3: /proposals/edit%s is in the order %j', async (search, expected) => {
  const { done, tick, within, clock, ...service } = await current()
  const ids = new Map<string, number>()
  for (const name of ['Attic', 'Roof', 'Cellar']) {
    ids.set(name, (await aProposal(service, { name })).id)
    tick()
  }
  await done('PATCH', `/proposals/${ids.get('Attic')}`, { price_total: 5 })
  await within.updateTable('proposal').set({ viewed_at: clock.now }).where('name', '=', 'Roof').execute()
  expect((await done<ProposalItem[]>('GET', `/proposals/edit${search}`)).map(({ name }) => name)).toEqual(expected)
})

test('4.1 List rules · 3: another sort is refused', async () => {
  expect((await (await current()).ask('GET', '/proposals/edit?sort=price')).status).toBe(400)
})

type Kit = Awaited<ReturnType<typeof bodyKit>>

/** What bodies may name, and a proposal that a body was made or changed with. */
async function bodyKit() {
  const service = await current()
  const { within } = service
  const colleague = await addUser(within, 'Bo', 'Bos')
  const organisation = await anOrganisation(service, { name: 'Bakkerij' })
  const person = await aPersonOf(service, organisation.id, { firstname: 'Ba', lastname: 'Ker', email: 'ba@ker.test' })
  const inserted = async (inserting: Promise<{ id: number }>) => (await inserting).id
  const design = await inserted(
    within
      .insertInto('design_template')
      .values({ name: 'B', colors: '[]', font: '', logo_url: '' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const text = await inserted(
    within
      .insertInto('text_template')
      .values({ name: 'E', language: 'en', sections: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const automations = await inserted(
    within
      .insertInto('automation_set')
      .values({ name: 'A', automations: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const created = async (fields: object) => {
    const body = { contact_id: organisation.id, proposal_template_id: service.template_id, name: 'Roof', ...fields }
    const { id } = await service.done<{ id: number }>('POST', '/proposals', body)
    return detailsOf(service, id)
  }
  const updated = async (fields: object) => {
    const { id } = await service.done<{ id: number }>('POST', '/proposals', {
      contact_id: organisation.id,
      proposal_template_id: service.template_id,
      name: 'Roof',
    })
    await service.done('PATCH', `/proposals/${id}`, fields)
    return detailsOf(service, id)
  }
  return { ...service, colleague, organisation, person, design, text, automations, created, updated }
}

type Row = { row: string; sent: (kit: Kit) => unknown; answered: (kit: Kit) => object; wrong?: unknown }

const common: Row[] = [
  {
    row: 'account_user_id',
    sent: ({ colleague }) => colleague,
    answered: ({ colleague }) => ({ account_user_id: colleague, account_user_name: 'Bo Bos' }),
    wrong: 999_999,
  },
  {
    row: 'contact_people',
    sent: ({ person }) => [person.id],
    answered: ({ person }) => ({ receivers: [{ id: person.id, email: 'ba@ker.test' }] }),
    wrong: [999_999],
  },
  {
    row: 'design_template_id',
    sent: ({ design }) => design,
    answered: ({ design }) => ({ design_template_id: design }),
    wrong: 999_999,
  },
  {
    row: 'text_template_id',
    sent: ({ text }) => text,
    answered: ({ text }) => ({ text_template_id: text }),
    wrong: 999_999,
  },
  {
    row: 'directory_id',
    sent: ({ directory_id }) => directory_id,
    answered: ({ directory_id }) => ({ directory_id }),
    wrong: 999_999,
  },
  { row: 'name', sent: () => 'Attic', answered: () => ({ name: 'Attic' }), wrong: '' },
  {
    row: 'price_total',
    sent: () => 99.95,
    answered: () => ({ price_total: '€\u00a099,95', price_total_override: '99.95', price_total_original: '100.00' }),
    wrong: '1,50',
  },
  {
    row: 'price_total',
    sent: () => 100,
    answered: () => ({ price_total: '€\u00a0100,00', price_total_override: null }),
    wrong: {},
  },
  { row: 'status', sent: () => 'closed', answered: () => ({ status: 'closed' }), wrong: 'eaten' },
  {
    row: 'custom_fields',
    sent: () => [{ name: 'reference', value: 'R-1' }],
    answered: () => ({ custom_fields: [{ name: 'reference', value: 'R-1' }, {}] }),
    wrong: [{ value: 'x' }],
  },
  {
    row: 'tags',
    sent: () => ['Roof', { name: 'Attic' }],
    answered: () => ({ tags: [{ name: 'Attic' }, { name: 'Roof' }] }),
    wrong: [7],
  },
]

const onlyCreate: Row[] = [
  {
    row: 'contact_id',
    sent: ({ organisation }) => organisation.id,
    answered: () => ({ contact: { name: 'Bakkerij' } }),
    wrong: 999_999,
  },
  {
    row: 'proposal_template_id',
    sent: ({ template_id }) => template_id,
    answered: () => ({ content: { pricetables: [{ id: 'main' }, { id: 'extra' }] } }),
    wrong: 999_999,
  },
  {
    row: 'content',
    sent: () => ({ pricetables: [{ id: 'extra', rows: [{ type: 'title', content: 'Heating' }] }] }),
    answered: () => ({ content: { pricetables: [{}, { rows: [{ type: 'title', content: 'Heating' }] }] } }),
    wrong: { tables: [] },
  },
]

test.each([...common, ...onlyCreate])(
  '4.1 Create body · $row: is what the details then show',
  async ({ row, sent, answered }) => {
    const kit = await bodyKit()
    expect(await kit.created({ [row]: sent(kit) })).toMatchObject(answered(kit))
  },
)

test('4.1 Create body · account_user_id: left out, it is the user of the token', async () => {
  const { created, userId } = await bodyKit()
  expect(await created({})).toMatchObject({ account_user_id: userId })
})

test('4.1 Create body · automations_set_id: is kept with the proposal; one there is not is refused', async () => {
  const { created, automations, within, ask } = await bodyKit()
  const { id } = await created({ automations_set_id: automations })
  const kept = await within
    .selectFrom('proposal')
    .select('automation_set_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(kept.automation_set_id).toBe(automations)
  const { body } = await ask<Refusal>('POST', '/proposals', { automations_set_id: 'x' })
  expect(Object.keys(body.errors ?? {})).toContain('automations_set_id')
})

test('4.1 Create body · contact_people: each must be of the organisation and have an email; each at fault is named', async () => {
  const { ask, organisation, person, template_id, ...service } = await bodyKit()
  const silent = await aPersonOf(service, organisation.id, { email: '' })
  const stranger = await aPrivatePerson(service)
  const { status, body } = await ask<Refusal>('POST', '/proposals', {
    contact_id: organisation.id,
    contact_people: [person.id, silent.id, stranger.id],
    proposal_template_id: template_id,
    name: 'Roof',
  })
  expect(status).toBe(400)
  expect(Object.keys(body.errors ?? {})).toEqual(['contact_people.1', 'contact_people.2'])
})

test.each([...common, ...onlyCreate])(
  '4.1 Create body · $row: that does not fit is refused at its name',
  async ({ row, wrong }) => {
    const { ask, organisation, template_id } = await bodyKit()
    const body = { contact_id: organisation.id, proposal_template_id: template_id, name: 'Roof', [row]: wrong }
    const refused = await ask<Refusal>('POST', '/proposals', body)
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.errors ?? {}).map((path) => path.split('.')[0])).toContain(row)
  },
)

test.each(common)('4.1 Update body · $row: is what the details then show', async ({ row, sent, answered }) => {
  const kit = await bodyKit()
  expect(await kit.updated({ [row]: sent(kit) })).toMatchObject(answered(kit))
})

test('4.1 Update body · contact_id: moves the proposal to another contact', async () => {
  const { updated, ...service } = await bodyKit()
  const other = await anOrganisation(service, { name: 'Slager' })
  expect(await updated({ contact_id: other.id })).toMatchObject({ contact: { contact_id: other.id, name: 'Slager' } })
})

test('4.1 Update body · price_total: null drops the override', async () => {
  const { path, done, details } = await withProposal({ price_total: 5 })
  await done('PATCH', path, { price_total: null })
  expect(await details()).toMatchObject({ price_total: '€\u00a0100,00', price_total_override: null })
})

test.each([...common, { row: 'contact_id', wrong: 999_999 }])(
  '4.1 Update body · $row: that does not fit is refused at its name',
  async ({ row, wrong }) => {
    const { ask, path } = await withProposal()
    const refused = await ask<Refusal>('PATCH', path, { [row]: wrong })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.errors ?? {}).map((at) => at.split('.')[0])).toContain(row)
  },
)

test.each(common)('4.1 Update body · not supplied: all but $row stays unchanged', async ({ row, sent }) => {
  const kit = await bodyKit()
  const { id } = await kit.created({
    contact_people: [kit.person.id],
    tags: ['Cellar'],
    price_total: 7,
    directory_id: kit.directory_id,
    custom_fields: [{ name: 'intro', value: '<p>a</p>' }],
  })
  const before = await detailsOf(kit, id)
  kit.tick()
  await kit.done('PATCH', `/proposals/${id}`, { [row]: sent(kit) })
  const after = await detailsOf(kit, id)
  const follows: Record<string, string[]> = {
    account_user_id: ['account_user_name', 'account_user_email'],
    price_total: ['price_total_override'],
    contact_people: ['receivers'],
  }
  const changing = new Set([row, 'date_modified', 'logs', 'version_id', 'proposal_language', ...(follows[row] ?? [])])
  const rest = (answered: object) => Object.fromEntries(Object.entries(answered).filter(([key]) => !changing.has(key)))
  expect(rest(after)).toEqual(rest(before))
})

const mailsOf = ({ within }: Pick<Kit, 'within'>) => within.selectFrom('mail').selectAll().execute()

test.each(['service', undefined])(
  '4.1 Send body · send_method: %s sends it through the service',
  async (send_method) => {
    const service = await withProposal()
    await service.done('POST', `${service.path}/send`, { send_method, send_message: 'Hello' })
    expect(await mailsOf(service)).toHaveLength(1)
  },
)

test('4.1 Send body · send_method: self sends nothing and gives the links', async () => {
  const service = await withProposal()
  await service.done('POST', `${service.path}/send`, { send_method: 'self', send_message: 'Hello' })
  expect(await mailsOf(service)).toEqual([])
  expect((await service.details()).receivers[0]?.proposal_link).toMatch(/^https:/)
})

test('4.1 Send body · send_method: another word is refused', async () => {
  const { ask, path } = await withProposal()
  const { status, body } = await ask<Refusal>('POST', `${path}/send`, { send_method: 'pigeon', send_message: 'x' })
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['send_method']])
})

test('4.1 Send body · send_message: is the plain text of the message', async () => {
  const service = await withProposal()
  await service.done('POST', `${service.path}/send`, { send_message: 'See <b>below</b>' })
  expect(await mailsOf(service)).toMatchObject([{ body: expect.stringContaining('See <b>below</b>') }])
})

test('4.1 Send body · send_message: is required unless send_message_id is given', async () => {
  const { ask, path, email_template_id } = await withProposal()
  expect((await ask('POST', `${path}/send`, {})).status).toBe(400)
  expect((await ask('POST', `${path}/send`, { send_message_id: email_template_id })).status).toBe(200)
})

test('4.1 Send body · send_message_id: is the email template used as the message', async () => {
  const service = await withProposal()
  const { path, email_template_id } = service
  await service.done('POST', `${path}/send`, { send_message_id: email_template_id })
  expect(await mailsOf(service)).toMatchObject([
    { subject: 'Offerte 2026-0001', body: expect.stringContaining('Beste An') },
  ])
  expect((await service.ask('POST', `${path}/send`, { send_message_id: 999_999 })).status).toBe(400)
})

test.each([
  [true, null],
  [false, 'kept'],
  [undefined, 'kept'],
])('4.1 Send body · password_reset: %s leaves the password %s', async (password_reset, left) => {
  const service = await withProposal()
  await service.done('POST', `${service.path}/send`, { send_message: 'x' })
  await service.within.updateTable('receiver').set({ password_hash: 'kept' }).execute()
  await service.done('POST', `${service.path}/send`, { send_message: 'x', password_reset })
  const { password_hash } = await service.within
    .selectFrom('receiver')
    .select('password_hash')
    .executeTakeFirstOrThrow()
  expect(password_hash).toBe(left)
})
