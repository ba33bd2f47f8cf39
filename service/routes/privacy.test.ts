import { describe, expect, test, vi } from 'vitest'
import { deliverMails } from '#service/delivery/mails.ts'
import { day, followUpTest } from '#service/testing/follow-up.ts'
import { marks, personTakenOff, placesOf, plantedPerson } from '#service/testing/planted-person.ts'
import { sender } from '#service/testing/test-service.ts'
import type { ErasureReview, PersonalData } from '#wire/privacy.ts'

/** Where a person stands who was sent a proposal, read it and declined; what is searched and told in them included. */
const everywhere = [
  'attachment_download.name',
  'choice_change.lines',
  'comment.comment',
  'contact.city',
  'contact.email',
  'contact_custom_value.value',
  'decline.comment',
  'delivery_try.response_body',
  'event.payload_v1',
  'event.payload_v2',
  'event.told',
  'given_answer.body',
  'log_entry.action',
  'log_entry.facts',
  'log_entry.person',
  'mail.body',
  'mail.recipient',
  'mail.subject',
  'automation_step.note',
  'owner_notice.facts',
  'proposal.name',
  'proposal.remarks',
  'proposal.search_key',
  'proposal_custom_value.value',
  'proposal_version.content',
  'saved_view.filter',
  'saved_view.name',
  'viewer_preview.acts',
]

const erase = ({ app, person }: Pick<Awaited<ReturnType<typeof plantedPerson>>, 'app' | 'person'>) =>
  app<{ date_erased: string; kept: ErasureReview['kept'] }>('POST', `/people/${person}/erasure`)

test('of a person who signed nothing no table keeps a name, an address or a number, wherever it stood', async () => {
  const planted = await plantedPerson()
  const decline = { version_id: planted.version_id, reason: 'price', text: `Too dear for ${marks.firstname} Quixworth` }
  await planted.ask('POST', '/decline', decline, { token: planted.token })
  const name = `${marks.firstname} ${marks.lastname}`
  await planted.app('POST', '/views', { name: `For ${name}`, filter: { query: name } })
  const before = await placesOf(planted.db)
  expect(everywhere.filter((place) => !before.includes(place))).toEqual([])
  expect(await erase(planted)).toMatchObject({ status: 200, body: { kept: [] } })
  expect(await placesOf(planted.db)).toEqual([])
})

test('where a person signed, the signature alone keeps what was signed, until a day that is said, and it verifies', async () => {
  const planted = await plantedPerson()
  const { token, version_id, see, ask, db, send } = planted
  const { choices_at } = await see(token)
  const name = `${marks.firstname} ${marks.lastname}`
  const signature = { version_id, choices_at, name, signature: { typed: name } }
  expect((await ask('POST', '/accept', signature, { token })).status).toBe(201)
  const [accepted] = await db.selectFrom('acceptance').select(['hash', 'document']).execute()
  const review = (await planted.app<ErasureReview>('GET', `/people/${planted.person}/erasure`)).body
  expect(review).toMatchObject({ fullname: name, date_erased: null, counts: { proposals: 1, visits: 1, comments: 1 } })
  expect(review.counts.mails).toBeGreaterThan(1)

  const { status, body } = await erase(planted)
  expect(status).toBe(200)
  const days = ({ kept }: Pick<ErasureReview, 'kept'>) => kept.map(({ date_until }) => date_until)
  expect(days(body)).toEqual(days(review))
  expect(body.kept).toMatchObject([{ proposal_id: planted.id, name, date_until: expect.stringMatching(/^2033-11-27/) }])
  expect(await placesOf(db)).toEqual([
    'acceptance.document',
    'acceptance.name',
    'acceptance.signature',
    // How an attachment is called is part of what was signed.
    'proposal_version.content',
  ])
  const [kept] = await db.selectFrom('acceptance').select(['hash', 'document']).execute()
  expect(kept).toEqual(accepted)
  const verified = await planted.service.fetch(new Request(`https://proffer.test/verify/${accepted?.hash}`))
  expect(await verified.json()).toMatchObject({ accepted: true })
  // Its screens still show who signed, as they signed.
  expect(JSON.stringify((await planted.app('GET', `/proposals/${planted.id}/timeline`)).body)).toContain(name)
  expect((await send('GET', `/proposals/${planted.id}/details`)).status).toBe(200)
})

