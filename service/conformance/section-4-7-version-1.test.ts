import { expect, test } from 'vitest'
import { anOrganisation, aPersonOf, aProposal } from '#service/testing/builders.ts'
import { addUser } from '#service/testing/test-service.ts'
import { operations } from '#wire/operations.ts'
import type { V1Proposal } from '#wire/v1-proposals.ts'
import { deletedByForm } from './testing/deleted.ts'
import { inVersion, type Refusal } from './testing/versions.ts'

async function older() {
  const service = await inVersion('v1')
  const company = await anOrganisation(service, { name: 'Bakkerij' })
  const person = await aPersonOf(service, company.id)
  const body = { company_id: company.id, proposal_template_id: service.template_id, name: 'Roof' }
  const details = (id: number) => service.done<V1Proposal>('GET', `/proposals/${id}/details`)
  const created = async (fields: object) => {
    const { id } = await service.done<{ id: number }>('POST', '/proposals', { ...body, ...fields })
    return details(id)
  }
  const updated = async (fields: object) => {
    const { id } = await created({})
    await service.done('PATCH', `/proposals/${id}`, fields)
    return details(id)
  }
  const colleague = await addUser(service.within, 'Bo', 'Bos')
  return { ...service, company, person, colleague, body, details, created, updated, at: `/companies/${company.id}` }
}
type Older = Awaited<ReturnType<typeof older>>

type Row = { row: string; sent: (kit: Older) => unknown; answered: (kit: Older) => object; wrong: unknown }

const rows: Row[] = [
  {
    row: 'account_user_id',
    sent: ({ colleague }) => colleague,
    answered: ({ colleague }) => ({ account_user_id: colleague }),
    wrong: 999_999,
  },
  {
    row: 'company_id',
    sent: ({ company }) => company.id,
    answered: ({ company }) => ({ company: { company_id: company.id, name: 'Bakkerij' } }),
    wrong: 999_999,
  },
  {
    row: 'company_contacts',
    sent: ({ person }) => [person.id],
    answered: ({ person }) => ({ receivers: [{ id: person.id }] }),
    wrong: [999_999],
  },
  {
    row: 'design_template_id',
    sent: ({ design_template_id }) => design_template_id,
    answered: ({ design_template_id }) => ({ design_template_id }),
    wrong: 999_999,
  },
  {
    row: 'text_template_id',
    sent: ({ text_template_id }) => text_template_id,
    answered: ({ text_template_id }) => ({ text_template_id }),
    wrong: 999_999,
  },
  { row: 'name', sent: () => 'Attic', answered: () => ({ name: 'Attic' }), wrong: '' },
  {
    row: 'price_total',
    sent: () => 99.95,
    answered: () => ({ price_total_override: 99.95, price_total_original: 100 }),
    wrong: 'much',
  },
  { row: 'status', sent: () => 'lost', answered: () => ({ status: 'lost' }), wrong: 'eaten' },
]
const onlyCreate: Row[] = [
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

test.each([...rows, ...onlyCreate])(
  '4.7 Create body · $row: is what the details then show',
  async ({ row, sent, answered }) => {
    const kit = await older()
    expect(await kit.created({ [row]: sent(kit) })).toMatchObject(answered(kit))
  },
)

test.each([...rows, ...onlyCreate])(
  '4.7 Create body · $row: that does not fit is refused at its name',
  async ({ row, wrong }) => {
    const { ask, body } = await older()
    const refused = await ask<Refusal>('POST', '/proposals', { ...body, [row]: wrong })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.errors ?? {}).map((path) => path.split('.')[0])).toContain(row)
  },
)

test('4.7 Create body · automations_set_id: is kept with the proposal', async () => {
  const { created, within } = await older()
  const values = { name: 'A', automations: '[]' }
  const set = await within.insertInto('automation_set').values(values).returning('id').executeTakeFirstOrThrow()
  const { id } = await created({ automations_set_id: set.id })
  const kept = await within.selectFrom('proposal').select('automation_set_id').where('id', '=', id).executeTakeFirst()
  expect(kept?.automation_set_id).toBe(set.id)
})

