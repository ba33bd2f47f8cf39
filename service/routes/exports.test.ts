import { expect, test } from 'vitest'
import { appService } from '#service/testing/app-sender.ts'
import { aProposal, detailsOf } from '#service/testing/builders.ts'
import type { Contact } from '#wire/contacts.ts'

type Line = { kind: string; name?: string; id?: number; total?: number; rows?: number; fields?: string[] }
const linesIn = (body: string) =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

test('the lines of contacts are those of their list, with tags and custom fields', async () => {
  const service = await appService()
  const { ask, send } = service
  await ask('POST', '/settings/custom-fields', { subject: 'contact', name: 'size', label: 'Size', type: 'text' })
  const body = { type: 'organisation', name: 'Bakker', tags: ['vip', 'Bread'], custom_size: '12' }
  const { id } = (await send<Contact>('POST', '/contacts', body)).body
  await send('POST', '/contacts', { type: 'organisation', name: 'Smid' })
  await send('POST', `/contacts/${id}/people`, { fullname: 'An Bakker', tags: ['vip'] })
  const lines = async (query: string) => linesIn((await ask<string>('GET', `/exports/contacts?${query}`)).body)

  const listed = (await send<object[]>('GET', '/contacts/organisations')).body
  expect(await lines('type=organisation')).toEqual([
    { kind: 'head', total: 2, fields: ['size'] },
    {
      kind: 'row',
      ...listed[0],
      tags: [expect.objectContaining({ name: 'Bread' }), expect.objectContaining({ name: 'vip' })],
      values: { size: '12' },
    },
    { kind: 'row', ...listed[1], tags: [], values: {} },
    { kind: 'end', rows: 2 },
  ])
  const [person] = (await send<object[]>('GET', '/contacts/people?query=bak')).body
  expect(await lines('type=person&query=bak')).toEqual([
    { kind: 'head', total: 1, fields: [] },
    { kind: 'row', ...person, tags: [expect.objectContaining({ name: 'vip' })], values: {} },
    { kind: 'end', rows: 1 },
  ])
})

/** Copies of one contact, in one statement for every hundred. */
async function manyContacts({ send, within }: Awaited<ReturnType<typeof appService>>, count: number) {
  const { id } = (await send<Contact>('POST', '/contacts', { type: 'organisation', name: 'Firm 000' })).body
  const { id: _, ...row } = await within
    .selectFrom('contact')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // The fence adds the account itself and its types do not know the column.
  Reflect.deleteProperty(row, 'account_id')
  for (let at = 1; at < count; at += 100) {
    const copies = Array.from({ length: Math.min(100, count - at) }, (_, more) => {
      const number = String(at + more).padStart(3, '0')
      return { ...row, name: `Firm ${number}`, name_key: `firm ${number}`, search_key: `firm ${number}` }
    })
    await within.insertInto('contact').values(copies).execute()
  }
}

test('contacts leave as they are read, each once, in the order of their list; those deleted by their turn are left out', async () => {
  const service = await appService()
  await manyContacts(service, 503)
  const { next } = await reading(service, '/exports/contacts?type=organisation&query=firm')
  expect(await next()).toMatchObject([{ kind: 'head', total: 503 }])
  const after = service.queries.length
  const first = (await next()) ?? []
  expect(first).toHaveLength(200)
  const batch = service.queries.length - after
  expect(batch).toBeLessThan(8)
  const last = await service.within.selectFrom('contact').select('id').where('name', '=', 'Firm 502').execute()
  await service.send('DELETE', `/contacts/${last[0]?.id}`)
  const rest = [...((await next()) ?? []), ...((await next()) ?? [])]
  const names = [...first, ...rest].map(({ name }) => name)
  expect(names).toEqual(Array.from({ length: 502 }, (_, at) => `Firm ${String(at).padStart(3, '0')}`))
  expect(await next()).toEqual([{ kind: 'end', rows: 502 }])
})

