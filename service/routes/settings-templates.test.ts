import { describe, expect, test } from 'vitest'
import { appSender, appService } from '#service/testing/app-sender.ts'
import { aProposal, detailsOf } from '#service/testing/builders.ts'
import { sender } from '#service/testing/test-service.ts'
import type { Problem } from '#wire/problem.ts'
import type { FavoriteTemplateSettings } from '#wire/settings-favorite-templates.ts'
import type { TextTemplate } from '#wire/settings-templates.ts'

type Made = { id: number }

describe('design templates', () => {
  const design = { name: 'House', colors: ['#2143B9', '#fff'], font: 'Source Serif 4', logo_url: '/logos/house.svg' }

  test('are made, changed in part and deleted', async () => {
    const { ask, send, design_template_id } = await appService()
    const { status, body } = await ask<Made>('POST', '/settings/design-templates', design)
    expect(status).toBe(201)
    await ask('PATCH', `/settings/design-templates/${body.id}`, { logo_url: '' })
    const list = async () => (await send<Made[]>('GET', '/settings/design-templates')).body
    expect(await list()).toContainEqual({ ...design, id: body.id, colors: ['#2143b9', '#fff'], logo_url: '' })
    await ask('DELETE', `/settings/design-templates/${body.id}`)
    expect((await list()).map(({ id }) => id)).toEqual([design_template_id])
  })

  test.each([
    ['colors.0', { colors: ['red'] }],
    ['colors.0', { colors: ['#fff;}'] }],
    ['colors', { colors: [] }],
    ['font', { font: 'x; background: url(https://evil.test)' }],
    ['logo_url', { logo_url: 'javascript:alert(1)' }],
    ['logo_url', { logo_url: '//evil.test/x.png' }],
    ['logo_url', { logo_url: 'http://evil.test/x.png' }],
    ['logo_url', { logo_url: 'data:text/html;base64,AAAA' }],
  ])('at %s, %j is 400', async (path, fields) => {
    const { ask } = await appService()
    const { status, body } = await ask<Problem>('POST', '/settings/design-templates', { ...design, ...fields })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {})).toEqual([path])
  })

  test('a logo may be the picture itself', async () => {
    const { ask } = await appService()
    const logo_url = 'data:image/png;base64,iVBORw0KGgo='
    expect((await ask('POST', '/settings/design-templates', { ...design, logo_url })).status).toBe(201)
  })

  test('one in use is kept: 409 names proposals and favorite templates; with replace_by they get another', async () => {
    const service = await appService()
    const { ask, design_template_id, template_id } = service
    const { id } = await aProposal(service)
    const address = `/settings/design-templates/${design_template_id}`
    const refused = await ask<Problem>('DELETE', address)
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('1 proposal and 1 favorite template use this design template') },
    })
    const { body: other } = await ask<Made>('POST', '/settings/design-templates', design)
    expect((await ask('DELETE', `${address}?replace_by=${other.id}`)).status).toBe(200)
    expect(await detailsOf(service, id)).toMatchObject({ design_template_id: other.id })
    const { body } = await ask('GET', `/settings/favorite-templates/${template_id}`)
    expect(body).toMatchObject({ design_template_id: other.id })
  })
})

