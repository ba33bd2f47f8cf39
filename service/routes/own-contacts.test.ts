import { describe, expect, test } from 'vitest'
import { anOrganisation, aPersonOf, aProposal } from '#service/testing/builders.ts'
import { keySender } from '#service/testing/api-keys.ts'
import { firm, type Colleague } from '#service/testing/firm.ts'
import type { Role } from '#wire/roles.ts'

type Ids = { id: number }[]

describe('a contact is a seller’s own', () => {
  const seen = async (person: Colleague, id: number) => (await person.send('GET', `/contacts/${id}`)).status === 200

  test('when they made it, with its organisation and everybody of that', async () => {
    const { bo, cas } = await firm()
    const { id } = await anOrganisation(bo)
    const { id: person } = await aPersonOf(bo, id)
    expect([await seen(bo, id), await seen(bo, person)]).toEqual([true, true])
    expect([await seen(cas, id), await seen(cas, person)]).toEqual([false, false])
  })

  test('when it is on one of their proposals, as main contact or receiver, whoever made it', async () => {
    const { admin, bo, cas } = await firm()
    const { organisation, person, id } = await aProposal(admin)
    const { id: other } = await aPersonOf(admin, organisation.id, { email: 'other@x.test' })
    expect(await seen(bo, organisation.id)).toBe(false)
    await admin.send('PATCH', `/proposals/${id}`, { account_user_id: bo.userId })
    expect(await Promise.all([organisation.id, person.id, other].map((one) => seen(bo, one)))).toEqual([
      true,
      true,
      true,
    ])
    expect(await seen(cas, organisation.id)).toBe(false)
    await admin.send('PATCH', `/proposals/${id}`, { account_user_id: cas.userId })
    expect([await seen(bo, organisation.id), await seen(cas, organisation.id)]).toEqual([false, true])
  })

  test('no more when it was taken off the last one; what they asked there waits, as it is counted', async () => {
    const { admin, bo } = await firm()
    const { person, id } = await aProposal(admin, { account_user_id: bo.userId })
    const asked = { proposal_id: id, contact_id: person.id, waiting_since: 1, created_at: 1 }
    await admin.within
      .insertInto('comment')
      .values({ ...asked, comment: 'Which brand?' })
      .execute()
    const { id: own } = await anOrganisation(bo)
    const { id: receiver } = await aPersonOf(bo, own)
    await bo.send('PATCH', `/proposals/${id}`, { contact_id: own, contact_people: [receiver] })
    expect(await seen(bo, person.id)).toBe(false)
    const { body: questions } = await bo.ask('GET', '/questions')
    expect(questions).toMatchObject([
      { comment: 'Which brand?', contact_people_id: person.id, fullname: person.fullname },
    ])
    expect((await bo.ask('GET', '/summary')).body).toMatchObject({ questions: 1 })
    expect((await bo.ask('GET', '/needs')).body).toMatchObject({ items: [{ kind: 'question', text: 'Which brand?' }] })
  })

  test('no more then either, but what they did on that proposal stays on it, under their name', async () => {
    const { admin, app, bo } = await firm()
    const { person, id } = await aProposal(admin, { account_user_id: bo.userId })
    await bo.send('POST', `/proposals/${id}/send`, { send_method: 'self', send_message: 'x' })
    const { version_id } = (await bo.send<{ version_id: number }>('GET', `/proposals/${id}/details`)).body
    const act = { proposal_id: id, version_id, contact_id: person.id }
    await admin.within
      .insertInto('decline')
      .values({ ...act, reason: 'price', comment: '', declined_at: 2 })
      .execute()
    const { id: own } = await anOrganisation(bo)
    const { id: receiver } = await aPersonOf(bo, own)
    await bo.send('PATCH', `/proposals/${id}`, { contact_id: own, contact_people: [receiver] })
    expect(await seen(bo, person.id)).toBe(false)
    const seenBy = async (ask: Colleague['ask']) => {
      const { body: customer } = await ask<{ declines: object[] }>('GET', `/proposals/${id}/customer`)
      const { body: timeline } = await ask<{ entries: { kind: string }[] }>('GET', `/proposals/${id}/timeline`)
      return { declines: customer.declines, told: timeline.entries.filter(({ kind }) => kind === 'decline') }
    }
    const told = await seenBy(bo.ask)
    expect(told.declines).toMatchObject([{ contact_people_id: person.id, fullname: person.fullname }])
    expect(told).toEqual(await seenBy(app))
  })

  test('and shows the proposals of that seller alone', async () => {
    const { admin, bo } = await firm()
    const { organisation, person, id } = await aProposal(admin)
    const shared = { contact_id: organisation.id, contact_people: [person.id], proposal_template_id: bo.template_id }
    const { body } = await admin.send<{ id: number }>('POST', '/proposals', {
      ...shared,
      name: 'Bo’s',
      account_user_id: bo.userId,
    })
    const { body: details } = await bo.send<{ proposals: Ids }>('GET', `/contacts/${organisation.id}`)
    expect(details.proposals.map((one) => one.id)).toEqual([body.id])
    const { body: all } = await admin.send<{ proposals: Ids }>('GET', `/contacts/${organisation.id}`)
    expect(new Set(all.proposals.map((one) => one.id))).toEqual(new Set([id, body.id]))
  })

  test('and is deleted by them only where no colleague made it or has a proposal to it', async () => {
    const { bo, cas, admin } = await firm()
    const alone = await anOrganisation(bo)
    expect((await bo.send('DELETE', `/contacts/${alone.id}`)).status).toBe(200)
    const { organisation, person } = await aProposal(bo)
    await admin.send('POST', '/proposals', {
      contact_id: organisation.id,
      contact_people: [person.id],
      proposal_template_id: bo.template_id,
      name: 'Cas’s',
      account_user_id: cas.userId,
    })
    const refused = await bo.send<{ detail: string }>('DELETE', `/contacts/${organisation.id}`)
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Colleagues work with this contact too. Ask Eva de Wit to delete it.',
    ])
    expect((await admin.send('DELETE', `/contacts/${organisation.id}`)).status).toBe(200)
  })

  test('and stays where a colleague has a proposal to it in the trashcan, which they may restore', async () => {
    const { bo, cas, admin } = await firm()
    const { organisation } = await aProposal(bo)
    const theirs = await admin.send<{ id: number }>('POST', '/proposals', {
      contact_id: organisation.id,
      proposal_template_id: bo.template_id,
      name: 'Cas’s',
      account_user_id: cas.userId,
    })
    expect((await cas.send('DELETE', `/proposals/${theirs.body.id}`)).status).toBe(200)
    expect((await bo.send('DELETE', `/contacts/${organisation.id}`)).status).toBe(409)
    expect(await seen(cas, organisation.id)).toBe(true)
  })
})

