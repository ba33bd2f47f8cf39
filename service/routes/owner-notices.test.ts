import { describe, expect, test } from 'vitest'
import { tellDueOwners, type NoticePorts } from '#service/delivery/owner-notices.ts'
import { notifyOwner, noticeGap } from '#service/domain/owner-notices.ts'
import { atEveryStatement, dyingAt } from '#service/testing/dying.ts'
import { sellerTest } from '#service/testing/seller.ts'
import type { OwnMails } from '#wire/own-mails.ts'

/** A proposal sent to two, and what its owner is mailed about it. */
async function ownerTest() {
  const seller = await sellerTest({ receivers: 2 })
  await seller.send('PATCH', seller.path('/account'), { locale: 'en-GB' })
  const { address } = await seller.within
    .selectFrom('account_user')
    .innerJoin('proposal', 'proposal.account_user_id', 'account_user.id')
    .select('account_user.email as address')
    .executeTakeFirstOrThrow()
  const told = async () => (await seller.mails()).filter(({ recipient }) => recipient === address)
  const subjects = async () => (await told()).map(({ subject }) => subject)
  const ports: NoticePorts = seller.ports
  const whenDue = async () => {
    while ((await tellDueOwners(ports)) > 0);
  }
  const choose = (body: object) => seller.send('PATCH', seller.path('/account/mails'), body)
  const question = (comment: string) => seller.ask('POST', '/comments', { comment })
  const answer = (comment: string) => seller.ofProposal('POST', '/comments', { comment, to: 'customer' })
  return { ...seller, told, subjects, whenDue, choose, question, answer }
}

describe('the owner of a proposal', () => {
  test('is told at once what happens first, with who did it and a link', async () => {
    const owner = await ownerTest()
    await owner.visit({ human: true })
    expect(await owner.told()).toMatchObject([
      {
        subject: 'Opened by An Smit: Heat pump',
        body: expect.stringContaining(`https://app.test/proposals/${owner.id}`) as string,
      },
    ])
  })

  test('gets what follows within a quarter of an hour in one mail when it ends, in the order it happened', async () => {
    const owner = await ownerTest()
    await owner.visit({ human: true })
    owner.tick(60_000)
    await owner.question('Which brand?')
    owner.tick(60_000)
    await owner.visit({ human: true }, owner.links[1])
    await owner.ask('POST', '/decline', { version_id: owner.version_id, reason: 'price', text: 'Too dear' })
    owner.tick(noticeGap - 120_000 - 1)
    await owner.whenDue()
    expect(await owner.subjects()).toHaveLength(1)

    owner.tick(1)
    await owner.whenDue()
    const [, second, ...more] = await owner.told()
    expect(more).toEqual([])
    expect(second?.subject).toBe('Question · Opened · Declined: Heat pump')
    const order = ['Which brand?', 'No1 Bos opened', 'An Smit declined. Reason: the price.', 'Too dear'].map((words) =>
      second?.body.indexOf(words),
    )
    expect(order).toEqual(order.toSorted((a = 0, b = 0) => a - b))
    expect(order).not.toContain(-1)
    expect(second?.body).toContain('10:11 · An Smit asked:')
  })

  test('is told at once again when a quarter of an hour was quiet', async () => {
    const owner = await ownerTest()
    await owner.question('One')
    owner.tick(noticeGap)
    await owner.question('Two')
    expect(await owner.subjects()).toHaveLength(2)
  })

  test('is not told of a question that was answered meanwhile, nor anything of a proposal in the trashcan', async () => {
    const owner = await ownerTest()
    await owner.visit({ human: true })
    await owner.question('Which brand?')
    await owner.answer('A Daikin')
    owner.tick(noticeGap)
    await owner.whenDue()
    expect(await owner.subjects()).toHaveLength(1)

    await owner.question('How loud?')
    await owner.question('How heavy?')
    expect(await owner.subjects()).toHaveLength(2)
    await owner.send('DELETE', `/proposals/${owner.id}`)
    owner.tick(noticeGap)
    await owner.whenDue()
    expect(await owner.subjects()).toHaveLength(2)
  })

  test('gets the proof of the last signature at once, and what waited after the gap', async () => {
    const owner = await ownerTest()
    await owner.agree({ signers: [{ contact_people_id: owner.people[1]?.id, signature: 'none' }] })
    await owner.visit({ human: true })
    await owner.question('Which brand?')
    expect((await owner.accept()).status).toBe(201)
    expect(await owner.subjects()).toEqual(['Opened by An Smit: Heat pump', 'Signed: Heat pump'])
    owner.tick(noticeGap)
    await owner.whenDue()
    expect((await owner.subjects()).slice(2)).toEqual(['Question from An Smit: Heat pump'])
  })

  test('who has left gets neither notices nor the proof of the last signature', async () => {
    const owner = await ownerTest()
    await owner.agree({ signers: [{ contact_people_id: owner.people[1]?.id, signature: 'none' }] })
    await owner.within.updateTable('account_user').set({ active: 0 }).execute()
    await owner.question('Which brand?')
    expect((await owner.accept()).status).toBe(201)
    owner.tick(noticeGap)
    await owner.whenDue()
    expect(await owner.subjects()).toEqual([])
  })

  test('gets no mail about what they switched off, and the rest in their own language', async () => {
    const owner = await ownerTest()
    await owner.choose({ language: 'de', notices: { opened: false } })
    await owner.visit({ human: true })
    expect(await owner.subjects()).toEqual([])
    await owner.question('Welche Marke?')
    expect(await owner.told()).toMatchObject([
      { subject: 'Frage von An Smit: Heat pump', body: expect.stringContaining('Frage beantworten:') as string },
    ])
  })

  test('reads the language of the account without a choice of their own', async () => {
    const owner = await ownerTest()
    await owner.send('PATCH', owner.path('/account'), { locale: 'nl-NL' })
    await owner.question('Welk merk?')
    expect(await owner.subjects()).toEqual(['Vraag van An Smit: Heat pump'])
  })
})

