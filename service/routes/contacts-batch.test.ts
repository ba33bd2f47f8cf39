import { describe, expect, test } from 'vitest'
import { createService } from '#service/app.ts'
import { appSender, appService } from '#service/testing/app-sender.ts'
import { anOrganisation, aPersonOf } from '#service/testing/builders.ts'
import { colleague, firm } from '#service/testing/firm.ts'
import { sender } from '#service/testing/test-service.ts'
import type { ContactOutcome, SentContactAct } from '#wire/contacts-batch.ts'
import { maxBodyBytes, maxContactActs } from '#wire/limits.ts'

type Answer = { outcomes: ContactOutcome[]; errors: Record<string, string[]> }
type Ask = Awaited<ReturnType<typeof appService>>['ask']

const sent = (ask: Ask, acts: readonly unknown[], headers?: Record<string, string>) =>
  ask<Answer>('POST', '/contacts/batch', { acts }, headers)
const outcomesOf = async (ask: Ask, acts: readonly unknown[]) => (await sent(ask, acts)).body.outcomes
const doneOf = (outcome: ContactOutcome | undefined) => {
  if (!outcome || 'refusal' in outcome) throw new Error(`Refused: ${JSON.stringify(outcome)}`)
  return outcome
}
const refusalOf = (outcome: ContactOutcome | undefined) => {
  if (!outcome || !('refusal' in outcome)) throw new Error(`Not refused: ${JSON.stringify(outcome)}`)
  return outcome.refusal
}
/** What a request of its own is refused with. */
const refusalAlone = async (answer: ReturnType<Ask>) => {
  const { status, body } = await answer
  const { code, detail, errors } = body as { code: string; detail: string; errors?: object }
  return { status, code, detail, ...(errors && { errors }) }
}

const named = (name: string, more: object = {}): SentContactAct => ({
  act: 'create',
  contact: { type: 'organisation', name, ...more },
})
const person = (fullname: string, more: object = {}): SentContactAct => ({
  act: 'create',
  contact: { type: 'person', fullname },
  ...more,
})

/** With the names of all contacts of the account, in the order in which they were made. */
async function withNames() {
  const service = await appService()
  const names = async () => {
    const rows = await service.within.selectFrom('contact').select(['name', 'fullname']).orderBy('id').execute()
    return rows.map(({ name, fullname }) => fullname || name)
  }
  const events = async () => {
    const rows = await service.within.selectFrom('event').select(['type', 'record_id']).orderBy('id').execute()
    return rows.map(({ type, record_id }) => ({ type, id: record_id }))
  }
  return { ...service, names, events }
}

test('contacts are made, changed and moved to the trash in one request, each as one of its own', async () => {
  const { ask, send, events } = await withNames()
  const old = await anOrganisation({ send }, { city: 'Delft', tags: ['a'] })
  const gone = await anOrganisation({ send })
  const [made, alone, changed, trashed] = await outcomesOf(ask, [
    named('Smid', { city: 'Zeist', tags: ['new'] }),
    person('Bo Jansen'),
    { act: 'update', id: old.id, contact: { city: 'Gouda' } },
    { act: 'trash', id: gone.id },
  ])
  const [smid, bo] = [doneOf(made).id, doneOf(alone).id]
  expect((await send('GET', `/contacts/${smid}`)).body).toMatchObject({ name: 'Smid', tags: [{ name: 'new' }] })
  expect((await send('GET', `/contacts/${bo}`)).body).toMatchObject({ fullname: 'Bo Jansen', contact_id: bo })
  const { headers, body } = await send('GET', `/contacts/${old.id}`)
  expect(body).toMatchObject({ city: 'Gouda', tags: [{ name: 'a' }] })
  expect(doneOf(changed)).toEqual({ id: old.id, etag: headers.get('ETag') })
  expect(doneOf(trashed)).toEqual({ id: gone.id })
  expect((await send('GET', `/contacts/${gone.id}`)).status).toBe(410)
  expect((await events()).slice(2)).toEqual([
    { type: 'contact_created', id: smid },
    { type: 'contact_created', id: bo },
    { type: 'contact_updated', id: old.id },
    { type: 'contact_deleted', id: gone.id },
  ])
})