describe('a seller who sees only their own', () => {
  test('begins no proposal to a colleague’s contact, and puts none of theirs into it', async () => {
    const { bo, cas } = await firm()
    const theirs = await aProposal(cas)
    const proposal = { proposal_template_id: bo.template_id, name: 'Roof', contact_people: [] }
    const refused = await bo.send('POST', '/proposals', {
      ...proposal,
      contact_id: theirs.organisation.id,
    })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining(`There is no contact ${theirs.organisation.id}`),
    ])
  })

  test('gives no proposal to a colleague, and makes none for one', async () => {
    const { bo, cas } = await firm()
    const { id, organisation } = await aProposal(bo)
    const words = {
      path: 'account_user_id',
      detail: 'You see only your own proposals. Ask Eva de Wit to give it to a colleague',
    }
    const given = await bo.send('PATCH', `/proposals/${id}`, { account_user_id: cas.userId })
    const made = await bo.send('POST', '/proposals', {
      contact_id: organisation.id,
      contact_people: [],
      proposal_template_id: bo.template_id,
      name: 'Roof',
      account_user_id: cas.userId,
    })
    expect([given.status, made.status]).toEqual([400, 400])
    for (const { body } of [given, made]) expect(JSON.stringify(body)).toContain(words.detail)
    expect((await bo.send('PATCH', `/proposals/${id}`, { account_user_id: bo.userId })).status).toBe(200)
  })

  test('is named in no note on a proposal they do not see', async () => {
    const { bo, cas, admin, app } = await firm()
    const { id } = await aProposal(bo)
    const note = (to: number) => ({ comment: 'Look', to: 'team', mentions: [to] })
    const refused = await bo.ask('POST', `/proposals/${id}/comments`, note(cas.userId))
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('Cas Bakker sees only their own proposals'),
    ])
    expect((await bo.ask('POST', `/proposals/${id}/comments`, note(admin.userId))).status).toBe(201)
    expect((await app('POST', `/proposals/${id}/comments`, note(bo.userId))).status).toBe(201)
  })

  test('renames a contact so that colleagues find their proposals by its new name too', async () => {
    const { bo, cas, admin } = await firm()
    const { organisation, person } = await aProposal(bo)
    await admin.send('POST', '/proposals', {
      contact_id: organisation.id,
      contact_people: [person.id],
      proposal_template_id: bo.template_id,
      name: 'Cas’s',
      account_user_id: cas.userId,
    })
    await bo.send('PATCH', `/contacts/${organisation.id}`, { name: 'Nieuwe Naam' })
    expect((await cas.send<Ids>('GET', '/proposals/edit?query=nieuwe')).body).toHaveLength(1)
  })

  test('leaves a webhook told of all there is about a contact', async () => {
    const { bo, admin } = await firm()
    const { organisation, person } = await aProposal(bo)
    await admin.send('POST', '/proposals', {
      contact_id: organisation.id,
      contact_people: [person.id],
      proposal_template_id: bo.template_id,
      name: 'Eva’s',
    })
    await admin.send('POST', '/webhooks', { payload_url: 'https://internal.test/hook' })
    await bo.send('PATCH', `/contacts/${organisation.id}`, { city: 'Delft' })
    const { payload_v2 } = await admin.within
      .selectFrom('event')
      .select('payload_v2')
      .where('type', '=', 'contact_updated')
      .executeTakeFirstOrThrow()
    expect((JSON.parse(payload_v2 ?? '') as { data: { proposals: Ids } }).data.proposals).toHaveLength(2)
  })
})