describe('the switches', () => {
  test('are those of the requesting user alone, all on at first', async () => {
    const owner = await ownerTest()
    const own = async () => (await owner.send<OwnMails>('GET', owner.path('/account/mails'))).body
    expect(await own()).toEqual({
      language: null,
      account_language: 'en',
      notices: { opened: true, question: true, signed: true, declined: true, bounced: true, automation: true },
    })
    await owner.choose({ notices: { signed: false, opened: false } })
    await owner.choose({ language: 'nl', notices: { opened: true } })
    expect(await own()).toMatchObject({ language: 'nl', notices: { opened: true, signed: false, question: true } })
    await owner.choose({ language: null })
    expect(await own()).toMatchObject({ language: null, notices: { signed: false } })
  })
})

describe('mails to owners are written exactly once', () => {
  /** One mail went out, and two questions wait. */
  async function waiting() {
    const owner = await ownerTest()
    await owner.visit({ human: true })
    await owner.question('One')
    await owner.question('Two')
    return owner
  }

  test('by however many processes at once', async () => {
    const owner = await waiting()
    owner.tick(noticeGap)
    await Promise.all(Array.from({ length: 4 }, owner.whenDue))
    expect(await owner.subjects()).toEqual(['Opened by An Smit: Heat pump', 'Question: Heat pump'])
  })

  test('wherever the process that writes them dies', async () => {
    const crashes = await atEveryStatement(async (at) => {
      const owner = await waiting()
      owner.tick(noticeGap)
      const dying = dyingAt(owner.ports.db, at)
      await tellDueOwners({ ...owner.ports, db: dying.db, log: () => undefined }).catch(() => 0)
      await owner.whenDue()
      expect(await owner.subjects()).toHaveLength(2)
      return dying.hasDied()
    })
    expect(crashes).toBeGreaterThan(5)
  })

  test('with what happened, or not at all', async () => {
    const owner = await ownerTest()
    const unit = { now: owner.clock.now, appUrl: owner.ports.settings.appUrl }
    const undone = owner.within.transaction().execute(async (db) => {
      await notifyOwner({ db, ...unit }, owner.id, { kind: 'opened', person: 'An Smit' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await owner.whenDue()
    expect(await owner.subjects()).toEqual([])
  })

  test('a quarter of an hour later where the clock is set back, and sooner never', async () => {
    const owner = await waiting()
    owner.tick(-24 * 60 * 60 * 1000)
    await owner.whenDue()
    expect(await owner.subjects()).toHaveLength(1)
    owner.tick(noticeGap - 1)
    await owner.whenDue()
    expect(await owner.subjects()).toHaveLength(1)
    owner.tick(1)
    await owner.whenDue()
    expect(await owner.subjects()).toHaveLength(2)
  })

  test('once where the clock is set forward', async () => {
    const owner = await waiting()
    owner.tick(30 * 24 * 60 * 60 * 1000)
    await owner.whenDue()
    await owner.whenDue()
    expect(await owner.subjects()).toHaveLength(2)
  })
})
