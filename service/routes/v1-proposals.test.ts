import { describe, expect, test } from 'vitest'
import { anOrganisation, aPersonOf, aPrivatePerson, aProposal, detailsOf } from '#service/testing/builders.ts'
import { testService, type TestService } from '#service/testing/test-service.ts'
import { v1Of } from '#service/testing/v1.ts'
import { proposal as v2Proposal, type Proposal } from '#wire/proposal-details.ts'
import { v1Proposal, v1ProposalItem, type V1Proposal, type V1ProposalItem } from '#wire/v1-proposals.ts'

type Problem = { detail: string; errors?: Record<string, string[]> }

const humanDate = '21 nov 2026 (09:10)'

const v1DetailsOf = async (service: TestService, id: number) =>
  (await v1Of(service)<V1Proposal>('GET', `/proposals/${id}/details`)).body

/** A proposal of every row type, sent, commented on and won. */
async function aFullProposal(service: TestService) {
  const rows = [
    { type: 'title', content: 'Roof' },
    { type: 'price', content: 'Tiles', quantity: 2.5, price: 40, selectable: 'check', user_selected: true },
    { type: 'price', content: 'Gutter', price: 30, user_quantity: true },
    { type: 'subtotal', content: 'So far' },
    { type: 'discount', content: 'Off', discount_type: 'amount', discount_value: 12.5 },
  ]
  const made = await aProposal(service, { content: { pricetables: [{ id: 'main', rows }] }, tags: ['vip'] })
  await service.send('POST', `/proposals/${made.id}/send`, { send_message: 'Here it is' })
  const comment = { proposal_id: made.id, contact_id: made.person.id, comment: 'Hello', created_at: service.clock.now }
  await service.within.insertInto('comment').values(comment).execute()
  await service.send('PATCH', `/proposals/${made.id}`, { status: 'won', price_total: 200 })
  return made
}

