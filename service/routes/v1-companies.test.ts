import { describe, expect, test } from 'vitest'
import { anOrganisation, aPersonOf, aPrivatePerson, aProposal } from '#service/testing/builders.ts'
import { testService } from '#service/testing/test-service.ts'
import { v1Of } from '#service/testing/v1.ts'
import type { V1CompanyDetails, V1CompanyPerson } from '#wire/v1-companies.ts'

type Problem = { detail: string; errors?: Record<string, string[]> }

const address = {
  street: 'Kade 1',
  zipcode: '2611 AA',
  city: 'Delft',
  state: 'Zuid-Holland',
  country: 'NL',
  phone: '015 1',
  email: 'info@vandijk.test',
  internet: 'https://vandijk.test',
  linkedin: 'in/vandijk',
  facebook: 'vandijk',
  twitter: '@vandijk',
}
const companyFields = { name: 'Van Dijk', ...address, fax: '015 2', coc_number: '123', vat_number: 'NL1' }
const personFields = {
  fullname: 'An Smit',
  firstname: 'An',
  lastname: 'Smit',
  salutation: 'Ms',
  mobile: '06 1',
  ...address,
}

describe('a company', () => {
  test('is made with the fields of version 1 and answered with exactly those and the deprecated ones', async () => {
    const service = await testService()
    const { status, body } = await v1Of(service)<V1CompanyDetails>('POST', '/companies', companyFields)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      ...companyFields,
      proposal_status: '',
      proposal_name: '',
      account_company_user_id: service.userId,
    })
    expect((await v1Of(service)('GET', `/companies/${body.id}`)).body).toEqual(body)
  })

  test('is the organisation of version 2', async () => {
    const service = await testService()
    const { body } = await v1Of(service)<V1CompanyDetails>('POST', '/companies', companyFields)
    const { body: seen } = await service.send('GET', `/contacts/${body.id}`)
    expect(seen).toMatchObject({ id: body.id, type: 'organisation', ...companyFields })
  })

  test('needs a name, and takes nothing that came with version 2', async () => {
    const v1 = v1Of(await testService())
    const { status, body } = await v1<Problem>('POST', '/companies', {
      type: 'organisation',
      instagram: '@x',
      tags: ['a'],
      custom_trade: 'Roofs',
    })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(['custom_trade', 'instagram', 'name', 'tags', 'type'])
  })

  test.each(['PATCH', 'PUT'])('keeps what %s does not supply', async (method) => {
    const service = await testService()
    const v1 = v1Of(service)
    const { body } = await v1<V1CompanyDetails>('POST', '/companies', companyFields)
    await service.send('PATCH', `/contacts/${body.id}`, { instagram: '@vd', tags: ['vip'] })
    const changed = await v1(method, `/companies/${body.id}`, { city: 'Leiden' })
    expect({ status: changed.status, body: changed.body }).toEqual({ status: 200, body: { status: '200 OK' } })
    expect((await v1('GET', `/companies/${body.id}`)).body).toEqual({ ...body, city: 'Leiden' })
    const { body: seen } = await service.send('GET', `/contacts/${body.id}`)
    expect(seen).toMatchObject({ instagram: '@vd', tags: [{ name: 'vip' }] })
  })

  test('names its newest proposal in the deprecated fields', async () => {
    const service = await testService()
    const { organisation, person } = await aProposal(service, { name: 'Old', status: 'lost' })
    service.tick()
    const proposal_template_id = service.template_id
    const newer = { contact_id: organisation.id, contact_people: [person.id], proposal_template_id, name: 'New' }
    await service.send('POST', '/proposals', newer)
    const { body } = await v1Of(service)('GET', `/companies/${organisation.id}`)
    expect(body).toMatchObject({ proposal_name: 'New', proposal_status: 'edit' })
  })

  test('in the trashcan is 410, its people too', async () => {
    const service = await testService()
    const v1 = v1Of(service)
    const { id } = await anOrganisation(service)
    const person = await aPersonOf(service, id)
    const { status, headers, body } = await v1('DELETE', `/companies/${id}`)
    expect({ status, body }).toEqual({ status: 200, body: 'The company and its people are in the trashcan.' })
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    for (const path of [`/companies/${id}`, `/companies/${id}/people`, `/companies/${id}/people/${person.id}`])
      expect((await v1('GET', path)).status).toBe(410)
    expect((await v1('GET', '/companies')).body).toEqual([])
  })

  test('is deleted by a form, once for each Idempotency-Key whatever its boundary', async () => {
    const service = await testService()
    const { id } = await anOrganisation(service)
    const deleted = async (value: string) => {
      const body = new FormData()
      body.append('company', value)
      const headers = { Authorization: `Bearer ${service.token}`, 'Idempotency-Key': 'a' }
      const address = `https://proffer.test/api/v1/${service.account}/companies/${id}`
      return service.service.fetch(new Request(address, { method: 'DELETE', headers, body }))
    }
    expect((await deleted('{}')).status).toBe(200)
    const again = await deleted('{}')
    expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([200, 'true'])
    expect((await deleted('{"id":1}')).status).toBe(409)
  })

  test('is changed and deleted only as it was read, when If-Match says so', async () => {
    const service = await testService()
    const v1 = v1Of(service)
    const { id, organisation } = await aProposal(service)
    const { headers } = await v1('GET', `/companies/${organisation.id}`)
    const tag = { 'If-Match': headers.get('ETag') ?? '' }
    await service.send('PATCH', `/proposals/${id}`, { status: 'won', name: 'Renamed' })
    expect((await v1('PATCH', `/companies/${organisation.id}`, { city: 'a' }, tag)).status).toBe(200)
    expect((await v1('PATCH', `/companies/${organisation.id}`, { city: 'b' }, tag)).status).toBe(412)
    expect((await v1('DELETE', `/companies/${organisation.id}`, undefined, tag)).status).toBe(412)
  })
})

