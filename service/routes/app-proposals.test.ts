import { describe, expect, test } from 'vitest'
import { appSender, appService, type AppService } from '#service/testing/app-sender.ts'
import { aProposal, detailsOf } from '#service/testing/builders.ts'
import { sender } from '#service/testing/test-service.ts'
import type { Problem } from '#wire/problem.ts'
import type { ProposalRemark } from '#wire/proposal-comments.ts'
import type { Proposal } from '#wire/proposal-details.ts'

type Made = { id: number; version_id: number }

const copyOf = async ({ ask }: AppService, id: number, body: object = {}) =>
  (await ask<Made>('POST', `/proposals/${id}/copy`, body)).body.id

describe('a copy', () => {
  async function sentProposal() {
    const service = await appService()
    const made = await aProposal(service, {
      tags: ['roof'],
      custom_fields: [{ name: 'reference', value: 'R1' }],
      directory_id: service.directory_id,
      price_total: 90,
      content: { pricetables: [{ id: 'extra', rows: [{ type: 'price', content: 'Tap', price: 10 }] }] },
    })
    await service.send('POST', `/proposals/${made.id}/send`, { send_message: 'Hello' })
    await service.ask('POST', `/proposals/${made.id}/comments`, { comment: 'Any questions?' })
    service.tick()
    return { ...service, ...made }
  }

  test('has what the first was made of', async () => {
    const service = await sentProposal()
    const { status, body } = await service.ask<Made>('POST', `/proposals/${service.id}/copy`, {})
    expect(status).toBe(201)
    const first = await detailsOf(service, service.id)
    const copy = await detailsOf(service, body.id)
    const same = ({ name, contact, content, custom_fields, tags, directory_id, ...more }: Proposal) => ({
      name,
      contact,
      content,
      custom_fields,
      tags,
      directory_id,
      design: more.design_template_id,
      text: more.text_template_id,
      language: more.proposal_language,
      totals: [more.price_total, more.price_total_original, more.price_total_override],
      receivers: more.receivers.map(({ fullname, email }) => ({ fullname, email })),
    })
    expect(same(copy)).toEqual(same(first))
    expect(copy.version_id).toBe(body.version_id)
  })

  test('has a number, a version and links of its own, and none of what happened to the first', async () => {
    const service = await sentProposal()
    const copy = await detailsOf(service, await copyOf(service, service.id))
    const first = await detailsOf(service, service.id)
    expect(copy).toMatchObject({
      proposal_nr: '2026-0002',
      status: 'edit',
      date_viewed: null,
      date_won: null,
      agree: { formfields: [] },
      comments: [],
      emails: [],
    })
    expect(copy.version_id).not.toBe(first.version_id)
    expect(copy.receivers[0]?.proposal_link).not.toBe(first.receivers[0]?.proposal_link)
    expect(copy.logs.history.map(({ action }) => action)).toEqual(['copied the proposal from 2026-0001'])
    expect(copy.date_created).not.toBe(first.date_created)
  })

  test('of a won proposal is in edit, and may have another name, by which it is found', async () => {
    const service = await sentProposal()
    await service.send('PATCH', `/proposals/${service.id}`, { status: 'won' })
    const id = await copyOf(service, service.id, { name: 'Solar roof' })
    expect(await detailsOf(service, id)).toMatchObject({ name: 'Solar roof', status: 'edit', date_won: null })
    const { body: listed } = await service.send<Made[]>('GET', '/proposals/open?query=solar')
    expect(listed.map((proposal) => proposal.id)).toEqual([id])
  })

  test('changed, it leaves the first as it is', async () => {
    const service = await sentProposal()
    const id = await copyOf(service, service.id)
    const before = await detailsOf(service, service.id)
    await service.send('PATCH', `/proposals/${id}`, { name: 'x', tags: [], contact_people: [], price_total: null })
    expect(await detailsOf(service, service.id)).toEqual(before)
  })

  test('leaves out receivers in the trashcan, and is made by whoever copies when the owner is no longer active', async () => {
    const service = await sentProposal()
    const { body: owner } = await service.ask<Made>('POST', '/settings/users', { email: 'jan@installer.test' })
    await service.send('PATCH', `/proposals/${service.id}`, { account_user_id: owner.id })
    await service.ask('PATCH', `/settings/users/${owner.id}`, { active: false })
    await service.send('DELETE', `/contacts/${service.person.id}`)
    const copy = await detailsOf(service, await copyOf(service, service.id))
    expect(copy).toMatchObject({ account_user_id: service.userId, receivers: [] })
  })

  test('is not made for a contact in the trashcan: 409 says what to do', async () => {
    const service = await sentProposal()
    await service.send('DELETE', `/contacts/${service.organisation.id}`)
    const { status, body } = await service.ask<Problem>('POST', `/proposals/${service.id}/copy`, {})
    expect(status).toBe(409)
    expect(body.detail).toContain('is in the trashcan. Restore it')
  })
})

