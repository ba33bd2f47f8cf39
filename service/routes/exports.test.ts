import { expect, test } from 'vitest'
import { appService } from '#service/testing/app-sender.ts'
import { aProposal, detailsOf } from '#service/testing/builders.ts'
import type { Contact } from '#wire/contacts.ts'

type Rows = { total: number; items: { name: string; tags: { name: string }[]; values: Record<string, string> }[] }

test('the rows of contacts are those of their list, with tags and custom fields', async () => {
  const service = await appService()
  const { ask, send } = service
  await ask('POST', '/settings/custom-fields', { subject: 'contact', name: 'size', label: 'Size', type: 'text' })
  const body = { type: 'organisation', name: 'Bakker', tags: ['vip', 'Bread'], custom_size: '12' }
  const { id } = (await send<Contact>('POST', '/contacts', body)).body
  await send('POST', '/contacts', { type: 'organisation', name: 'Smid' })
  await send('POST', `/contacts/${id}/people`, { fullname: 'An Bakker', tags: ['vip'] })

  const organisations = (await ask<Rows>('GET', '/exports/contacts?type=organisation')).body
  const listed = (await send<object[]>('GET', '/contacts/organisations')).body
  expect(organisations.total).toBe(2)
  expect(organisations.items).toEqual([
    {
      ...listed[0],
      tags: [expect.objectContaining({ name: 'Bread' }), expect.objectContaining({ name: 'vip' })],
      values: { size: '12' },
    },
    { ...listed[1], tags: [], values: {} },
  ])
  const people = (await ask<Rows>('GET', '/exports/contacts?type=person&query=bak')).body
  const [person] = (await send<object[]>('GET', '/contacts/people?query=bak')).body
  expect(people).toEqual({
    total: 1,
    items: [{ ...person, tags: [expect.objectContaining({ name: 'vip' })], values: {} }],
  })
})

test('five hundred rows come at once, the others on the next page', async () => {
  const { ask, send, within } = await appService()
  const first = (await send<Contact>('POST', '/contacts', { type: 'organisation', name: 'Firm 000' })).body
  const { id: _, ...row } = await within
    .selectFrom('contact')
    .selectAll()
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  // The fence adds the account itself and its types do not know the column.
  Reflect.deleteProperty(row, 'account_id')
  const made = Array.from({ length: 502 }, (_, at) => {
    const number = String(at + 1).padStart(3, '0')
    return { ...row, name: `Firm ${number}`, name_key: `firm ${number}` }
  })
  await within.insertInto('contact').values(made).execute()
  const page = async (number: number) =>
    (await ask<Rows>('GET', `/exports/contacts?type=organisation&page=${number}`)).body
  const [start, rest] = [await page(1), await page(2)]
  expect([start.items.length, rest.items.length]).toEqual([500, 3])
  expect(rest.items.map(({ name }) => name)).toEqual(['Firm 500', 'Firm 501', 'Firm 502'])
})

type Line = { kind: string; name?: string; id?: number; total?: number; rows?: number; fields?: string[] }
const linesIn = (body: string) =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

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
async function reading({ service, account, token }: Awaited<ReturnType<typeof appService>>) {
  const address = `https://proffer.test/api/app/${account}/exports/proposals?status=edit`
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