describe('the list of companies', () => {
  test('is in pages, by name, with exactly the fields of version 1', async () => {
    const service = await testService()
    const v1 = v1Of(service)
    for (let at = 51; at > 0; at--) await anOrganisation(service, { name: `Firm ${String(at).padStart(2, '0')}` })
    const first = await v1<{ name: string }[]>('GET', '/companies')
    const second = await v1<{ name: string }[]>('GET', '/companies?page=2')
    expect(first.headers.get('X-Total-Count')).toBe('51')
    expect(first.headers.get('Link')).toContain('/api/v1/installer/companies?page=2>; rel="next"')
    expect([first.body.length, first.body[0]?.name, second.body.map(({ name }) => name)]).toEqual([
      50,
      'Firm 01',
      ['Firm 51'],
    ])
    expect(Object.keys(first.body[0] ?? {}).toSorted()).toEqual(['id', ...Object.keys(companyFields)].toSorted())
  })

  test('is searched on name, in any order, whatever the case and accents', async () => {
    const service = await testService()
    await anOrganisation(service, { name: 'Café Zuid' })
    await anOrganisation(service, { name: 'Bakker', email: 'zuid@cafe.test' })
    const { body } = await v1Of(service)<{ name: string }[]>('GET', '/companies?query=zuid%20cafe')
    expect(body.map(({ name }) => name)).toEqual(['Café Zuid'])
  })

  test('takes no other key, and no page below 1', async () => {
    const v1 = v1Of(await testService())
    const { status, body } = await v1<Problem>('GET', '/companies?page=0&sort=name')
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(['page', 'sort'])
  })
})