describe('text templates', () => {
  const text = { name: 'English', language: 'en', sections: [{ title: 'Dear', html: '<p>Hello</p>' }] }

  test('are made, seen with their sections, and changed in part', async () => {
    const { ask } = await appService()
    const { status, body } = await ask<Made>('POST', '/settings/text-templates', text)
    expect(status).toBe(201)
    const address = `/settings/text-templates/${body.id}`
    await ask('PATCH', address, { language: 'en-GB' })
    expect((await ask('GET', address)).body).toEqual({ ...text, id: body.id, language: 'en-GB' })
  })

  test('what is stored of a section is clean HTML', async () => {
    const { ask } = await appService()
    const html = '<p onclick="x()">Hello <b>there</b><script>alert(1)</script></p>'
    const { body } = await ask<Made>('POST', '/settings/text-templates', { ...text, sections: [{ title: '', html }] })
    const address = `/settings/text-templates/${body.id}`
    const seen = async () => (await ask<TextTemplate>('GET', address)).body.sections[0]?.html
    expect(await seen()).toBe('<p>Hello <strong>there</strong></p>')
    await ask('PUT', address, { sections: [{ title: '', html: '<img src=x onerror=alert(1)>Hi' }] })
    expect(await seen()).not.toMatch(/img|onerror/)
  })

  test('a proposal keeps the texts it was made with, also when the template is gone', async () => {
    const service = await appService()
    const { ask, text_template_id } = service
    const { id } = await aProposal(service)
    const { content, proposal_language } = await detailsOf(service, id)
    const address = `/settings/text-templates/${text_template_id}`
    await ask('PATCH', address, { sections: [] })
    const refused = await ask<Problem>('DELETE', address)
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('1 favorite template uses this text template') },
    })
    expect((await ask('DELETE', `${address}?replace_by=none`)).status).toBe(200)
    expect(await detailsOf(service, id)).toMatchObject({ content, proposal_language, text_template_id: null })
  })

  test('If-Match with another state of it is 412, on update and delete', async () => {
    const { ask, text_template_id } = await appService()
    const address = `/settings/text-templates/${text_template_id}`
    const tag = { 'If-Match': (await ask('GET', address)).headers.get('ETag') ?? '' }
    expect((await ask('PATCH', address, { name: 'Nederlands' }, tag)).status).toBe(200)
    expect((await ask('PATCH', address, { name: 'Dutch' }, tag)).status).toBe(412)
    expect((await ask('DELETE', address, undefined, tag)).status).toBe(412)
  })

  test.each(['', 'english', 'e', 'en_GB', '<en>'])('%j is no language: 400', async (language) => {
    const { ask } = await appService()
    const { status, body } = await ask<Problem>('POST', '/settings/text-templates', { ...text, language })
    expect(status).toBe(400)
    expect(body.errors).toHaveProperty('language')
  })
})

describe('email templates', () => {
  const email = { name: 'First', subject: 'Our proposal [proposal_nr]', message: 'Dear [contact_firstname],\n\nHere.' }

  test('are made, changed in part and deleted, also after something was sent with them', async () => {
    const service = await appService()
    const { ask, send } = service
    const { body } = await ask<Made>('POST', '/settings/email-templates', email)
    const address = `/settings/email-templates/${body.id}`
    await ask('PATCH', address, { subject: 'Proposal' })
    expect((await send('GET', '/settings/email-templates')).body).toContainEqual({
      ...email,
      id: body.id,
      subject: 'Proposal',
      language: '',
    })
    const { id } = await aProposal(service)
    expect((await send('POST', `/proposals/${id}/send`, { send_message_id: body.id })).status).toBe(200)
    expect((await ask('DELETE', address)).body).toBe('The email template is deleted.')
    expect((await detailsOf(service, id)).emails).toMatchObject([{ subject: 'Proposal' }])
  })

  test('one says which language it is in, and one that nobody asked serves them all', async () => {
    const { ask, send } = await appService()
    const { body } = await ask<Made>('POST', '/settings/email-templates', { ...email, language: 'en-GB' })
    const list = async () => (await send<(Made & { language: string })[]>('GET', '/settings/email-templates')).body
    expect((await list()).map(({ language }) => language).toSorted()).toEqual(['', 'en-GB'])
    await ask('PATCH', `/settings/email-templates/${body.id}`, { language: '' })
    expect((await list()).map(({ language }) => language)).toEqual(['', ''])
    const refused = await ask<Problem>('PATCH', `/settings/email-templates/${body.id}`, { language: 'Dutch, please' })
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['language'])
  })

  test('a subject is one line, and a message is not empty: 400', async () => {
    const { ask } = await appService()
    const { status, body } = await ask<Problem>('POST', '/settings/email-templates', {
      name: 'First',
      subject: 'Hello\r\nBcc: all@evil.test',
      message: ' \n',
    })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {})).toEqual(['subject', 'message'])
  })
})