describe('of a person who was taken off a proposal before they opened it', () => {
  test.each([
    ['which stayed with their organisation', { moved: false }],
    ['which went to another customer since', { moved: true }],
  ])('no table keeps a name or an address, %s', async (_, how) => {
    const taken = await personTakenOff(how)
    const before = await placesOf(taken.db)
    const mailed = ['mail.body', 'mail.recipient', 'log_entry.action', 'log_entry.facts', 'event.payload_v2']
    expect(mailed.filter((place) => !before.includes(place))).toEqual([])
    const { body } = await taken.app<ErasureReview>('GET', `/people/${taken.person}/erasure`)
    expect(body.counts).toMatchObject({ proposals: 1, mails: 1, queued_mails: 0 })
    expect((await erase(taken)).status).toBe(200)
    expect(await placesOf(taken.db)).toEqual([])
    // What went to others is theirs.
    expect(await taken.mails()).toMatchObject([
      { recipient: 'an@smit.test', body: expect.stringContaining('Hello An') },
      { recipient: '', body: '', subject: '' },
    ])
  })

  test.each([{ moved: false }, { moved: true }])(
    'no table keeps them, also where nothing was mailed: %j',
    async (how) => {
      const taken = await personTakenOff({ ...how, by_hand: true })
      expect(await placesOf(taken.db)).toEqual(expect.arrayContaining(['log_entry.action', 'log_entry.facts']))
      const { body } = await taken.app<PersonalData>('GET', `/people/${taken.person}/personal-data`)
      expect(body.proposals).toMatchObject([{ name: 'Heat pump', as: 'former receiver' }])
      expect((await erase(taken)).status).toBe(200)
      expect(await placesOf(taken.db)).toEqual([])
    },
  )

  test('the export holds that proposal and its mail', async () => {
    const { app, person } = await personTakenOff({ moved: true })
    const { body } = await app<PersonalData>('GET', `/people/${person}/personal-data`)
    expect(body.proposals).toMatchObject([{ name: 'Heat pump', as: 'former receiver' }])
    expect(body.mails).toMatchObject([{ to: marks.email, text: expect.stringContaining('Dear Zebedee Quixworth') }])
  })

  test("what went to a user's own address is the user's", async () => {
    const taken = await personTakenOff()
    await taken.within.updateTable('account_user').set({ email: marks.email }).execute()
    const before = await taken.mails()
    const { body } = await taken.app<PersonalData>('GET', `/people/${taken.person}/personal-data`)
    expect(body.mails).toEqual([])
    await erase(taken)
    expect((await taken.mails()).map(({ recipient }) => recipient)).toEqual(before.map(({ recipient }) => recipient))
  })
})

test('of a reminder that was withdrawn before they had another address no table keeps that address', async () => {
  const setup = await followUpTest([{ trigger: 'not_opened', days: 3, action: 'remind' }])
  const { app, send, id, person, organisation, ports, clock } = setup
  await setup.pass(3 * day)
  expect(await setup.reminders()).toMatchObject([{ recipient: 'an@smit.test' }])
  await send('PATCH', `/proposals/${id}`, { status: 'lost' })
  const mail = { from: { name: 'Offers', address: 'offers@service.test' }, retrySeconds: [], send: vi.fn() }
  await deliverMails({ ...ports, now: () => clock.now, random: () => 0.5, mail })
  expect(mail.send).not.toHaveBeenCalled()
  await send('PATCH', `/contacts/${organisation.id}/people/${person.id}`, { email: 'an@elsewhere.test' })
  expect((await erase({ app, person: person.id })).status).toBe(200)
  expect(await placesOf(setup.db, ['an@smit.test'])).toEqual([])
})

test('what waits for them is not sent: mails, reminders, scheduled sendings; their link ends', async () => {
  const planted = await plantedPerson()
  const { within, app, id, ask, token, send, run, states, tick } = planted
  await send('POST', `/proposals/${id}/send`, { send_message: 'Once more' })
  const at = '2026-12-24T08:00'
  expect((await app('PUT', `/proposals/${id}/scheduled-sending`, { at, send_message: 'Later' })).status).toBe(200)
  await erase(planted)
  const toThem = await within.selectFrom('mail').selectAll().where('recipient', '=', '').execute()
  expect(toThem.length).toBeGreaterThan(1)
  expect(toThem.filter(({ state, body, next_try_at }) => state === 'queued' || body !== '' || next_try_at)).toEqual([])
  expect(await within.selectFrom('scheduled_sending').select(['state', 'reason']).execute()).toEqual([
    { state: 'cancelled', reason: 'edited' },
  ])
  expect((await ask('GET', '', undefined, { token })).status).toBe(404)
  const mails = (await within.selectFrom('mail').select('id').execute()).length
  tick(30 * 86_400_000)
  await run()
  const later = await within.selectFrom('mail').select('recipient').where('id', '>', mails).execute()
  expect(later.filter(({ recipient }) => recipient === '' || recipient === marks.email)).toEqual([])
  expect((await states()).filter((state) => state === 'due')).toEqual([])
})

