import { describe, expect, test } from 'vitest'
import { aProposal } from '#service/testing/builders.ts'
import { sellerRows as rows, sellerTest } from '#service/testing/seller.ts'
import { addToken, addUser, sender } from '#service/testing/test-service.ts'
import type { Activity } from '#wire/activity.ts'

type Seller = Awaited<ReturnType<typeof sellerTest>>
const minute = 60_000
const day = 24 * 60 * minute

const activity = async ({ send, path }: Pick<Seller, 'send' | 'path'>, query = '') =>
  (await send<Activity[]>('GET', path(`/activity${query}`))).body
const kinds = async (seller: Pick<Seller, 'send' | 'path'>, query = '') =>
  (await activity(seller, query)).map(({ kind }) => kind)

/** Somebody else of the account. */
async function colleagueOf({ within, service, account, path }: Seller, role: 'seller' | 'reader' = 'seller') {
  const id = await addUser(within, role === 'seller' ? 'Bo' : 'Cas', 'Bakker')
  await within.updateTable('account_user').set({ role }).where('id', '=', id).execute()
  return { send: sender(service, { account, token: await addToken(within, id) }), path, id }
}

/** A proposal that was sent, opened, chosen in, asked about and signed, a minute apart. */
async function whole() {
  const seller = await sellerTest({ rows })
  seller.tick(minute)
  await seller.visit({ seconds: 30 })
  seller.tick(minute)
  const choices = [{ row_id: await seller.idOf('Wireless'), selected: true }]
  await seller.ask('PUT', '/choices', { version_id: seller.version_id, choices })
  seller.tick(minute)
  await seller.ask('POST', '/comments', { comment: 'When?' })
  seller.tick(minute)
  await seller.accept()
  return seller
}

describe('what happened lately', () => {
  test('is what customers did and what was sent, the newest first, each by whom and about what', async () => {
    const seller = await whole()
    const { id, name } = await seller.details()
    const told = await activity(seller)
    expect(told.map(({ kind, person }) => [kind, person])).toEqual([
      ['signature', 'An Smit'],
      ['question', 'An Smit'],
      ['choices', 'An Smit'],
      ['visit', 'An Smit'],
      ['sending', 'Eva de Wit'],
    ])
    expect(told.map(({ proposal }) => proposal)).toEqual(told.map(() => ({ id, name })))
    expect(told.find(({ kind }) => kind === 'visit')).toMatchObject({ seconds: 30, last: expect.any(String) })
    expect(told.find(({ kind }) => kind === 'sending')).toMatchObject({ seconds: 0, last: null })
  })

  test('tells of a decline, and of what colleagues and machines do nothing', async () => {
    const seller = await sellerTest({ rows })
    seller.tick(minute)
    await seller.ofProposal('POST', '/comments', { comment: 'Shall I call?' })
    await seller.visit({ human: false })
    await seller.ask('POST', '/decline', { version_id: seller.version_id, reason: 'price', text: '' })
    expect(await kinds(seller)).toEqual(['decline', 'sending'])
  })

  test('tells of a person’s visits of one day the last', async () => {
    const seller = await sellerTest({ rows })
    for (const seconds of [10, 20]) {
      seller.tick(30 * minute)
      await seller.visit({ seconds })
    }
    seller.tick(day)
    await seller.visit({ seconds: 40 })
    const visits = (await activity(seller)).filter(({ kind }) => kind === 'visit')
    expect(visits.map(({ seconds }) => seconds)).toEqual([40, 20])
  })

  test('is asked for from the newest on: what comes meanwhile leaves nothing out', async () => {
    const seller = await whole()
    for (let at = 0; at < 3; at++) {
      const other = await aProposal(seller, { content: { pricetables: [] } })
      seller.tick(minute)
      await seller.send('POST', `/proposals/${other.id}/send`, { send_method: 'self', send_message: 'x' })
    }
    const all = await activity(seller)
    expect(all).toHaveLength(8)
    for (const first of [1, 2, 3, 4, 7]) expect(await activity(seller, `?first=${first}`)).toEqual(all.slice(0, first))
    expect((await seller.send('GET', seller.path('/activity?first=101'))).status).toBe(400)
  })

  test('of one person is about their own proposals, whoever did it', async () => {
    const seller = await whole()
    const colleague = await colleagueOf(seller)
    expect(await kinds(colleague)).toHaveLength(5)
    expect(await kinds(colleague, '?whose=me')).toEqual([])
    await seller.send('PATCH', `/proposals/${seller.id}`, { account_user_id: colleague.id })
    expect(await kinds(colleague, '?whose=me')).toHaveLength(5)
    expect(await kinds(seller, '?whose=me')).toEqual([])
  })

  test('is read by readers, and not by sellers who see only their own', async () => {
    const seller = await whole()
    const [reader, other] = [await colleagueOf(seller, 'reader'), await colleagueOf(seller)]
    await seller.within.updateTable('account').set({ sellers_see: 'own' }).execute()
    expect(await kinds(reader)).toHaveLength(5)
    expect(await kinds(other)).toEqual([])
    await seller.send('PATCH', `/proposals/${seller.id}`, { account_user_id: other.id })
    expect(await kinds(other)).toHaveLength(5)
  })

  test('is nothing of what is in the trashcan, or of another account', async () => {
    const seller = await whole()
    const other = await seller.addAccount('other')
    const stranger = { send: sender(seller.service, other), path: (rest: string) => `/api/app/other${rest}` }
    expect(await kinds(stranger)).toEqual([])
    expect(await kinds(seller)).toHaveLength(5)
    await seller.send('DELETE', `/proposals/${seller.id}`)
    expect(await kinds(seller)).toEqual([])
  })

  test('forgets a person who is erased', async () => {
    const seller = await whole()
    seller.tick(minute)
    await seller.visit({ seconds: 10 })
    const [person] = seller.people
    await seller.send('POST', seller.path(`/people/${person?.id}/erasure`), {})
    const { active_at } = await seller.within
      .selectFrom('proposal')
      .select('active_at')
      .where('id', '=', seller.id)
      .executeTakeFirstOrThrow()
    const [newest] = await activity(seller)
    expect(new Date(newest?.date ?? 0).getTime()).toBe(active_at)
  })
})
