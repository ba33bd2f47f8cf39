import { expect, test } from 'vitest'
import { appService } from '#service/testing/app-sender.ts'
import { aPdf } from '#service/testing/attachments.ts'
import { aProposal, appDetailsOf } from '#service/testing/builders.ts'
import { aPicture } from '#service/testing/pictures.ts'
import { priceRow } from '#service/testing/viewer.ts'
import { addToken, addUser, sender } from '#service/testing/test-service.ts'
import type { AppProposal } from '#wire/app-proposal.ts'
import type { ProposalAttachments, UploadedAttachment } from '#wire/attachments.ts'
import type { Picture } from '#wire/pictures.ts'
import type { TemplatePreview } from '#wire/proposal-template.ts'
import type { TextTemplate } from '#wire/settings-templates.ts'

const started = { 'If-Match': '*' }
const settings = { vat_default_percentage: 9, vat_hidden: true, rows_include_vat: false }

/** A proposal with everything that a template can bring. */
async function aFullProposal() {
  const service = await appService()
  const { ask } = service
  const { body: design } = await ask<{ id: number }>('POST', '/settings/design-templates', {
    name: 'Own',
    colors: ['#123456'],
    cover: true,
  })
  await ask('PATCH', `/settings/favorite-templates/${service.template_id}`, {
    acceptance: { valid_days: 14, signers: 'first' },
  })
  const { body: set } = await ask<{ id: number }>('POST', '/settings/automation-sets', { name: 'Own follow-up' })
  const { id } = await aProposal(service, { design_template_id: design.id, automations_set_id: set.id })
  const { src } = (await ask<Picture>('POST', '/pictures', aPicture)).body
  const { body: pdf } = await ask<UploadedAttachment>('POST', '/attachments', aPdf())
  const saved = await ask(
    'PUT',
    `/proposals/${id}/content`,
    {
      sections: [
        { title: 'For An Smit', html: '<p>Dear An, <a href="https://x.test">see</a> Heat pump</p>' },
        {
          title: 'Roof',
          html: `<table><tbody><tr><td><p>1</p></td></tr></tbody></table><img src="${src}" alt="A roof">`,
        },
      ],
      pricetables: [
        {
          id: 'main',
          title: 'Prices',
          settings,
          rows: [
            priceRow('Pump', 100, { picture: { src, alt: 'A pump' }, selectable: 'check', user_selected: true }),
            { type: 'discount', content: 'For you', discount_type: 'percentage', discount_value: 10 },
          ],
        },
        { id: 'extra', title: 'Service', settings, rows: [priceRow('Upkeep', 12.5, { recurring_type: 'month' })] },
      ],
      order: ['section', 0, 'section', 1],
    },
    started,
  )
  expect(saved.body).not.toHaveProperty('errors')
  await ask<ProposalAttachments>(
    'PUT',
    `/proposals/${id}/attachments`,
    {
      attachments: [{ file: pdf.file, name: 'Terms.pdf' }],
    },
    started,
  )
  return { ...service, id }
}

type Full = Awaited<ReturnType<typeof aFullProposal>>

const savedAs = async ({ ask, id }: Pick<Full, 'ask' | 'id'>, body: object = {}) =>
  (await ask<{ id: number }>('POST', `/proposals/${id}/template`, { name: 'As this one', ...body })).body.id

/** What a proposal holds without the identity that it gave its parts. */
const partsOf = ({ content, design_template_id }: AppProposal) => ({
  design_template_id,
  order: content.order,
  sections: content.sections.map(({ id: _id, ...section }) => section),
  pricetables: content.pricetables.map(({ rows, ...table }) => ({
    ...table,
    rows: rows.map(({ id: _id, ...row }) => row),
  })),
})

test('a proposal made of the template equals the one it was saved from, but for its customer', async () => {
  const service = await aFullProposal()
  const { ask, id } = service
  const proposal_template_id = await savedAs(service)
  const { id: made } = await aProposal(service, { proposal_template_id, name: 'Other' })
  const source = await appDetailsOf(service, id)
  const copy = await appDetailsOf(service, made)
  expect(partsOf(copy)).toEqual(partsOf(source))
  expect(copy.content.order).toEqual(['section', 0, 'section', 1])
  const { body: files } = await ask<ProposalAttachments>('GET', `/proposals/${made}/attachments`)
  expect(files).toEqual((await ask<ProposalAttachments>('GET', `/proposals/${id}/attachments`)).body)
  expect(files.attachments).toMatchObject([{ name: 'Terms.pdf' }])
  const asked = async (of: number) => (await ask<{ valid_days: number }>('GET', `/proposals/${of}/acceptance`)).body
  expect(await asked(made)).toMatchObject({ valid_days: 14 })
  const { body: settings } = await ask('GET', `/settings/favorite-templates/${proposal_template_id}`)
  expect(settings).toMatchObject({ name: 'As this one', acceptance: { valid_days: 14, signers: 'first' } })
  const followUp = async (of: number) =>
    (await service.within.selectFrom('proposal').select('automation_set_id').where('id', '=', of).executeTakeFirst())
      ?.automation_set_id
  expect(await followUp(made)).toBe(await followUp(id))
})