describe('the limit holds', () => {
  const open = async ({ bo, cas }: Awaited<ReturnType<typeof firm>>) => {
    const { id } = await aProposal(cas)
    return async () => (await bo.send('GET', `/proposals/${id}/details`)).status
  }

  test('for sellers alone: readers and admins see everything', async () => {
    const two = await firm()
    const { admin, bo } = two
    const status = await open(two)
    expect(await status()).toBe(404)
    const become = (role: Role) =>
      admin.within.updateTable('account_user').set({ role }).where('id', '=', bo.userId).execute()
    await become('reader')
    expect(await status()).toBe(200)
    await become('admin')
    expect(await status()).toBe(200)
  })

  test('from the moment an admin sets it until they lift it, for tokens given before too', async () => {
    const two = await firm()
    const status = await open(two)
    expect(await status()).toBe(404)
    expect((await two.app('PATCH', '/account', { sellers_see: 'all' })).status).toBe(200)
    expect(await status()).toBe(200)
    await two.app('PATCH', '/account', { sellers_see: 'own' })
    expect(await status()).toBe(404)
  })

  test('for keys of sellers, and not for those of the account', async () => {
    const { admin, bo, cas } = await firm()
    const { id } = await aProposal(cas)
    const statusBy = async (key: Parameters<typeof keySender>[1]) =>
      (await (await keySender(admin, key))('GET', `/proposals/${id}/details`)).status
    expect(await statusBy({ user_id: bo.userId })).toBe(404)
    expect(await statusBy({ user_id: cas.userId })).toBe(200)
    expect(await statusBy({ role: 'seller' })).toBe(200)
  })

  test('and is told to everybody of the account, and in the audit log', async () => {
    const { bo, app } = await firm()
    expect((await bo.ask('GET', '/account')).body).toMatchObject({ sellers_see: 'own', admins: ['Eva de Wit'] })
    expect(JSON.stringify((await app('GET', '/audit')).body)).toContain('sellers_see')
  })
})