describe('proposal details', () => {
  test('have exactly the fields of version 1: those of version 2 less the newer ones, and the deprecated ones', async () => {
    const service = await testService()
    const { id } = await aFullProposal(service)
    const newer = [
      'agree',
      'contact',
      'custom_fields',
      'tags',
      'directory_id',
      'date_created',
      'date_viewed',
      'date_won',
    ]
    const kept = Object.keys(v2Proposal.shape).filter((key) => !newer.includes(key))
    const seen = await v1DetailsOf(service, id)
    expect(Object.keys(seen).toSorted()).toEqual([...kept, 'company', 'language', 'pages_total', 'type'].toSorted())
    expect(v1Proposal.parse(seen)).toEqual(seen)
  })

  test('agree with those of version 2', async () => {
    const service = await testService()
    const { id } = await aFullProposal(service)
    const [seen, current] = [await v1DetailsOf(service, id), await detailsOf(service, id)]
    const same = ['id', 'version_id', 'name', 'proposal_nr', 'status', 'account_user_id', 'account_user_name'] as const
    const alike = ['design_template_id', 'text_template_id', 'proposal_language', 'price_total', 'remarks'] as const
    for (const key of [...same, ...alike, 'receivers'] as const) expect(seen[key]).toEqual(current[key])
    expect(seen.price_total_original).toBe(Number(current.price_total_original))
    expect(seen.price_total_override).toBe(Number(current.price_total_override))
    expect(seen.content.sections).toEqual(current.content.sections)
    for (const [at, table] of current.content.pricetables.entries()) {
      const rows = table.rows.map((row) => expect.objectContaining(row))
      expect(seen.content.pricetables[at]).toEqual({ ...table, rows })
    }
  })

  test('have a company in place of the contact, with its fields of version 1', async () => {
    const service = await testService()
    const { id, organisation } = await aProposal(service)
    const { company } = await v1DetailsOf(service, id)
    const { body } = await v1Of(service)<object>('GET', `/companies/${organisation.id}`)
    expect(company).toMatchObject({ id: organisation.id, company_id: organisation.id, name: organisation.name })
    const deprecated = ['proposal_status', 'proposal_name', 'account_company_user_id']
    const fields = Object.keys(body).filter((key) => !deprecated.includes(key))
    expect(Object.keys(company ?? {}).toSorted()).toEqual([...fields, 'company_id'].toSorted())
  })

  test('write every date for people to read, and null what has not happened', async () => {
    const service = await testService()
    const { id } = await aFullProposal(service)
    const { date_modified, comments, emails, logs } = await v1DetailsOf(service, id)
    expect(date_modified).toBe(humanDate)
    expect(logs.summary).toMatchObject({ last_modified_date: humanDate, recent_view: null })
    const dates = [...comments, ...emails, ...logs.history].map(({ date }) => date)
    expect(dates.length).toBeGreaterThan(3)
    expect(new Set(dates)).toEqual(new Set([humanDate]))
    await service.within.updateTable('proposal').set({ viewed_at: service.clock.now }).execute()
    expect((await v1DetailsOf(service, id)).logs.summary.recent_view).toBe(humanDate)
  })

  test('have numbers for what the tables come to and for the override, null without one', async () => {
    const service = await testService()
    const { id } = await aProposal(service)
    expect(await v1DetailsOf(service, id)).toMatchObject({ price_total_original: 100, price_total_override: null })
    await service.send('PATCH', `/proposals/${id}`, { price_total: 99.5 })
    const { price_total, price_total_override } = await v1DetailsOf(service, id)
    expect(price_total_override).toBe(99.5)
    expect(price_total).toContain('99,50')
  })

  test('have the deprecated fields: type, pages_total and language', async () => {
    const service = await testService()
    const { id } = await aProposal(service)
    const { type, pages_total, language, content, proposal_language } = await v1DetailsOf(service, id)
    expect({ type, pages_total, language }).toEqual({ type: 'proposal', pages_total: 1, language: 'nl' })
    expect([pages_total, language]).toEqual([content.sections.length, proposal_language])
  })

  test('have the deprecated fields of rows', async () => {
    const service = await testService()
    const { id } = await aFullProposal(service)
    const [table] = (await v1DetailsOf(service, id)).content.pricetables
    const deprecated = (table?.rows ?? []).map((row) => {
      const { count, userinput_optional, userinput_optional_checked, userinput_count, discount } = row as Record<
        string,
        unknown
      >
      return [count, userinput_optional, userinput_optional_checked, userinput_count, discount]
    })
    const none = undefined
    expect(deprecated).toEqual([
      [1, false, false, false, none],
      [none, none, none, none, none],
      [2.5, true, true, false, none],
      [1, false, false, true, none],
      [none, none, none, none, none],
      [none, none, none, none, 12.5],
    ])
  })

  test('of a proposal for a private person have no company', async () => {
    const service = await testService()
    const person = await aPrivatePerson(service)
    const { id } = await aProposal(service, { contact_id: person.id, contact_people: [person.id] })
    expect((await v1DetailsOf(service, id)).company).toBeNull()
    const { body } = await v1Of(service)('GET', '/proposals/edit')
    expect(body).toMatchObject([{ company_id: null, company_name: '', company_person_fullname: '' }])
  })

  test('in the trashcan are 410', async () => {
    const service = await testService()
    const { id } = await aProposal(service)
    const { status, body } = await v1Of(service)('DELETE', `/proposals/${id}`)
    expect({ status, body }).toEqual({ status: 200, body: 'The proposal is in the trashcan.' })
    expect((await v1Of(service)('GET', `/proposals/${id}/details`)).status).toBe(410)
  })
})