test('each table has a Unique ID of its own, whatever those are that it gets beside', async () => {
  const service = await appService()
  const { ask } = service
  const pricetables = [{ id: 'table-2', settings, rows: [] }]
  const { body: favorite } = await ask<{ id: number }>('POST', '/settings/favorite-templates', {
    name: 'Second',
    pricetables,
  })
  const { id } = await aProposal(service, { proposal_template_id: favorite.id })
  const added_pricetables = ['Extra', 'More'].map((title) => ({ title, settings, rows: [] }))
  await ask('PUT', `/proposals/${id}/content`, { added_pricetables }, started)
  const path = `/settings/favorite-templates/${await savedAs({ ...service, id })}`
  const { body } = await ask<{ pricetables: { id: string }[] }>('GET', path)
  expect(new Set(body.pricetables.map((table) => table.id)).size).toBe(3)
  expect((await ask('PATCH', path, { pricetables: body.pricetables })).status).toBe(200)
})

test.each([true, false])('whether a password is asked for goes along as it stands: %s', async (password) => {
  const service = await appService()
  const { ask } = service
  await ask('PATCH', '/settings/acceptance', { password: !password })
  const { id } = await aProposal(service)
  await ask('PATCH', `/proposals/${id}/acceptance`, { password })
  const { id: made } = await aProposal(service, { proposal_template_id: await savedAs({ ...service, id }) })
  expect((await ask('GET', `/proposals/${made}/acceptance`)).body).toMatchObject({ password })
})

test('before it is saved it is told what it would bring, and which words of the customer stand in it', async () => {
  const { ask, id } = await aFullProposal()
  const { body } = await ask<TemplatePreview>('GET', `/proposals/${id}/template`)
  expect(body.brings).toMatchObject({
    name: 'Heat pump',
    sections: ['For An Smit', 'Roof'],
    pricetables: [
      { title: 'Prices', rows: 1 },
      { title: 'Service', rows: 1 },
    ],
    attachments: ['Terms.pdf'],
    valid_days: 14,
  })
  expect(body.customer_words.map(({ word, tag }) => [word, tag])).toEqual([
    ['Heat pump', 'proposal_name'],
    ['An Smit', 'contact_fullname'],
  ])
})

test('words of the customer that are named become their tags, in the texts of the template alone', async () => {
  const service = await aFullProposal()
  const { ask, id } = service
  const template = await savedAs(service, { replace: ['An Smit', 'Heat pump'] })
  const { body } = await ask<{ text_template_id: number }>('GET', `/settings/favorite-templates/${template}`)
  const text = (await ask<TextTemplate>('GET', `/settings/text-templates/${body.text_template_id}`)).body
  expect(text.sections[0]).toEqual({
    title: 'For [contact_fullname]',
    html: '<p>Dear An, <a href="https://x.test">see</a> [proposal_name]</p>',
  })
  expect((await appDetailsOf(service, id)).content.sections[0]?.title).toBe('For An Smit')
})

test('its tables keep their place among the texts when the settings move or remove one', async () => {
  const service = await aFullProposal()
  const template = await savedAs(service)
  const path = `/settings/favorite-templates/${template}`
  const { body } = await service.ask<{ pricetables: { id: string }[] }>('GET', path)
  await service.ask('PATCH', path, { pricetables: body.pricetables.toReversed() }, started)
  const moved = await aProposal(service, { proposal_template_id: template })
  expect((await appDetailsOf(service, moved.id)).content.order).toEqual(['section', 1, 'section', 0])
  await service.ask('PATCH', path, { pricetables: body.pricetables.slice(0, 1) }, started)
  const less = await aProposal(service, { proposal_template_id: template })
  expect((await appDetailsOf(service, less.id)).content.order).toEqual(['section', 0, 'section'])
})

test('it is for who may make templates: a seller is refused', async () => {
  const service = await aFullProposal()
  const seller = await addUser(service.within, 'Sam', 'Smit', { role: 'seller' })
  const send = sender(service.service, { account: service.account, token: await addToken(service.within, seller) })
  const path = `/api/app/${service.account}/proposals/${service.id}/template`
  expect((await send('POST', path, { name: 'Mine' })).status).toBe(403)
})

test('a proposal with more sections than a text template has becomes none', async () => {
  const service = await appService()
  const { id } = await aProposal(service)
  const write = (count: number) =>
    service.ask(
      'PUT',
      `/proposals/${id}/content`,
      { sections: Array.from({ length: count }, (_, at) => ({ title: `No ${at}`, html: '<p>Text</p>' })) },
      started,
    )
  await write(101)
  const refused = await service.ask<{ detail: string }>('POST', `/proposals/${id}/template`, { name: 'Long' })
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    expect.stringContaining('This proposal has 101 sections, and a template at most 100.'),
  ])
  await write(100)
  const favorite = await savedAs({ ...service, id })
  expect(favorite).toBeGreaterThan(0)
})