test('4.7 Create body · company_contacts: each must have an email', async () => {
  const { ask, body, company, ...service } = await older()
  const silent = await aPersonOf(service, company.id, { email: '' })
  const refused = await ask<Refusal>('POST', '/proposals', { ...body, company_contacts: [silent.id] })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['company_contacts.0']])
})

test.each(rows)('4.7 Update body · $row: is what the details then show', async ({ row, sent, answered }) => {
  const kit = await older()
  expect(await kit.updated({ [row]: sent(kit) })).toMatchObject(answered(kit))
})

test.each(rows)('4.7 Update body · $row: that does not fit is refused at its name', async ({ row, wrong }) => {
  const { ask, created } = await older()
  const { id } = await created({})
  const refused = await ask<Refusal>('PATCH', `/proposals/${id}`, { [row]: wrong })
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.errors ?? {}).map((path) => path.split('.')[0])).toContain(row)
})

const news = ['contact_id', 'contact_people', 'directory_id', 'custom_fields', 'tags']

test.each(news)('4.7 Rules · 1: create and update bodies of proposals have no %s', async (field) => {
  const { ask, body, created } = await older()
  const { id } = await created({})
  for (const [method, path] of [
    ['POST', '/proposals'],
    ['PATCH', `/proposals/${id}`],
  ] as const) {
    const refused = await ask<Refusal>(method, path, { ...(method === 'POST' ? body : {}), [field]: [] })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, [field]])
  }
})

test.each(['sort=name', 'directory_id=1'])('4.7 Rules · 1: the proposals list has no %s', async (search) => {
  expect((await (await older()).ask('GET', `/proposals/edit?${search}`)).status).toBe(400)
})

test('4.7 Rules · 1: in the proposals list query ignores the status', async () => {
  const { created, done } = await older()
  await created({ status: 'lost' })
  expect(await done('GET', '/proposals/won?query=roof')).toMatchObject([{ name: 'Roof', status: 'lost' }])
})

test('4.7 Rules · 1: there is no proposal directories operation', async () => {
  expect((await (await older()).ask('GET', '/proposal-directories')).status).toBe(404)
})

test('4.7 Rules · 1: create, send and update answer as in version 2', async () => {
  const { ask, body, person } = await older()
  const made = await ask<{ id: number }>('POST', '/proposals', { ...body, company_contacts: [person.id] })
  expect([made.status, made.body]).toEqual([201, { id: expect.any(Number), version_id: expect.any(Number) }])
  const path = `/proposals/${made.body.id}`
  expect((await ask('POST', `${path}/send`, { send_message: 'Hello' })).body).toEqual({})
  expect((await ask('PATCH', path, { name: 'Attic' })).body).toEqual({ status: '200 OK' })
})

test('4.7 Rules · 2: companies replace contacts', async () => {
  const { ask } = await older()
  for (const path of ['/contacts/organisations', '/contacts/people', '/contacts/1'])
    expect((await ask('GET', path)).status).toBe(404)
})

test('4.7 Operations · Companies list: is a page, with an optional query on name', async () => {
  const { ask, done, company } = await older()
  const { body, headers } = await ask('GET', '/companies?query=bakk')
  expect(body).toMatchObject([{ id: company.id, name: 'Bakkerij' }])
  expect(headers.get('X-Total-Count')).toBe('1')
  expect(await done('GET', '/companies?query=slager')).toEqual([])
})

test('4.7 Operations · Create company: answers the company with its id', async () => {
  const { ask } = await older()
  const { status, body } = await ask('POST', '/companies', { name: 'Slager' })
  expect([status, body]).toMatchObject([201, { id: expect.any(Number), name: 'Slager' }])
})

test('4.7 Operations · Company details: answers the company', async () => {
  const { done, at, company } = await older()
  expect(await done('GET', at)).toMatchObject({ id: company.id, name: 'Bakkerij' })
})