test('webhooks are told of the deletion, and of what changed on proposals that went on', async () => {
  const planted = await plantedPerson()
  const before = (await planted.events()).length
  await erase(planted)
  const told = (await planted.events()).slice(before)
  expect(told).toContain('contact_person_deleted')
  expect(told).toContain('proposal_details_updated')
  const { payload_v2 } = await planted.within
    .selectFrom('event')
    .select('payload_v2')
    .where('type', '=', 'contact_person_deleted')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(payload_v2 ?? '')).toMatchObject({ data: { id: planted.person, type: 'person' } })
})

test('erased once more nothing happens, and nobody finds, restores or lists them', async () => {
  const planted = await plantedPerson()
  const { app, address, send, person, events, within } = planted
  await erase(planted)
  const told = await events()
  const rows = await within.selectFrom('contact').selectAll().execute()
  planted.tick()
  expect((await erase(planted)).status).toBe(200)
  expect(await events()).toEqual(told)
  expect(await within.selectFrom('contact').selectAll().execute()).toEqual(rows)
  expect((await send('GET', address)).status).toBe(404)
  expect((await app('POST', `/trashcan/contact/${person}/restore`)).status).toBe(404)
  expect((await app('GET', '/trashcan')).body).toEqual([])
  for (const query of ['Quixworth', 'Gewiste'])
    expect((await send('GET', `/contacts/people?query=${query}`)).body).toEqual([])
})

test('a person in the trashcan is erased too, and the deletion is told only once', async () => {
  const planted = await plantedPerson()
  await planted.send('DELETE', planted.address)
  expect((await erase(planted)).status).toBe(200)
  expect((await planted.events()).filter((type) => type === 'contact_person_deleted')).toHaveLength(1)
  expect(await placesOf(planted.db)).toEqual([])
})

test('the same person in another account, and a colleague of the same name in none of it, stay as they are', async () => {
  const planted = await plantedPerson()
  const other = await planted.addAccount('other')
  const ask = sender(planted.service, other)
  const person = { type: 'person', fullname: `${marks.firstname} ${marks.lastname}`, email: marks.email }
  const { id } = (await ask<{ id: number }>('POST', '/contacts', person)).body
  const theirs = () => planted.db.selectFrom('contact').selectAll().where('id', '=', id).execute()
  const before = await theirs()
  await erase(planted)
  expect(await theirs()).toEqual(before)
  expect((await ask('POST', `/api/app/other/people/${planted.person}/erasure`)).status).toBe(404)
  expect((await ask('GET', `/api/app/other/people/${planted.person}/personal-data`)).status).toBe(404)
})

test('an organisation is no person', async () => {
  const { app, organisation } = await plantedPerson()
  for (const [method, what] of [
    ['GET', 'personal-data'],
    ['GET', 'erasure'],
    ['POST', 'erasure'],
  ] as const)
    expect((await app(method, `/people/${organisation.id}/${what}`)).status).toBe(404)
})

test('the export holds everything: what they are, got, read, chose, wrote and signed, and who was told', async () => {
  const planted = await plantedPerson()
  const { token, version_id, see, ask, app, person } = planted
  const { choices_at } = await see(token)
  const name = 'Z. Quixworth'
  await ask('POST', '/accept', { version_id, choices_at, name, signature: { typed: name } }, { token })
  const { status, body } = await app<PersonalData>('GET', `/people/${person}/personal-data`)
  expect(status).toBe(200)
  expect(body.person).toMatchObject({ ...marks, fullname: 'Zebedee Quixworth' })
  expect(body).toMatchObject({ account: 'installer BV', organisation: 'Van Dijk Bouw', tags: ['vip'] })
  expect(body.custom_fields['born']).toContain('Quixworth')
  expect(body.proposals).toMatchObject([{ as: 'receiver', status: 'open', password: false }])
  expect(body.mails.map(({ to }) => to)).toContain(marks.email)
  expect(body.visits).toMatchObject([{ machine: false, seconds: 5, device: expect.any(String) }])
  expect(body.choices).toHaveLength(1)
  expect(body.attachments).toMatchObject([{ name: 'Terms for Zebedee Quixworth.pdf', times: 1 }])
  expect(body.comments).toMatchObject([{ text: expect.stringContaining('I am Zebedee') }])
  expect(body.signatures).toMatchObject([{ name, hash: expect.stringMatching(/^[\da-f]{64}$/) }])
  expect(body.follow_up.length).toBeGreaterThan(0)
  expect(body.log.length).toBeGreaterThan(0)
  expect(body.passed_on).toMatchObject([{ to: 'https://internal.test/hook' }, { to: 'https://internal.test/hook' }])
})