describe('the list of proposals', () => {
  test('has exactly the fields of version 1, a human date, numbers, and the deprecated totals', async () => {
    const service = await testService()
    const { id, version_id, organisation } = await aProposal(service, { price_total: 80 })
    const { body } = await v1Of(service)<V1ProposalItem[]>('GET', '/proposals/edit')
    expect(body).toEqual([
      {
        id,
        version_id,
        name: 'Heat pump',
        proposal_nr: '2026-0001',
        status: 'edit',
        account_user_id: service.userId,
        company_id: organisation.id,
        company_name: organisation.name,
        company_person_fullname: 'An Smit',
        date_modified: humanDate,
        price_total: expect.stringContaining('80,00'),
        price_total_original: 100,
        price_total_override: 80,
        total_price: 100,
        total_price_override: 80,
      },
    ])
    expect(body.map((item) => v1ProposalItem.parse(item))).toEqual(body)
  })

  test('is that of the status, in pages by name, and a query ignores the status', async () => {
    const service = await testService()
    const v1 = v1Of(service)
    await aProposal(service, { name: 'Solar roof', status: 'won' })
    await aProposal(service, { name: 'Roof' })
    await aProposal(service, { name: 'Attic' })
    const names = async (path: string) => {
      const { body, headers } = await v1<{ name: string }[]>('GET', path)
      return [headers.get('X-Total-Count'), ...body.map(({ name }) => name)]
    }
    expect(await names('/proposals/edit')).toEqual(['2', 'Attic', 'Roof'])
    expect(await names('/proposals/edit?query=roof')).toEqual(['2', 'Roof', 'Solar roof'])
    expect(await names('/proposals/edit?page=2')).toEqual(['2'])
    expect((await v1('GET', '/proposals/draft')).status).toBe(404)
  })

  test('has no directory filter and no sort', async () => {
    const service = await testService()
    const address = `/proposals/open?directory_id=${service.directory_id}&sort=name`
    const { status, body } = await v1Of(service)<Problem>('GET', address)
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: { directory_id: ['There is no such key'], sort: ['There is no such key'] },
    })
  })
})

const aCompany = async (service: TestService) => {
  const company = await anOrganisation(service)
  return { company, person: await aPersonOf(service, company.id) }
}

