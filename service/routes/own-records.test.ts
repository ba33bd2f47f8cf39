import { beforeEach, describe, expect, test } from 'vitest'
import { anOrganisation, aPersonOf, aPrivatePerson } from '#service/testing/builders.ts'
import { firm, type Colleague } from '#service/testing/firm.ts'
import { succeeding } from '#service/testing/succeeding.ts'
import { operations } from '#wire/operations.ts'
const named = operations.flatMap((op) =>
  op.methods.map((method) => [`${op.face} ${method} ${op.path}`, method, op] as const),
)

/** Paths that are about a proposal, a contact, or what belongs to one. */
const aboutRecord = /^\/(proposals|contacts|companies|trashcan\/:kind|mails|needs\/put-off)\/:id/
const aboutOne = named.filter(([, , { path, may }]) => aboutRecord.test(path) && may !== 'admin')

describe.each(aboutOne)('%s', (_, method, op) => {
  test('answers a colleague’s record as if it were not there', async () => {
    const { admin, bo } = await firm()
    const { address, body, headers } = await succeeding(admin, op)
    expect((await bo.send(method, address, body, headers)).status).toBe(404)
    // Only because of whose it is.
    expect((await admin.send(method, address, body, headers)).status).toBe(op.status)
  })

  test('answers the seller whose it is', async () => {
    const { bo } = await firm()
    // What takes an admin to prepare is prepared before Bo becomes a seller.
    await bo.within.updateTable('account_user').set({ role: 'admin' }).where('id', '=', bo.userId).execute()
    const { address, body, headers } = await succeeding(bo, op)
    await bo.within.updateTable('account_user').set({ role: 'seller' }).where('id', '=', bo.userId).execute()
    expect((await bo.send(method, address, body, headers)).status).toBe(op.status)
  })
})

/** Something of everything, under a name that is found wherever it shows. */
async function fill(person: Colleague, name: string) {
  const organisation = await anOrganisation(person, { name: `${name} BV`, tags: ['roof'] })
  const receiver = await aPersonOf(person, organisation.id, {
    firstname: name,
    lastname: 'Smit',
    email: `${name}@x.test`,
  })
  await aPrivatePerson(person, { fullname: `Jo ${name}` })
  const make = async (fields: object) =>
    (
      await person.send<{ id: number }>('POST', '/proposals', {
        contact_id: organisation.id,
        contact_people: [receiver.id],
        proposal_template_id: person.template_id,
        name: `${name} roof`,
        tags: ['roof'],
        ...fields,
      })
    ).body.id
  const [open, won, edit, trashed] = [await make({}), await make({}), await make({}), await make({})]
  await person.send('POST', `/proposals/${open}/send`, { send_message: `Dear ${name}` })
  await person.send('PATCH', `/proposals/${won}`, { status: 'won' })
  await person.ask('POST', `/proposals/${open}/comments`, { comment: `Call ${name}`, to: 'team' })
  await person.send('DELETE', `/proposals/${trashed}`)
  await person.within
    .insertInto('comment')
    .values({ proposal_id: open, contact_id: receiver.id, comment: `${name} asks`, waiting_since: 1, created_at: 1 })
    .execute()
  const { status } = await person.ask('PUT', `/proposals/${edit}/scheduled-sending`, {
    at: '2026-11-24T08:00',
    send_message: `Hi ${name}`,
  })
  expect(status).toBe(200)
  return { organisation, receiver, open, won, edit, trashed }
}

/** Reads without an id, with each value of the queries by which they show different records. */
const lists = named.filter(
  ([, method, { path, may, gives }]) =>
    method === 'GET' && !path.includes(':id') && may !== 'admin' && gives !== 'stream',
)
const views: Record<string, string[]> = {
  'app GET /search': ['?q=roof', '?q=smit'],
  'app GET /exports/contacts': ['?type=organisation', '?type=person'],
  'app GET /exports/proposals': ['?status=edit', '?status=open&query=roof'],
  'app GET /today': ['?time_zone=Europe/Amsterdam&whose=team'],
  'app GET /summary': ['?whose=team', '?amount=0..', '?sent=30d'],
  'app GET /needs': ['?whose=team'],
  'app GET /questions': [''],
  'v2 GET /proposals/:status': ['', '?query=roof'],
  'app GET /proposals': ['?status=open', '?query=roof', '?need=question', '?sent=30d&amount=0..'],
  'app GET /board': ['', '?query=roof', '?sent=30d'],
}
const statuses = (path: string) =>
  path.includes(':status') ? ['edit', 'open', 'won', 'lost'].map((status) => path.replace(':status', status)) : [path]

describe('lists, searches, sums and exports', () => {
  let two: Awaited<ReturnType<typeof firm>> & { theirs: Awaited<ReturnType<typeof fill>> }
  beforeEach(async () => {
    const made = await firm()
    await fill(made.bo, 'Zonneweide')
    two = { ...made, theirs: await fill(made.cas, 'Waterkant') }
  })

  test('hold everything of the seller who asks and nothing of a colleague, by every interface', async () => {
    const { bo, admin } = two
    const found = new Set<string>()
    for (const [name, , op] of lists)
      for (const path of statuses(op.path))
        for (const view of views[name] ?? ['']) {
          const address = `/api/${op.face}/${bo.account}${path}${view}`
          const { status, body } = await bo.send('GET', address)
          expect([address, status]).toEqual([address, 200])
          const shown = JSON.stringify(body)
          expect([address, shown.includes('Waterkant')]).toEqual([address, false])
          if (shown.includes('Zonneweide')) found.add(name)
          const { body: all } = await admin.send('GET', address)
          // An admin finds both wherever a seller finds one.
          if (shown.includes('Zonneweide'))
            expect([address, JSON.stringify(all).includes('Waterkant') || op.path === '/today']).toEqual([
              address,
              true,
            ])
        }
    expect([...found].toSorted()).toMatchInlineSnapshot(`
      [
        "app GET /activity",
        "app GET /board",
        "app GET /board/:status",
        "app GET /exports/contacts",
        "app GET /exports/proposals",
        "app GET /mails",
        "app GET /needs",
        "app GET /proposals",
        "app GET /questions",
        "app GET /search",
        "app GET /today",
        "app GET /trashcan",
        "v1 GET /companies",
        "v1 GET /proposals",
        "v1 GET /proposals/:status",
        "v2 GET /contacts/organisations",
        "v2 GET /contacts/people",
        "v2 GET /proposals",
        "v2 GET /proposals/:status",
      ]
    `)
  })

  test('count and add up what the seller has', async () => {
    const { bo, app } = two
    const { body } = await bo.ask<{ count: number; questions: number; statuses: Record<string, { count: number }> }>(
      'GET',
      '/summary',
    )
    expect(body).toMatchObject({
      count: 3,
      questions: 1,
      statuses: { edit: { count: 1 }, open: { count: 1 }, won: { count: 1 } },
    })
    const { body: all } = await app<{ count: number; questions: number }>('GET', '/summary')
    expect(all).toMatchObject({ count: 6, questions: 2 })
    const counted = async (path: string) => (await bo.send('GET', path)).headers.get('X-Total-Count')
    expect(await counted('/proposals/open')).toBe('1')
    expect(await counted('/proposals/open?query=roof')).toBe('3')
    expect(await counted('/contacts/organisations')).toBe('1')
    expect(await counted('/contacts/people')).toBe('2')
    expect(await counted('/contacts/people?query=zonneweide')).toBe('2')
  })
})
