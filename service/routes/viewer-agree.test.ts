import { describe, expect, test } from 'vitest'
import { sellerRows as rows, sellerTest } from '#service/testing/seller.ts'
import type { ProposalAgreement } from '#wire/proposal-agree.ts'

describe('what accepting asks for', () => {
  const field = { label: 'Start', type: 'date', required: true, options: [] }

  test('comes from the settings, a favorite template goes before them, and the proposal before both', async () => {
    const seller = await sellerTest()
    const terms = { url: 'https://installer.test/terms', text: '' }
    await seller.settings('PATCH', '/acceptance', { terms, signers: 'anyone' })
    expect((await seller.settings('GET', '/acceptance')).body).toEqual({
      fields: [],
      terms,
      signers: 'anyone',
      valid_days: null,
      password: false,
    })
    const create = async () => {
      const made = { contact_id: seller.organisation.id, contact_people: [seller.person.id], name: 'Roof' }
      const { body } = await seller.send<{ id: number }>('POST', '/proposals', {
        ...made,
        proposal_template_id: seller.template_id,
      })
      return (await seller.send<ProposalAgreement>('GET', seller.path(`/proposals/${body.id}/acceptance`))).body
    }
    expect(await create()).toMatchObject({ terms, signers: [{ fullname: 'An Smit', signature: 'allowed' }] })
    const template = `/favorite-templates/${seller.template_id}`
    await seller.settings('PATCH', template, { acceptance: { fields: [field], valid_days: 30, password: true } })
    expect(await create()).toEqual({
      fields: [field],
      terms: null,
      signers: [{ contact_people_id: seller.person.id, fullname: 'An Smit', signature: 'required' }],
      valid_until: null,
      valid_days: 30,
      password: true,
      signed: false,
    })
    // The one that was made before stays as it is.
    expect((await seller.see()).agree).toEqual({ fields: [], terms: null })
    await seller.agree({ fields: [field] })
    expect((await seller.see()).agree).toEqual({ fields: [field], terms: null })
    await seller.settings('PATCH', template, { acceptance: null })
    expect(await create()).toMatchObject({ terms })
  })

  test('is read again before it is accepted, and stays once somebody has signed', async () => {
    const seller = await sellerTest({ rows, receivers: 2 })
    const body = await seller.acceptance()
    await seller.agree({ terms: { url: '', text: 'Pay within 14 days' } })
    expect(await seller.ask('POST', '/accept', body)).toMatchObject({ status: 409, body: { reason: 'choices' } })
    expect((await seller.accept(seller.link, { terms: true })).status).toBe(201)
    expect((await seller.agree({ terms: null })).status).toBe(409)
    expect((await seller.agree({ valid_until: '2026-12-31' })).body).toMatchObject({
      signed: true,
      valid_until: '2026-12-31',
    })
  })

  test('that is as it was before changes nothing: an acceptance in progress stands, and nobody is told', async () => {
    const seller = await sellerTest({ rows, receivers: 2 })
    await seller.agree({ fields: [field], terms: { url: '', text: 'Pay within 14 days' }, valid_until: '2026-12-31' })
    const signers = seller.people.map(({ id }) => ({ contact_people_id: id, signature: 'required' }))
    const fields = [{ label: 'Start', value: '2026-12-01' }]
    const body = { ...(await seller.acceptance()), fields, terms: true }
    const told = await seller.events()
    const terms = { url: '', text: 'Pay within 14 days' }
    for (const same of [{}, { fields: [field], terms, signers, valid_until: '2026-12-31', password: false }])
      expect((await seller.agree(same)).status).toBe(200)
    expect(await seller.events()).toEqual(told)
    expect((await seller.ask('POST', '/accept', body)).status).toBe(201)
  })

  test('days count from the first sending on, and anew when it is sent after they have passed', async () => {
    const seller = await sellerTest()
    await seller.settings('PATCH', '/acceptance', { valid_days: 5 })
    const { id } = (
      await seller.send<{ id: number }>('POST', '/proposals', {
        contact_id: seller.organisation.id,
        contact_people: [seller.person.id],
        proposal_template_id: seller.template_id,
        name: 'Roof',
      })
    ).body
    const until = async () =>
      (await seller.send<ProposalAgreement>('GET', seller.path(`/proposals/${id}/acceptance`))).body.valid_until
    const sendIt = () => seller.send('POST', `/proposals/${id}/send`, { send_method: 'self', send_message: 'x' })
    expect(await until()).toBeNull()
    await sendIt()
    expect(await until()).toBe('2026-11-26')
    seller.tick(86_400_000)
    await sendIt()
    expect(await until()).toBe('2026-11-26')
    seller.tick(10 * 86_400_000)
    await sendIt()
    expect(await until()).toBe('2026-12-07')
  })

  test.each([
    [{ valid_until: '2026-02-30' }, 'valid_until'],
    [{ terms: { url: 'javascript:alert(1)' } }, 'terms.url'],
    [{ fields: [{ label: 'A', type: 'choice' }] }, 'fields.0.options'],
    [{ fields: [{ label: 'A' }, { label: ' A ' }] }, 'fields'],
    [{ signers: [{ contact_people_id: 4711, signature: 'none' }] }, 'signers.0.contact_people_id'],
  ])('%j is refused at its place', async (body, path) => {
    const seller = await sellerTest()
    const { status, body: problem } = await seller.ofProposal<{ errors: object }>('PATCH', '/acceptance', body)
    expect({ status, paths: Object.keys(problem.errors) }).toEqual({ status: 400, paths: [path] })
  })

  test('a new day answers who asked for it, in one act: the page is open again and they are told', async () => {
    const seller = await sellerTest()
    await seller.agree({ valid_until: '2026-11-20' })
    expect(await seller.see()).toMatchObject({ proposal: { expired: true } })
    await seller.ask('POST', '/comments', { comment: 'Could you send this again with a new date?' })
    const [question] = await seller.comments()
    const before = await seller.mails()

    const { status, body } = await seller.agree({ valid_until: '2026-12-18', answers: question?.id })
    expect({ status, body }).toMatchObject({ status: 200, body: { valid_until: '2026-12-18' } })
    expect(await seller.see()).toMatchObject({ proposal: { expired: false } })
    const words = 'U kunt deze offerte nu tot en met 18 december 2026 accepteren.'
    expect(await seller.comments()).toMatchObject([
      { id: question?.id, unanswered: false },
      { comment: words, answers: question?.id, to: 'customer' },
    ])
    const mails = (await seller.mails()).slice(before.length)
    expect(mails).toMatchObject([{ recipient: 'an@smit.test', body: expect.stringContaining(words) }])
  })

  test.each([
    ['', 'You can accept this proposal until 18 December 2026 now.'],
    ['en', 'You can accept this proposal until 18 December 2026 now.'],
    ['fr', 'You can accept this proposal until 18 December 2026 now.'],
    ['nl-BE', 'U kunt deze offerte nu tot en met 18 december 2026 accepteren.'],
  ])('a new day is told as the page writes it, of a proposal in “%s”', async (language, words) => {
    const seller = await sellerTest()
    await seller.within.updateTable('proposal').set({ language }).execute()
    await seller.ask('POST', '/comments', { comment: 'Could you send this again with a new date?' })
    const [question] = await seller.comments()
    const { status } = await seller.agree({ valid_until: '2026-12-18', answers: question?.id })
    expect({ status, comment: (await seller.comments()).at(-1)?.comment }).toEqual({ status: 200, comment: words })
  })

  test.each([
    ['a question that is not there', { valid_until: '2026-12-18', answers: 4711 }, 'answers'],
    ['no day', { answers: 1 }, 'valid_until'],
    ['a day that has passed', { valid_until: '2026-11-19', answers: 1 }, 'valid_until'],
  ])('%s answers nothing, and changes nothing', async (_, body, path) => {
    const seller = await sellerTest()
    await seller.agree({ valid_until: '2026-11-20' })
    const { status, body: problem } = await seller.ofProposal<{ errors: object }>('PATCH', '/acceptance', body)
    expect({ status, paths: Object.keys(problem.errors) }).toEqual({ status: 400, paths: [path] })
    expect((await seller.ofProposal<ProposalAgreement>('GET', '/acceptance')).body.valid_until).toBe('2026-11-20')
  })

  test('the account’s time zone is one that there is', async () => {
    const seller = await sellerTest()
    const set = (time_zone: string) => seller.send('PATCH', seller.path('/account'), { time_zone })
    for (const wrong of ['Nowhere/Land', '+01:00', ''])
      expect(await set(wrong)).toMatchObject({ status: 400, body: { errors: { time_zone: expect.any(Array) } } })
    await set('America/New_York')
    expect((await seller.send('GET', seller.path('/account'))).body).toMatchObject({ time_zone: 'America/New_York' })
  })
})