describe('a new proposal', () => {
  test('is for a company and its people, and answered as in version 2', async () => {
    const service = await testService()
    const { company, person } = await aCompany(service)
    const { status, body } = await v1Of(service)<{ id: number }>('POST', '/proposals', {
      company_id: company.id,
      company_contacts: [person.id],
      proposal_template_id: service.template_id,
      name: 'Roof',
      status: 'open',
      price_total: 90,
    })
    expect({ status, body }).toEqual({ status: 201, body: { id: expect.any(Number), version_id: expect.any(Number) } })
    const seen = await detailsOf(service, body.id)
    expect(seen).toMatchObject({ status: 'open', price_total_override: '90.00', contact: { id: company.id } })
    expect(seen.receivers.map(({ fullname }) => fullname)).toEqual(['An Smit'])
    expect([seen.directory_id, seen.tags, seen.custom_fields.map(({ value }) => value)]).toEqual([null, [], ['', '']])
  })

  test('takes rows in the deprecated words', async () => {
    const service = await testService()
    const { company } = await aCompany(service)
    const rows = [
      {
        type: 'price',
        count: 3,
        price: 10,
        userinput_optional: true,
        userinput_optional_checked: 1,
        userinput_count: 1,
      },
      { type: 'discount', discount_type: 'percentage', discount: 50 },
    ]
    const { body } = await v1Of(service)<{ id: number }>('POST', '/proposals', {
      company_id: company.id,
      proposal_template_id: service.template_id,
      name: 'Roof',
      content: { pricetables: [{ id: 'extra', rows }] },
    })
    const [, extra] = (await detailsOf(service, body.id)).content.pricetables
    expect(extra).toMatchObject({
      subtotal: 15,
      rows: [
        { quantity: 3, selectable: 'check', user_selected: true, user_quantity: true, subtotal: 30 },
        { discount_value: 50, subtotal: -15 },
      ],
    })
  })

  test('takes content without price tables, as version 2 does', async () => {
    const service = await testService()
    const { company } = await aCompany(service)
    const made = async (more: object) => {
      const fields = { company_id: company.id, proposal_template_id: service.template_id, name: 'Roof', ...more }
      const { status, body } = await v1Of(service)<{ id: number }>('POST', '/proposals', fields)
      expect(status).toBe(201)
      return (await detailsOf(service, body.id)).content.pricetables.map(({ rows }) => rows.length)
    }
    expect(await made({ content: {} })).toEqual(await made({}))
  })

  test('takes nothing that came with version 2', async () => {
    const newer = { contact_id: 1, contact_people: [], directory_id: 1, custom_fields: [], tags: [] }
    const service = await testService()
    const { company } = await aCompany(service)
    const body = { company_id: company.id, proposal_template_id: service.template_id, name: 'Roof', ...newer }
    const answer = await v1Of(service)<Problem>('POST', '/proposals', body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors ?? {}).toSorted()).toEqual(Object.keys(newer).toSorted())
  })

  test('tells every fault at the paths of version 1', async () => {
    const service = await testService()
    const { company } = await aCompany(service)
    const silent = await aPersonOf(service, company.id, { email: '' })
    const { status, body } = await v1Of(service)<Problem>('POST', '/proposals', {
      company_id: company.id,
      company_contacts: [silent.id, 999_999],
      proposal_template_id: 999_999,
      name: 'Roof',
    })
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: {
        'company_contacts.0': [`An Smit (${silent.id}) has no email address`],
        'company_contacts.1': [`999999 is not a person of ${company.name}`],
        proposal_template_id: ['There is no favorite template 999999'],
      },
    })
  })

  test('names faults of its rows by the words that were sent', async () => {
    const service = await testService()
    const { company } = await aCompany(service)
    const wrong = [
      { type: 'price', count: 'x', userinput_optional: 2, userinput_optional_checked: 2, userinput_count: 2 },
      { type: 'discount', discount_type: 'amount', discount: -1 },
      { type: 'discount', discount_type: 'percentage', discount: 101 },
    ]
    const { body } = await v1Of(service)<Problem>('POST', '/proposals', {
      company_id: company.id,
      proposal_template_id: service.template_id,
      name: 'Roof',
      content: { pricetables: [{ id: 'main', rows: wrong }] },
    })
    const words = Object.keys(body.errors ?? {}).map((path) => path.replace('content.pricetables.0.rows.', ''))
    expect(words.toSorted()).toEqual([
      '0.count',
      '0.userinput_count',
      '0.userinput_optional',
      '0.userinput_optional_checked',
      '1.discount',
      '2.discount',
    ])
  })

  test('is never for what is no company: a private person, a person of a company, a trashed one, none', async () => {
    const service = await testService()
    const v1 = v1Of(service)
    const { company, person } = await aCompany(service)
    const trashed = await anOrganisation(service)
    await v1('DELETE', `/companies/${trashed.id}`)
    const privatePerson = await aPrivatePerson(service)
    for (const company_id of [privatePerson.id, person.id, trashed.id, 999_999, 0]) {
      const fields = { company_contacts: [privatePerson.id], proposal_template_id: service.template_id, name: 'Roof' }
      const { status, body } = await v1<Problem>('POST', '/proposals', { company_id, ...fields })
      const errors = { company_id: [`There is no company ${company_id}`] }
      expect({ status, detail: body.detail, errors: body.errors }).toEqual({
        status: 400,
        detail: `There is no company ${company_id}.`,
        errors,
      })
    }
    expect(company.id).toBeGreaterThan(0)
    expect((await v1('GET', '/proposals/edit')).body).toEqual([])
  })
})

