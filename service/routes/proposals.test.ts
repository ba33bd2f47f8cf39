import { describe, expect, test } from 'vitest'
import { aPersonOf, aPrivatePerson, anOrganisation, aProposal, detailsOf } from '#service/testing/builders.ts'
import { addUser, keepTokens, sender, startTimestamp, testService } from '#service/testing/test-service.ts'
import type { ProposalItem } from '#wire/proposals.ts'

type Refusal = { detail: string; errors: Record<string, string[]> }

async function withProposal(fields: object = {}) {
  const service = await testService()
  return { ...service, ...(await aProposal(service, fields)) }
}

/** The body of a create that has all it needs. */
async function withContact() {
  const service = await testService()
  const organisation = await anOrganisation(service)
  const person = await aPersonOf(service, organisation.id)
  const body = { contact_id: organisation.id, proposal_template_id: service.template_id, name: 'Roof' }
  const create = (fields: object) => service.send<Refusal>('POST', '/proposals', { ...body, ...fields })
  return { ...service, organisation, person, create }
}

const row = (fields: object = {}) => ({ type: 'price', content: 'Pump', quantity: 2, price: 50, ...fields })
const rows = (...added: object[]) => ({ content: { pricetables: [{ id: 'main', rows: added }] } })

describe('creating', () => {
  test('fills a proposal from its template', async () => {
    const service = await withProposal()
    const seen = await detailsOf(service, service.id)
    expect(seen).toMatchObject({
      version_id: service.version_id,
      name: 'Heat pump',
      proposal_nr: '2026-0001',
      status: 'edit',
      account_user_name: 'Eva de Wit',
      account_user_email: 'eva@installer.test',
      design_template_id: service.design_template_id,
      text_template_id: service.text_template_id,
      directory_id: null,
      proposal_language: 'nl',
      price_total: '€\u00a0100,00',
      price_total_original: '100.00',
      price_total_override: null,
      date_created: startTimestamp,
      date_modified: startTimestamp,
      date_viewed: null,
      date_won: null,
      agree: { formfields: [] },
      comments: [],
      emails: [],
      tags: [],
    })
    expect(seen.contact).toMatchObject({ contact_id: service.organisation.id, name: 'Van Dijk Bouw', custom_trade: '' })
    expect(seen.content.sections).toEqual([{ id: 1, title: 'Beste', html: '<p>Beste</p>' }])
    expect(seen.custom_fields).toEqual([
      { name: 'reference', label: 'Reference', type: 'text', required: true, value: '' },
      { name: 'intro', label: 'Introduction', type: 'html', required: false, value: '' },
    ])
    expect(seen.receivers).toEqual([
      expect.objectContaining({ fullname: 'An Smit', email: 'an@smit.test', signature_required: true }),
    ])
    expect(seen.receivers[0]?.proposal_link).toMatch(/^https:\/\/app\.test\/view\/[\w-]{43}$/)
    expect(seen.logs.history).toEqual([
      { date: startTimestamp, person: 'Eva de Wit', action: 'created the proposal', type: 'user' },
    ])
  })

  test("adds rows after the template's own rows of that table", async () => {
    const service = await withProposal(
      rows(row(), { type: 'discount', discount_type: 'percentage', discount_value: 10 }),
    )
    const { content, price_total_original } = await detailsOf(service, service.id)
    expect(price_total_original).toBe('180.00')
    expect(content.pricetables).toMatchObject([
      {
        id: 'main',
        title: 'Prices',
        subtotal: 180,
        total: 217.8,
        vat: [{ percentage: 21, group_name: 'Hoog', total: 37.8 }],
        rows: [
          { id: 1, content: 'Survey', subtotal: 100, selectable: false, vat_percentage: null },
          { id: 2, content: 'Pump', subtotal: 100 },
          { id: 3, type: 'discount', subtotal: -20 },
        ],
      },
      { id: 'extra', rows: [], subtotal: 0 },
    ])
  })

  test('a Unique ID that the template lacks is 400 at its path', async () => {
    const { create } = await withContact()
    const { status, body } = await create({ content: { pricetables: [{ id: 'mian', rows: [] }] } })
    expect(status).toBe(400)
    expect(body.errors).toEqual({
      'content.pricetables.0.id': ['The template has no price table mian. It has: main, extra'],
    })
  })

  test('every receiver that does not fit is named', async () => {
    const { create, organisation, person, ...service } = await withContact()
    const mute = await aPersonOf(service, organisation.id, { firstname: 'Mu', lastname: 'Te', email: '' })
    const stranger = await aPrivatePerson(service)
    const { body } = await create({ contact_people: [person.id, mute.id, stranger.id, 9999] })
    expect(body.errors).toEqual({
      'contact_people.1': [`Mu Te (${mute.id}) has no email address`],
      'contact_people.2': [`${stranger.id} is not a person of Van Dijk Bouw`],
      'contact_people.3': ['9999 is not a person of Van Dijk Bouw'],
    })
  })

  test('a person who is named twice receives it once', async () => {
    const { create, person, ...service } = await withContact()
    const { body } = await create({ contact_people: [person.id, person.id] })
    expect((await detailsOf(service, (body as unknown as { id: number }).id)).receivers).toHaveLength(1)
  })

  test('a private person receives as itself', async () => {
    const service = await testService()
    const person = await aPrivatePerson(service)
    const { id } = await aProposal(service, { contact_id: person.id, contact_people: [person.id] })
    expect((await detailsOf(service, id)).receivers).toMatchObject([{ fullname: 'Bo Jansen' }])
  })

  test('every pointer to what is not there is told at once', async () => {
    const { create, within } = await withContact()
    const gone = await addUser(within, 'Gone', 'Away', { active: 0 })
    const { status, body } = await create({
      contact_id: 901,
      account_user_id: gone,
      proposal_template_id: 902,
      design_template_id: 903,
      text_template_id: 904,
      directory_id: 905,
      automations_set_id: 906,
      custom_fields: [{ name: 'x', value: '' }],
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual({
      contact_id: ['There is no contact 901'],
      account_user_id: [`User ${gone} is no longer active`],
      proposal_template_id: ['There is no favorite template 902'],
      design_template_id: ['There is no design template 903'],
      text_template_id: ['There is no text template 904'],
      directory_id: ['There is no proposal directory 905'],
      automations_set_id: ['There is no automation set 906'],
      'custom_fields.0.name': ['There is no custom field x. There are: reference, intro.'],
    })
  })

  test('what belongs to another account is as if it were not there', async () => {
    const { create, addAccount } = await withContact()
    const other = await addAccount('other')
    const { status, body } = await create({
      directory_id: other.directory_id,
      proposal_template_id: other.template_id,
      account_user_id: other.userId,
    })
    expect(status).toBe(400)
    expect(Object.keys(body.errors).toSorted()).toEqual(['account_user_id', 'directory_id', 'proposal_template_id'])
  })

  test('numbers are unique and count on when many are made at once', async () => {
    const service = await withContact()
    const body = {
      contact_id: service.organisation.id,
      proposal_template_id: service.template_id,
      name: 'x',
      tags: ['new'],
    }
    const answers = await Promise.all(Array.from({ length: 12 }, () => service.send('POST', '/proposals', body)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201))
    const { body: items } = await service.send<ProposalItem[]>('GET', '/proposals/edit')
    const numbers = items.map(({ proposal_nr }) => proposal_nr).toSorted()
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(4, '0')}`))
    expect((await service.send<unknown[]>('GET', '/settings/tags')).body).toHaveLength(1)
  })

  test('the year of a number is that of the account', async () => {
    const service = await withContact()
    await keepTokens(service.within)
    service.clock.now = Date.parse('2026-12-31T23:30:00Z')
    const { id } = await aProposal(service)
    expect(await detailsOf(service, id)).toMatchObject({ proposal_nr: '2027-0001' })
  })

  test('custom field HTML is cleaned and text is kept', async () => {
    const value = '<b onclick="x()">a</b><script>x</script>'
    const service = await withProposal({
      custom_fields: [
        { name: 'intro', value },
        { name: 'reference', value },
      ],
    })
    const { custom_fields } = await detailsOf(service, service.id)
    expect(custom_fields.map((field) => field.value)).toEqual([value, '<strong>a</strong>'])
  })

  test('tags that exist are used, others are made', async () => {
    const service = await withProposal({ tags: ['Spring', { name: 'Büro' }, 'spring'] })
    const other = await aProposal(service, { tags: ['buro'] })
    expect((await detailsOf(service, service.id)).tags.map(({ name }) => name)).toEqual(['Büro', 'spring'])
    expect((await detailsOf(service, other.id)).tags.map(({ name }) => name)).toEqual(['Büro'])
  })

  test.each<[price_total: number | string, override: string | null, shown: string, because: string]>([
    [100, null, '€\u00a0100,00', 'the calculated total is no override'],
    ['99.95', '99.95', '€\u00a099,95', 'another total overrides it'],
    [0, '0.00', '€\u00a00,00', 'so does nothing'],
  ])('price_total %j leaves the override %j: %s', async (price_total, override, shown) => {
    const service = await withProposal({ price_total })
    expect(await detailsOf(service, service.id)).toMatchObject({
      price_total: shown,
      price_total_override: override,
      price_total_original: '100.00',
    })
  })

  test('an amount beyond counting is 400', async () => {
    const { create } = await withContact()
    const { status, body } = await create(rows(row({ quantity: 999_999_999_999, price: 999_999_999_999 })))
    expect(status).toBe(400)
    expect(body.errors).toEqual({ 'content.pricetables': ['The rows come to more than can be counted'] })
  })

  test('made as won, it has the date', async () => {
    const service = await withProposal({ status: 'won' })
    expect((await detailsOf(service, service.id)).date_won).toBe(startTimestamp)
  })
})

describe('changing', () => {
  test.each(['PATCH', 'PUT'])('%s changes what is supplied and nothing else', async (method) => {
    const service = await withProposal({ custom_fields: [{ name: 'reference', value: 'A1' }], tags: ['a'] })
    const before = await detailsOf(service, service.id)
    service.tick()
    const { status, body } = await service.send(method, `/proposals/${service.id}`, {
      name: 'Solar',
      directory_id: service.directory_id,
      custom_fields: [{ name: 'intro', value: '<p>x</p>' }],
    })
    expect({ status, body }).toEqual({ status: 200, body: { status: '200 OK' } })
    const after = await detailsOf(service, service.id)
    expect(after).toEqual({
      ...before,
      name: 'Solar',
      directory_id: service.directory_id,
      date_modified: '2026-11-21T09:10:12.000000Z',
      custom_fields: before.custom_fields.map((field) =>
        field.name === 'intro' ? { ...field, value: '<p>x</p>' } : field,
      ),
      logs: after.logs,
    })
    expect(after.logs.history.at(-1)?.action).toBe('changed name, directory and custom fields')
  })

  test('the same again changes nothing and leaves no trace', async () => {
    const service = await withProposal({ tags: ['a'] })
    const before = await detailsOf(service, service.id)
    service.tick()
    const same = {
      name: before.name,
      tags: ['A'],
      contact_people: [service.person.id],
      price_total: 100,
      status: 'edit',
    }
    await service.send('PATCH', `/proposals/${service.id}`, same)
    expect(await detailsOf(service, service.id)).toEqual(before)
  })

  test('null drops the override', async () => {
    const service = await withProposal({ price_total: 90 })
    await service.send('PATCH', `/proposals/${service.id}`, { name: 'x' })
    expect((await detailsOf(service, service.id)).price_total_override).toBe('90.00')
    await service.send('PATCH', `/proposals/${service.id}`, { price_total: null })
    expect((await detailsOf(service, service.id)).price_total_override).toBeNull()
  })

  test('entering won sets its date, leaving it clears date and agreement', async () => {
    const service = await withProposal()
    const setStatus = (status: string) => service.send('PATCH', `/proposals/${service.id}`, { status })
    await setStatus('won')
    const agree = { formfields: [], name: 'An', date: startTimestamp, version_id: 1, ip_country: null }
    await service.within
      .updateTable('proposal')
      .set({ agree: JSON.stringify(agree) })
      .execute()
    expect(await detailsOf(service, service.id)).toMatchObject({ status: 'won', date_won: startTimestamp, agree })
    await setStatus('lost')
    expect(await detailsOf(service, service.id)).toMatchObject({
      status: 'lost',
      date_won: null,
      agree: { formfields: [] },
    })
    expect((await detailsOf(service, service.id)).logs.history.map(({ action }) => action)).toContain(
      'changed the status from won to lost',
    )
  })

  test('another contact must be one the receivers belong to', async () => {
    const service = await withProposal()
    const other = await anOrganisation(service, { name: 'Bakkerij' })
    const { status, body } = await service.send<Refusal>('PATCH', `/proposals/${service.id}`, { contact_id: other.id })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ 'contact_people.0': [`${service.person.id} is not a person of Bakkerij`] })

    const baker = await aPersonOf(service, other.id, { firstname: 'Ba', lastname: 'Ker' })
    await service.send('PATCH', `/proposals/${service.id}`, { contact_id: other.id, contact_people: [baker.id] })
    expect(await detailsOf(service, service.id)).toMatchObject({
      contact: { name: 'Bakkerij' },
      receivers: [{ fullname: 'Ba Ker' }],
    })
  })

  test('a receiver who stays keeps the link', async () => {
    const service = await withProposal()
    const second = await aPersonOf(service, service.organisation.id, { firstname: 'Cé', lastname: 'Dé' })
    const [first] = (await detailsOf(service, service.id)).receivers
    await service.send('PATCH', `/proposals/${service.id}`, { contact_people: [second.id, service.person.id] })
    const { receivers } = await detailsOf(service, service.id)
    expect(receivers.map(({ fullname }) => fullname)).toEqual(['Cé Dé', 'An Smit'])
    expect(receivers[1]).toEqual(first)
  })

  test("a receiver's id is the person's, so what is read can be sent back", async () => {
    const service = await withProposal()
    const { receivers } = await detailsOf(service, service.id)
    const contact_people = receivers.map(({ id }) => id)
    expect(contact_people.length).toBeGreaterThan(0)
    await service.send('PATCH', `/proposals/${service.id}`, { contact_people })
    expect((await detailsOf(service, service.id)).receivers).toEqual(receivers)
  })

  test('unsupplied fields stay also when several write at once', async () => {
    const service = await withProposal()
    const address = `/proposals/${service.id}`
    await Promise.all([
      service.send('PATCH', address, { name: 'Solar' }),
      service.send('PATCH', address, { directory_id: service.directory_id }),
      service.send('PATCH', address, { tags: ['roof'] }),
      service.send('PATCH', address, { price_total: 5 }),
    ])
    expect(await detailsOf(service, service.id)).toMatchObject({
      name: 'Solar',
      directory_id: service.directory_id,
      tags: [{ name: 'roof' }],
      price_total_override: '5.00',
    })
  })

  test('a sent version stays as it was: another price makes the next', async () => {
    const service = await withProposal()
    await service.send('POST', `/proposals/${service.id}/send`, { send_message: 'Hello' })
    await service.send('PATCH', `/proposals/${service.id}`, { name: 'Solar' })
    expect((await detailsOf(service, service.id)).version_id).toBe(service.version_id)
    await service.send('PATCH', `/proposals/${service.id}`, { price_total: 80 })
    expect((await detailsOf(service, service.id)).version_id).toBeGreaterThan(service.version_id)
  })
})

describe('deleting', () => {
  test('goes to the trashcan, and then it is gone for every operation', async () => {
    const service = await withProposal()
    const address = `/proposals/${service.id}`
    const { status, headers, body } = await service.send('DELETE', address)
    expect({ status, body }).toEqual({ status: 200, body: 'The proposal is in the trashcan.' })
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect((await service.send('GET', `${address}/details`)).status).toBe(410)
    expect((await service.send('PATCH', address, { name: 'x' })).status).toBe(410)
    expect((await service.send('POST', `${address}/send`, { send_message: 'x' })).status).toBe(410)
    expect((await service.send('DELETE', address)).status).toBe(410)
    expect((await service.send('GET', '/proposals/edit')).body).toEqual([])
  })

  test("another account's proposal cannot be told from none", async () => {
    const service = await withProposal()
    const other = await service.addAccount('other')
    const theirs = sender(service.service, other)
    expect((await theirs('GET', `/proposals/${service.id}/details`)).status).toBe(404)
    expect((await theirs('DELETE', `/proposals/${service.id}`)).status).toBe(404)
    expect((await detailsOf(service, service.id)).id).toBe(service.id)
  })
})