test('every deletion is in the audit log, as one of its own is; a batch of additions is not', async () => {
  const { ask, send, within } = await withNames()
  const ids = [(await anOrganisation({ send })).id, (await anOrganisation({ send })).id]
  await outcomesOf(ask, [named('Smid'), ...ids.map((id) => ({ act: 'trash', id }))])
  const entries = await within.selectFrom('audit_entry').select(['act', 'record_id']).orderBy('id').execute()
  expect(entries).toEqual(ids.map((record_id) => ({ act: 'contacts.delete', record_id })))
})

describe('what is refused', () => {
  test('is told as a request of its own would be, and keeps none of the others back', async () => {
    const { ask, send, names } = await withNames()
    const bad = { type: 'organisation', email: 'not an address', custom_none: 'x', fax: 7 }
    const unnamed = { type: 'person', custom_none: 'x' }
    const untyped = { type: 'firm', email: 'not an address', custom_none: 'x' }
    const [first, ...rest] = await outcomesOf(ask, [
      named('Smid'),
      { act: 'create', contact: bad },
      { act: 'create', contact: unnamed },
      { act: 'create', contact: untyped },
      { act: 'update', id: 999_999, contact: { city: 'Gouda' } },
      { act: 'trash', id: 999_999 },
      person('Bo Jansen', { organisation_id: 999_999 }),
      named('Molen'),
    ])
    const last = rest.pop()
    expect([doneOf(first).id, doneOf(last).id]).toHaveLength(2)
    expect(await names()).toEqual(['Smid', 'Molen'])
    expect(rest.map(refusalOf)).toEqual([
      await refusalAlone(send('POST', '/contacts', bad)),
      await refusalAlone(send('POST', '/contacts', unnamed)),
      await refusalAlone(send('POST', '/contacts', untyped)),
      await refusalAlone(send('PATCH', '/contacts/999999', { city: 'Gouda' })),
      await refusalAlone(send('DELETE', '/contacts/999999')),
      await refusalAlone(send('POST', '/contacts/999999/people', { fullname: 'Bo Jansen' })),
    ])
    expect(Object.keys(refusalOf(rest[0]).errors ?? {}).toSorted()).toEqual(['custom_none', 'email', 'fax', 'name'])
  })

  test('for a name that is too long, given or derived, keeps none of the others back', async () => {
    const { ask, names } = await withNames()
    const long = Array.from({ length: 2000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('')
    const derived = { act: 'create', contact: { type: 'person', name: 'An', firstname: long } }
    const [first, given, made, last] = await outcomesOf(ask, [named('Smid'), person(long), derived, named('Molen')])
    expect([doneOf(first).id, doneOf(last).id]).toHaveLength(2)
    const errors = [refusalOf(given), refusalOf(made)].map(({ errors }) => errors)
    expect(errors).toEqual([
      { fullname: ['Use at most 255 characters'] },
      { firstname: ['Use at most 255 characters'] },
    ])
    expect(await names()).toEqual(['Smid', 'Molen'])
  })

  test('by the rule for fields of the other type leaves nothing of it behind', async () => {
    const { ask, send, events } = await withNames()
    const { id } = await anOrganisation({ send }, { city: 'Delft' })
    const [outcome] = await outcomesOf(ask, [{ act: 'update', id, contact: { city: 'Gouda', mobile: '06' } }])
    expect(refusalOf(outcome).errors).toEqual({ mobile: ['An organisation has no mobile'] })
    expect((await send('GET', `/contacts/${id}`)).body).toMatchObject({ city: 'Delft' })
    expect(await events()).toHaveLength(1)
  })

  test.each<[string, unknown, string]>([
    ['text with NUL', { act: 'create', contact: { type: 'organisation', name: 'x\0' } }, 'name'],
    ['text that is too long', named('Smid', { city: 'x'.repeat(65_537) }), 'city'],
    ['too many tags', named('Smid', { tags: Array.from({ length: 1_001 }, (_, at) => `t${at}`) }), 'tags'],
    ['no act', {}, 'act'],
    ['an act nobody knows', { act: 'merge' }, 'act'],
    ['nothing at all', null, 'body'],
    ['an unknown key', { ...named('Smid'), more: 1 }, 'more'],
    ['two organisations for one person', person('Bo', { organisation: 'A', organisation_id: 1 }), 'organisation'],
    ['an organisation within another', { ...named('Smid'), organisation: 'A' }, 'organisation'],
    ['no name of the organisation', person('Bo', { organisation: ' ' }), 'organisation'],
  ])('%s is told of its act alone', async (_, act, path) => {
    const { ask, names } = await withNames()
    const [refused, made] = await outcomesOf(ask, [act, named('Molen')])
    expect(refusalOf(refused)).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(Object.keys(refusalOf(refused).errors ?? {})).toEqual([path])
    expect(doneOf(made).id).toBeGreaterThan(0)
    expect(await names()).toEqual(['Molen'])
  })
})

describe('an organisation made for its people', () => {
  test('is made once in a batch, and its id is told', async () => {
    const { ask, send, names } = await withNames()
    const [bo, an, other] = await outcomesOf(ask, [
      person('Bo', { organisation: 'Smid' }),
      person('An', { organisation: ' Smid' }),
      person('Cas', { organisation: 'Molen' }),
    ])
    const { organisation_id } = doneOf(bo)
    expect(doneOf(an).organisation_id).toBe(organisation_id)
    expect(doneOf(other).organisation_id).not.toBe(organisation_id)
    const [next] = await outcomesOf(ask, [person('Do', { organisation_id })])
    expect(doneOf(next)).toEqual({ id: doneOf(next).id })
    expect(await names()).toEqual(['Smid', 'Bo', 'An', 'Molen', 'Cas', 'Do'])
    const { body } = await send<{ people: object[] }>('GET', `/contacts/${organisation_id}`)
    expect(body.people).toHaveLength(3)
  })

  test('is not made for one who is refused, and then made for the next', async () => {
    const { ask, names } = await withNames()
    const wrong = { type: 'person', fullname: 'Bo', custom_none: 'x' }
    const malformed = { type: 'person', fullname: 'Bo', email: 'x' }
    const outcomes = await outcomesOf(ask, [
      { act: 'create', contact: wrong, organisation: 'Smid' },
      { act: 'create', contact: malformed, organisation: 'Smid' },
      person('An', { organisation: 'Smid' }),
    ])
    expect(outcomes.map((one) => 'refusal' in one)).toEqual([true, true, false])
    expect(await names()).toEqual(['Smid', 'An'])
  })
})

describe('an update', () => {
  test('is refused once the contact is of another version, or has another value than was seen', async () => {
    const { ask, send } = await withNames()
    const { id } = await anOrganisation({ send }, { city: 'Delft', tags: ['a', 'b'] })
    const { headers } = await send('GET', `/contacts/${id}`)
    const etag = headers.get('ETag')
    const change = (city: string, more: object) => ({ act: 'update', id, contact: { city }, ...more })
    const [first, stale, unseen, untagged, seen] = await outcomesOf(ask, [
      change('Gouda', { etag }),
      change('Zeist', { etag }),
      change('Zeist', { was: { city: 'Delft' } }),
      change('Zeist', { was: { tags: ['a'] } }),
      change('Utrecht', { was: { city: 'Gouda', tags: ['a', 'b'] } }),
    ])
    expect(doneOf(first).etag).not.toBe(etag)
    const alone = await refusalAlone(send('PATCH', `/contacts/${id}`, { city: 'Zeist' }, { 'If-Match': String(etag) }))
    expect([stale, unseen, untagged].map(refusalOf)).toEqual([alone, alone, alone])
    expect(alone.status).toBe(412)
    const now = await send('GET', `/contacts/${id}`)
    expect(now.body).toMatchObject({ city: 'Utrecht' })
    expect(doneOf(seen).etag).toBe(now.headers.get('ETag'))
  })

  test('reaches a person of an organisation by their own id', async () => {
    const { ask, send } = await withNames()
    const { id } = await anOrganisation({ send })
    const an = await aPersonOf({ send }, id)
    const [outcome] = await outcomesOf(ask, [{ act: 'update', id: an.id, contact: { mobile: '06' } }])
    const { body, headers } = await send('GET', `/contacts/${id}/people/${an.id}`)
    expect(body).toMatchObject({ mobile: '06' })
    expect(doneOf(outcome).etag).toBe(headers.get('ETag'))
  })
})

test('asked again under the same key, a batch writes nothing twice', async () => {
  const { ask, names } = await withNames()
  const acts = [named('Smid'), { act: 'create', contact: { type: 'person' } }, person('Bo', { organisation: 'Molen' })]
  const key = { 'Idempotency-Key': 'batch-1' }
  const first = await sent(ask, acts, key)
  const again = await sent(ask, acts, key)
  expect(again.headers.get('Idempotency-Replayed')).toBe('true')
  expect(again.body).toEqual(first.body)
  expect(await names()).toEqual(['Smid', 'Molen', 'Bo'])
  expect((await sent(ask, acts.slice(1), key)).status).toBe(409)
})

test('as many contacts as may be fit, with ten kilobytes each, and count as one request', async () => {
  const { ports, account, token, within } = await appService()
  const limited = createService({ ...ports, settings: { ...ports.settings, rateLimitPerMinute: 2 } })
  const ask = appSender({ send: sender(limited, { account, token }), account })
  const acts = Array.from({ length: maxContactActs }, (_, at) => named(`Molen ${at}`, { street: 'x'.repeat(10_000) }))
  expect(JSON.stringify({ acts }).length).toBeLessThan(maxBodyBytes)
  const { status, body, headers } = await sent(ask, acts)
  expect(status).toBe(200)
  expect(body.outcomes).toHaveLength(maxContactActs)
  expect(headers.get('RateLimit')).toContain('r=1')
  const { count } = await within
    .selectFrom('contact')
    .select((is) => is.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(maxContactActs)
})

test('more acts than may be, or none, are refused whole', async () => {
  const { ask, names } = await withNames()
  const many = Array.from({ length: maxContactActs + 1 }, () => named('Smid'))
  for (const acts of [many, [], {}, undefined]) {
    const { status, body } = await ask<Answer>('POST', '/contacts/batch', { acts })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual(['acts'])
  }
  expect(await names()).toEqual([])
})

describe('whoever asks does what they may', () => {
  test('a reader none of it', async () => {
    const service = await appService()
    const reader = await colleague(service, 'Bo', 'reader')
    expect((await sent(reader.ask, [named('Smid')])).status).toBe(403)
  })

  test('a seller who sees only their own reaches no colleague’s contact', async () => {
    const { bo, cas } = await firm()
    const { id } = await anOrganisation(cas)
    const outcomes = await outcomesOf(bo.ask, [
      { act: 'update', id, contact: { city: 'Gouda' } },
      { act: 'trash', id },
      person('Do', { organisation_id: id }),
      named('Mine'),
    ])
    expect(outcomes.slice(0, 3).map((one) => refusalOf(one).status)).toEqual([404, 404, 404])
    expect((await cas.send('GET', `/contacts/${id}`)).body).toMatchObject({ city: '', people: [] })
    expect((await bo.send('GET', `/contacts/${doneOf(outcomes[3]).id}`)).status).toBe(200)
  })

  test('nobody reaches a contact of another account', async () => {
    const { ask, service, addAccount } = await appService()
    const send = sender(service, await addAccount('other'))
    const { id } = await anOrganisation({ send })
    const [outcome] = await outcomesOf(ask, [{ act: 'trash', id }])
    expect(refusalOf(outcome).status).toBe(404)
    expect((await send('GET', `/contacts/${id}`)).status).toBe(200)
  })
})