describe('favorite templates', () => {
  const settings = { vat_default_percentage: 21 }
  const rows = [{ type: 'price', content: 'Pump', quantity: 2, price: '1500.50' }]

  test('are made with price tables and rows, seen whole, and proposals are made from them', async () => {
    const service = await appService()
    const { ask, send, text_template_id } = service
    const { status, body } = await ask<Made>('POST', '/settings/favorite-templates', {
      name: 'Pumps',
      text_template_id,
      custom_fields: ['intro'],
      pricetables: [{ id: 'pumps', title: 'Pumps', settings, rows }],
    })
    expect(status).toBe(201)
    const { body: seen } = await ask<FavoriteTemplateSettings>('GET', `/settings/favorite-templates/${body.id}`)
    expect(seen).toMatchObject({ name: 'Pumps', text_template_id, design_template_id: null, custom_fields: ['intro'] })
    expect(seen.pricetables).toMatchObject([
      {
        id: 'pumps',
        settings: { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false },
        rows: [{ type: 'price', content: 'Pump', quantity: 2, price: 1500.5, selectable: false }],
      },
    ])
    expect((await send('GET', `/favorites/proposals/${body.id}`)).body).toMatchObject({
      pricetables: [{ id: 'pumps', title: 'Pumps' }],
    })
    const { id } = await aProposal(service, { proposal_template_id: body.id })
    expect(await detailsOf(service, id)).toMatchObject({ price_total_original: '3001.00' })
  })

  test('are changed in part; what was seen may be sent back', async () => {
    const { ask, template_id } = await appService()
    const address = `/settings/favorite-templates/${template_id}`
    const { body: before } = await ask<FavoriteTemplateSettings>('GET', address)
    await ask('PATCH', address, { name: 'Heat pumps', automations_set_id: null })
    const { id, ...seen } = (await ask<FavoriteTemplateSettings>('GET', address)).body
    expect({ id, ...seen }).toEqual({ ...before, name: 'Heat pumps' })
    expect((await ask('PUT', address, seen)).status).toBe(200)
    expect((await ask('GET', address)).body).toEqual({ id, ...seen })
  })

  test('every fault is told: what it points to, fields, and Unique IDs that occur twice', async () => {
    const { ask } = await appService()
    const { status, body } = await ask<Problem>('POST', '/settings/favorite-templates', {
      name: 'Pumps',
      design_template_id: 999_999,
      custom_fields: ['reference', 'trade', 'reference'],
      pricetables: [
        { id: 'a', settings },
        { id: 'a', settings },
      ],
    })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {})).toEqual([
      'design_template_id',
      'custom_fields.1',
      'custom_fields.2',
      'pricetables.1.id',
    ])
  })

  test('rows that come to more than can be counted are 400', async () => {
    const { ask } = await appService()
    const row = { type: 'price', quantity: 999_999_999_999, price: 999_999_999_999 }
    const { status, body } = await ask<Problem>('POST', '/settings/favorite-templates', {
      name: 'Pumps',
      pricetables: [{ id: 'a', settings, rows: [row] }],
    })
    expect(status).toBe(400)
    expect(body.errors).toHaveProperty('pricetables')
  })

  test('deleted, it leaves its proposals as they are', async () => {
    const service = await appService()
    const { ask, send, template_id } = service
    const { id } = await aProposal(service, { custom_fields: [{ name: 'reference', value: 'R1' }] })
    const { content } = await detailsOf(service, id)
    expect((await ask('DELETE', `/settings/favorite-templates/${template_id}`)).status).toBe(200)
    expect((await send('GET', '/favorites/proposals')).body).toEqual([])
    expect(await detailsOf(service, id)).toMatchObject({ content, custom_fields: [{ name: 'reference', value: 'R1' }] })
  })
})

test.each([
  ['design-templates', 'design_template_id'],
  ['text-templates', 'text_template_id'],
  ['email-templates', 'email_template_id'],
  ['favorite-templates', 'template_id'],
] as const)("another account's %s cannot be told from none", async (settings, key) => {
  const ours = await appService()
  const theirs = appSender({ send: sender(ours.service, await ours.addAccount('other')), account: 'other' })
  const address = `/settings/${settings}/${ours[key]}`
  expect((await theirs('PATCH', address, { name: 'x' })).status).toBe(404)
  expect((await theirs('DELETE', address)).status).toBe(404)
  if (settings === 'text-templates' || settings === 'favorite-templates')
    expect((await theirs('GET', address)).status).toBe(404)
})

test("a favorite template takes nothing of another account's", async () => {
  const ours = await appService()
  const other = await ours.addAccount('other')
  const { status, body } = await ours.ask<Problem>('POST', '/settings/favorite-templates', {
    name: 'x',
    text_template_id: other.text_template_id,
  })
  expect(status).toBe(400)
  expect(body.errors).toEqual({ text_template_id: [`There is no text template ${other.text_template_id}`] })
})