test('the lines of proposals are those of their list, with their custom fields', async () => {
  const service = await appService()
  const { id } = await aProposal(service, { name: 'Roof', tags: ['roof'] })
  await aProposal(service, { name: 'Other', status: 'lost' })
  const { custom_fields } = await detailsOf(service, id)
  const name = custom_fields[0]?.name ?? ''
  await service.send('PATCH', `/proposals/${id}`, { custom_fields: [{ name, value: 'Week 9' }] })
  const { body, headers } = await service.ask<string>('GET', '/exports/proposals?status=edit')
  const { body: listed } = await service.send<object[]>('GET', '/proposals/edit')
  expect(headers.get('content-type')).toBe('application/x-ndjson')
  const [head, row, end] = linesIn(body)
  expect(head).toMatchObject({ kind: 'head', total: 1, fields: expect.arrayContaining([name]) })
  expect(row).toEqual({
    kind: 'row',
    ...listed[0],
    valid_until: null,
    date_scheduled: null,
    date_asked: null,
    date_bounced: null,
    loss_reason: null,
    values: expect.objectContaining({ [name]: 'Week 9' }),
  })
  expect(end).toEqual({ kind: 'end', rows: 1 })
  const exported = linesIn((await service.ask<string>('GET', '/exports/proposals?status=edit&query=other')).body)
  expect(exported.map((line) => line.name)).toEqual([undefined, 'Other', undefined])
})

/** Copies of one proposal, in one statement for every hundred. */
async function manyProposals(service: Awaited<ReturnType<typeof appService>>, count: number) {
  const { id } = await aProposal(service, { name: 'Roof' })
  const { within } = service
  const { id: _, ...row } = await within
    .selectFrom('proposal')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  Reflect.deleteProperty(row, 'account_id')
  for (let at = 1; at < count; at += 100) {
    const copies = Array.from({ length: Math.min(100, count - at) }, (_, more) => ({
      ...row,
      name: `Roof ${at + more}`,
      name_key: `roof ${String(at + more).padStart(6, '0')}`,
      proposal_nr: `X-${at + more}`,
    }))
    await within.insertInto('proposal').values(copies).execute()
  }
}

/** The answer as it comes. */
async function reading(
  { service, account, token }: Awaited<ReturnType<typeof appService>>,
  path = '/exports/proposals?status=edit',
) {
  const address = `https://proffer.test/api/app/${account}${path}`
  const answer = await service.fetch(new Request(address, { headers: { Authorization: `Bearer ${token}` } }))
  const reader = answer.body?.getReader()
  if (!reader) throw new Error('Nothing comes')
  const next = async () => {
    const { value, done } = await reader.read()
    return done ? undefined : linesIn(new TextDecoder().decode(value))
  }
  return { next, leave: () => reader.cancel() }
}

test('rows leave as they are read: nothing is read before the receiver takes it, nor after it has gone', async () => {
  const service = await appService()
  await manyProposals(service, 700)
  const { next, leave } = await reading(service)
  expect(await next()).toMatchObject([{ kind: 'head', total: 700 }])
  const after = service.queries.length
  const first = (await next()) ?? []
  expect(first).toHaveLength(200)
  const batch = service.queries.length - after
  expect(batch).toBeLessThan(8)
  await next()
  expect(service.queries.length - after).toBe(2 * batch)
  await leave()
  expect(service.queries.length - after).toBe(2 * batch)
})

test('which are exported is settled at the start, in the order of the list; what is gone by its turn is left out', async () => {
  const service = await appService()
  await manyProposals(service, 450)
  const { next } = await reading(service)
  await next()
  const first = (await next()) ?? []
  expect(first.at(1)?.name).toBe('Roof 1')
  const late = await aProposal(service, { name: 'A late one' })
  const last = await service.within.selectFrom('proposal').select('id').where('name', '=', 'Roof 449').execute()
  await service.send('PATCH', `/proposals/${last[0]?.id}`, { status: 'lost' })
  const gone = await service.within.selectFrom('proposal').select('id').where('name', '=', 'Roof 448').execute()
  await service.within
    .deleteFrom('proposal')
    .where('id', '=', gone[0]?.id ?? 0)
    .execute()
  const rest = [...((await next()) ?? []), ...((await next()) ?? [])]
  expect(rest).toHaveLength(249)
  // As it is when its turn comes.
  expect(rest.at(-1)).toMatchObject({ name: 'Roof 449', status: 'lost' })
  expect(rest.map(({ id }) => id)).not.toContain(late.id)
  expect(await next()).toEqual([{ kind: 'end', rows: 449 }])
})
