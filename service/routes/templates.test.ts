import { expect, test } from 'vitest'
import { testService } from '#service/testing/test-service.ts'

const acting = {
  id: 1,
  trigger: 'not_opened',
  days: 3,
  working_days: true,
  action: 'remind',
  email_template_ids: [],
  note: '',
}

test('favorite templates say what they use, their deprecated fields among it', async () => {
  const { send, template_id, text_template_id, design_template_id } = await testService()
  const favorite = {
    id: template_id,
    name: 'Heat pump',
    text_template_id,
    design_template_id,
    automations_set_id: null,
    custom_fields: [
      { name: 'reference', label: 'Reference', required: true, type: 'text' },
      { name: 'intro', label: 'Introduction', required: false, type: 'html' },
    ],
    pricetables: [
      { id: 'main', title: 'Prices' },
      { id: 'extra', title: 'Extra' },
    ],
    type: 'proposal',
    config_language_id: text_template_id,
    proposal_tpl_id: template_id,
  }
  expect((await send('GET', '/favorites/proposals')).body).toEqual([favorite])
  const { body, headers } = await send('GET', `/favorites/proposals/${template_id}`)
  expect(body).toEqual(favorite)
  expect(headers.get('ETag')).toMatch(/^"[0-9a-f]{32}"$/)
})

test('each settings list holds its records and no column of ours', async () => {
  const { send, within, ...ids } = await testService()
  await within
    .insertInto('automation_set')
    .values({ name: 'Remind', automations: JSON.stringify([acting]) })
    .execute()
  const list = async (path: string) => (await send('GET', path)).body
  expect(await list('/settings/design-templates')).toEqual([
    { id: ids.design_template_id, name: 'Plain', colors: ['#123456'], font: 'serif', logo_url: '' },
  ])
  expect(await list('/settings/text-templates')).toEqual([{ id: ids.text_template_id, name: 'Dutch', language: 'nl' }])
  expect(await list('/settings/email-templates')).toEqual([
    expect.objectContaining({ id: ids.email_template_id, name: 'Send', subject: 'Offerte [proposal_nr]' }),
  ])
  expect(await list('/automations/sets')).toEqual([
    {
      id: expect.any(Number),
      name: 'Remind',
      automations: [{ trigger: 'Sent and not opened (working days)', days: 3, action: 'Remind the receivers' }],
    },
  ])
  expect(await list('/settings/vat-groups')).toMatchObject([
    { name: 'Hoog', percentage: 21 },
    { name: 'Laag', percentage: 9 },
  ])
  expect(await list('/settings/tags')).toEqual([])
})