describe('a change of a proposal', () => {
  test('moves it to another company and its people, and keeps what is not supplied', async () => {
    const service = await testService()
    const { id } = await aProposal(service, { tags: ['vip'], directory_id: service.directory_id })
    const { company, person } = await aCompany(service)
    const moved = { company_id: company.id, company_contacts: [person.id] }
    const { status, body } = await v1Of(service)('PATCH', `/proposals/${id}`, moved)
    expect({ status, body }).toEqual({ status: 200, body: { status: '200 OK' } })
    const seen: Proposal = await detailsOf(service, id)
    expect(seen).toMatchObject({ name: 'Heat pump', directory_id: service.directory_id, tags: [{ name: 'vip' }] })
    expect(seen.contact.id).toBe(company.id)
  })

  test('takes every field of version 1 by PATCH and PUT', async () => {
    const service = await testService()
    const { id } = await aProposal(service)
    const fields = { name: 'Roof', status: 'won', text_template_id: null, design_template_id: null, price_total: 1 }
    const body = { ...fields, account_user_id: service.userId }
    expect((await v1Of(service)('PUT', `/proposals/${id}`, body)).status).toBe(200)
    const { price_total, ...seen } = fields
    expect(await v1DetailsOf(service, id)).toMatchObject({ ...seen, price_total_override: price_total })
    await v1Of(service)('PATCH', `/proposals/${id}`, { price_total: null })
    expect((await v1DetailsOf(service, id)).price_total_override).toBeNull()
  })

  test('takes nothing that came with version 2, and no company that is none', async () => {
    const service = await testService()
    const { id } = await aProposal(service)
    const person = await aPrivatePerson(service)
    const newer = { contact_id: 1, contact_people: [], directory_id: 1, custom_fields: [], tags: [] }
    const refused = async (changes: object) => {
      const { status, body } = await v1Of(service)<Problem>('PATCH', `/proposals/${id}`, changes)
      return [status, ...Object.keys(body.errors ?? {}).toSorted()]
    }
    expect(await refused(newer)).toEqual([400, ...Object.keys(newer).toSorted()])
    expect(await refused({ company_id: person.id, company_contacts: [person.id] })).toEqual([400, 'company_id'])
    expect(await refused({ company_contacts: [person.id] })).toEqual([400, 'company_contacts.0'])
  })

  test('is done only as it was read, when If-Match says so', async () => {
    const service = await testService()
    const v1 = v1Of(service)
    const { id } = await aProposal(service)
    const tag = { 'If-Match': (await v1('GET', `/proposals/${id}/details`)).headers.get('ETag') ?? '' }
    expect((await v1('PATCH', `/proposals/${id}`, { name: 'a' }, tag)).status).toBe(200)
    expect((await v1('PATCH', `/proposals/${id}`, { name: 'b' }, tag)).status).toBe(412)
    expect((await v1('POST', `/proposals/${id}/send`, { send_message: 'x' }, tag)).status).toBe(412)
    expect((await v1('DELETE', `/proposals/${id}`, undefined, tag)).status).toBe(412)
  })
})

describe('sending a proposal', () => {
  test('is answered as in version 2', async () => {
    const service = await testService()
    const { id } = await aProposal(service)
    const { status, body } = await v1Of(service)('POST', `/proposals/${id}/send`, { send_message: 'Here it is' })
    expect({ status, body }).toEqual({ status: 200, body: {} })
    expect(await v1DetailsOf(service, id)).toMatchObject({ status: 'open', emails: [{ state: 'queued' }] })
  })

  test.each(['contact_people', 'company_contacts'])('takes no %s, also when it was sent', async (field) => {
    const service = await testService()
    const { id, person } = await aProposal(service)
    const send = (body: object) => v1Of(service)<Problem>('POST', `/proposals/${id}/send`, body)
    expect((await send({ send_message: 'Here it is' })).status).toBe(200)
    const { status, body } = await send({ send_message: 'Here it is', [field]: [person.id] })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
  })

  test('without a receiver is told at company_contacts', async () => {
    const service = await testService()
    const { id } = await aProposal(service, { contact_people: [] })
    const { status, body } = await v1Of(service)<Problem>('POST', `/proposals/${id}/send`, {})
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(['company_contacts', 'send_message'])
  })
})

test.each(['/proposal-directories', '/settings/tags', '/contacts', '/contacts/organisations', '/contacts/people'])(
  'there is no %s in version 1',
  async (path) => {
    expect((await v1Of(await testService())('GET', path)).status).toBe(404)
  },
)