describe('a comment by a user', () => {
  test('stands in the proposal with who wrote it', async () => {
    const service = await appService()
    const { id } = await aProposal(service)
    const { status, body } = await service.ask<ProposalRemark>('POST', `/proposals/${id}/comments`, {
      comment: ' Any <b>questions</b>?\n',
    })
    expect(status).toBe(201)
    const { to, row_id, section_id, about, unanswered, answers, settled, mentions, ...written } = body
    expect({ to, row_id, section_id, about, unanswered, answers, settled, mentions }).toEqual({
      to: 'customer',
      row_id: null,
      section_id: null,
      about: '',
      unanswered: false,
      answers: null,
      settled: false,
      mentions: [],
    })
    expect(written).toEqual({
      id: body.id,
      comment: 'Any <b>questions</b>?',
      contact_name: '',
      contact_people_id: null,
      account_user_id: service.userId,
      firstname: 'Eva',
      lastname: 'de Wit',
      type: 'user',
      date: '2026-11-21T09:10:11.000000Z',
    })
    const { comments, logs } = await detailsOf(service, id)
    expect(comments).toEqual([written])
    expect(logs.history.at(-1)).toMatchObject({ person: 'Eva de Wit', action: 'wrote a comment' })
  })

  test('is no change to what somebody else is editing', async () => {
    const service = await appService()
    const { id } = await aProposal(service)
    const tag = (await service.send('GET', `/proposals/${id}/details`)).headers.get('ETag') ?? ''
    await service.ask('POST', `/proposals/${id}/comments`, { comment: 'Hello' })
    expect((await service.send('PATCH', `/proposals/${id}`, { name: 'x' }, { 'If-Match': tag })).status).toBe(200)
  })

  test.each(['', ' \n'])('%j is not one: 400', async (comment) => {
    const service = await appService()
    const { id } = await aProposal(service)
    expect((await service.ask('POST', `/proposals/${id}/comments`, { comment })).status).toBe(400)
  })
})

describe('taking back a change of status', () => {
  async function moved() {
    const service = await appService()
    const { id } = await aProposal(service)
    service.tick()
    const before = await detailsOf(service, id)
    await service.send('PATCH', `/proposals/${id}`, { status: 'open' })
    service.tick()
    const previous = { status: before.status, date_modified: before.date_modified }
    const undo = (other: object = {}) => service.ask('POST', `/proposals/${id}/undo-status`, { ...previous, ...other })
    return { ...service, id, before, undo }
  }

  test('leaves no trace of it: status, Modified and log are as they were', async () => {
    const service = await moved()
    expect((await service.undo()).status).toBe(200)
    const { status, date_modified, logs } = await detailsOf(service, service.id)
    const { before } = service
    expect({ status, date_modified, logs }).toEqual({
      status: before.status,
      date_modified: before.date_modified,
      logs: before.logs,
    })
    expect((await service.undo()).status).toBe(409)
  })

  test('is refused once something came after it, or with a moment that was not before it', async () => {
    const service = await moved()
    expect((await service.undo({ date_modified: '2036-01-01T00:00:00.000000Z' })).status).toBe(409)
    expect((await service.undo({ date_modified: 'yesterday' })).status).toBe(400)
    expect((await service.undo({ status: 'lost' })).status).toBe(409)
    await service.send('PATCH', `/proposals/${service.id}`, { name: 'Renamed meanwhile' })
    expect((await service.undo()).status).toBe(409)
    expect((await detailsOf(service, service.id)).status).toBe('open')
  })
})

test('in the trashcan a proposal is not copied, commented or looked back at: 410', async () => {
  const { ask, send, ...service } = await appService()
  const { id, version_id } = await aProposal({ send, template_id: service.template_id })
  await send('DELETE', `/proposals/${id}`)
  expect((await ask('POST', `/proposals/${id}/copy`, {})).status).toBe(410)
  expect((await ask('POST', `/proposals/${id}/comments`, { comment: 'x' })).status).toBe(410)
  expect((await ask('GET', `/proposals/${id}/versions`)).status).toBe(410)
  expect((await ask('GET', `/proposals/${id}/versions/${version_id}`)).status).toBe(410)
})

test("another account's proposal cannot be told from none", async () => {
  const service = await appService()
  const { id, version_id } = await aProposal(service)
  const theirs = appSender({ send: sender(service.service, await service.addAccount('other')), account: 'other' })
  expect((await theirs('POST', `/proposals/${id}/copy`, {})).status).toBe(404)
  expect((await theirs('POST', `/proposals/${id}/comments`, { comment: 'x' })).status).toBe(404)
  expect((await theirs('GET', `/proposals/${id}/versions`)).status).toBe(404)
  expect((await theirs('GET', `/proposals/${id}/versions/${version_id}`)).status).toBe(404)
})