describe('a company person', () => {
  test('is made with the fields of version 1, answered with exactly those, and the person of version 2', async () => {
    const service = await testService()
    const v1 = v1Of(service)
    const { id } = await anOrganisation(service)
    const { status, body } = await v1<V1CompanyPerson>('POST', `/companies/${id}/people`, personFields)
    expect({ status, body }).toEqual({ status: 201, body: { id: expect.any(Number), ...personFields } })
    expect((await v1('GET', `/companies/${id}/people/${body.id}`)).body).toEqual(body)
    expect((await v1('GET', `/companies/${id}/people`)).body).toEqual([body])
    expect((await service.send('GET', `/contacts/${id}/people/${body.id}`)).body).toMatchObject(personFields)
  })

  test('needs an email and a fullname, and takes nothing that came with version 2', async () => {
    const service = await testService()
    const { id } = await anOrganisation(service)
    const refused = async (changes: object) => {
      const { status, body } = await v1Of(service)<Problem>('POST', `/companies/${id}/people`, changes)
      return { status, errors: body.errors }
    }
    expect(await refused({ firstname: 'An' })).toEqual({
      status: 400,
      errors: { email: ['Enter an email address'], fullname: ['Enter a fullname'] },
    })
    const { errors } = await refused({
      ...personFields,
      email: '',
      fullname: ' ',
      name: 'An',
      instagram: 'x',
      tags: [],
    })
    expect(Object.keys(errors ?? {}).toSorted()).toEqual(['email', 'fullname', 'instagram', 'name', 'tags'])
    expect((await refused({ ...personFields, email: 'an' })).errors).toEqual({
      email: ['Not a valid email address'],
    })
  })

  test.each(['fullname', 'firstname', 'lastname'])('has no %s that makes a name of more than 255', async (field) => {
    const service = await testService()
    const v1 = v1Of(service)
    const { id } = await anOrganisation(service)
    const person = await aPersonOf(service, id)
    const { status, body } = await v1<Problem>('PATCH', `/companies/${id}/people/${person.id}`, {
      [field]: '長'.repeat(256),
    })
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: { [field]: ['Use at most 255 characters'] },
    })
  })

  test('keeps what an update does not supply', async () => {
    const service = await testService()
    const v1 = v1Of(service)
    const { id } = await anOrganisation(service)
    const { body } = await v1<V1CompanyPerson>('POST', `/companies/${id}/people`, personFields)
    const path = `/companies/${id}/people/${body.id}`
    expect((await v1('PUT', path, { mobile: '06 2' })).body).toEqual({ status: '200 OK' })
    expect((await v1('GET', path)).body).toEqual({ ...body, mobile: '06 2' })
    expect((await v1('PATCH', path, { fax: '1' })).status).toBe(400)
  })

  test('is changed and deleted only as it was read, when If-Match says so', async () => {
    const service = await testService()
    const v1 = v1Of(service)
    const { id } = await anOrganisation(service)
    const path = `/companies/${id}/people/${(await aPersonOf(service, id)).id}`
    const tag = { 'If-Match': (await v1('GET', path)).headers.get('ETag') ?? '' }
    expect((await v1('PATCH', path, { city: 'a' }, tag)).status).toBe(200)
    expect((await v1('PATCH', path, { city: 'b' }, tag)).status).toBe(412)
    expect((await v1('DELETE', path, undefined, tag)).status).toBe(412)
  })

  test('goes to the trashcan, and is 404 at another company', async () => {
    const service = await testService()
    const v1 = v1Of(service)
    const [home, other] = [await anOrganisation(service), await anOrganisation(service)]
    const person = await aPersonOf(service, home.id)
    const elsewhere = `/companies/${other.id}/people/${person.id}`
    expect((await v1('GET', elsewhere)).status).toBe(404)
    expect((await v1('DELETE', elsewhere)).status).toBe(404)
    const { status, body } = await v1('DELETE', `/companies/${home.id}/people/${person.id}`)
    expect({ status, body }).toEqual({ status: 200, body: 'The person is in the trashcan.' })
    expect((await v1('GET', `/companies/${home.id}/people/${person.id}`)).status).toBe(410)
    expect((await v1('GET', elsewhere)).status).toBe(404)
  })

  test('who was erased is none: 404, as in version 2, whatever is asked', async () => {
    const service = await testService()
    const { id } = await anOrganisation(service)
    const person = await aPersonOf(service, id)
    const erased = await service.send('POST', `/api/app/${service.account}/people/${person.id}/erasure`)
    expect(erased.status).toBe(200)
    for (const [method, body] of [['GET'], ['PATCH', { city: 'x' }], ['DELETE']] as const) {
      const { status } = await v1Of(service)(method, `/companies/${id}/people/${person.id}`, body)
      expect({ method, status }).toEqual({ method, status: 404 })
    }
    expect((await service.send('GET', `/contacts/${id}/people/${person.id}`)).status).toBe(404)
  })
})

describe('a private person', () => {
  test('does not appear: not in the list, and 404 by id whatever is asked, in the trashcan too', async () => {
    const service = await testService()
    const v1 = v1Of(service)
    const { id } = await aPrivatePerson(service)
    const company = await anOrganisation(service)
    const absent = async () => {
      const answers = await Promise.all([
        v1('GET', `/companies/${id}`),
        v1('PATCH', `/companies/${id}`, { city: 'x' }),
        v1('DELETE', `/companies/${id}`),
        v1('GET', `/companies/${id}/people`),
        v1('POST', `/companies/${id}/people`, personFields),
        v1('GET', `/companies/${id}/people/${id}`),
        v1('GET', `/companies/${company.id}/people/${id}`),
        v1('PATCH', `/companies/${company.id}/people/${id}`, { city: 'x' }),
        v1('DELETE', `/companies/${company.id}/people/${id}`),
      ])
      return answers.map(({ status }) => status)
    }
    expect(await absent()).toEqual(Array(9).fill(404))
    expect((await v1<{ id: number }[]>('GET', '/companies')).body.map(({ id }) => id)).toEqual([company.id])
    expect((await service.send<{ city: string }>('GET', `/contacts/${id}`)).body.city).toBe('')
    await service.send('DELETE', `/contacts/${id}`)
    expect(await absent()).toEqual(Array(9).fill(404))
  })

  test('and the person of a company are no company', async () => {
    const service = await testService()
    const person = await aPersonOf(service, (await anOrganisation(service)).id)
    expect((await v1Of(service)('GET', `/companies/${person.id}`)).status).toBe(404)
  })
})