test.each(['PATCH', 'PUT'])(
  '4.7 Operations · Update company: %s answers the status line and keeps what is not supplied',
  async (method) => {
    const { ask, done, at } = await older()
    const before = await done<object>('GET', at)
    expect((await ask(method, at, { city: 'Delft' })).body).toEqual({ status: '200 OK' })
    expect(await done('GET', at)).toEqual({ ...before, city: 'Delft' })
  },
)

test('4.7 Operations · Delete company: takes multipart/form-data with one object', async () => {
  const service = await older()
  const answer = await deletedByForm(service, service.at)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect((await service.ask('GET', service.at)).status).toBe(410)
})

test('4.7 Operations · Company people list: is a page of the people of the company', async () => {
  const { ask, at, person } = await older()
  const { body, headers } = await ask('GET', `${at}/people`)
  expect(body).toMatchObject([{ id: person.id, fullname: 'An Smit' }])
  expect(headers.get('X-Total-Count')).toBe('1')
})

test('4.7 Operations · Create company person: needs email and fullname', async () => {
  const { ask, at } = await older()
  const { status, body } = await ask<Refusal>('POST', `${at}/people`, { firstname: 'Bo' })
  expect([status, Object.keys(body.errors ?? {}).toSorted()]).toEqual([400, ['email', 'fullname']])
  expect((await ask('POST', `${at}/people`, { fullname: 'Bo', email: 'bo@bos.test' })).status).toBe(201)
})

test('4.7 Operations · Company person details: answers the person', async () => {
  const { done, at, person } = await older()
  expect(await done('GET', `${at}/people/${person.id}`)).toMatchObject({ id: person.id, fullname: 'An Smit' })
})

test.each(['PATCH', 'PUT'])('4.7 Operations · Update company person: %s answers the status line', async (method) => {
  const { ask, done, at, person } = await older()
  const path = `${at}/people/${person.id}`
  expect((await ask(method, path, { mobile: '06 2' })).body).toEqual({ status: '200 OK' })
  expect(await done('GET', path)).toMatchObject({ fullname: 'An Smit', mobile: '06 2' })
})

test('4.7 Operations · Delete company person: takes multipart/form-data with one object', async () => {
  const service = await older()
  const path = `${service.at}/people/${service.person.id}`
  expect((await deletedByForm(service, path)).status).toBe(200)
  expect((await service.ask('GET', path)).status).toBe(410)
})

test('4.7 Rules · 3: company and person are answered with the fields of section 2.5 and their id', async () => {
  const { done, at, person } = await older()
  const [listed] = await done<[object]>('GET', '/companies')
  const own =
    'id name street zipcode city state country phone fax email internet linkedin facebook twitter coc_number vat_number'
  expect(Object.keys(listed).toSorted()).toEqual(own.split(' ').toSorted())
  const personal =
    'id firstname lastname fullname salutation email phone mobile street zipcode city state country internet linkedin facebook twitter'
  const answered = await done<object>('GET', `${at}/people/${person.id}`)
  expect(Object.keys(answered).toSorted()).toEqual(personal.split(' ').toSorted())
})

test('4.7 Rules · 4: there is no tags list', async () => {
  expect((await (await older()).ask('GET', '/settings/tags')).status).toBe(404)
})

test('4.7 Rules · 4: every other operation of version 2 is there too', () => {
  const ids = (face: string) => operations.filter((op) => op.face === face).map(({ id }) => id.replace(/^v1\./, ''))
  const missing = ids('v2').filter((id) => !ids('v1').includes(id))
  // Secrets and deliveries are the service's own addition, in version 2 alone.
  expect(missing.filter((id) => !/^(?:contacts|v2)\./.test(id))).toEqual(['proposals.directories', 'tags.list'])
})

test('4.7 Rules · 5: deletes answer one sentence of plain text', async () => {
  const service = await older()
  const { id } = await aProposal(service)
  const answers = [
    await service.ask<string>('DELETE', `/proposals/${id}`),
    await service.ask<string>('DELETE', service.at),
  ]
  for (const { body, headers } of answers) {
    expect(body).toMatch(/^[A-Z].*\.$/)
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  }
})
