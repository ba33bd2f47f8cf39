import { expect, test } from 'vitest'
import { aProposal, detailsOf } from '#service/testing/builders.ts'
import { testService } from '#service/testing/test-service.ts'
import type { Refusal } from './testing/versions.ts'

async function withValue(value: string, name = 'intro') {
  const service = await testService()
  const { id } = await aProposal(service, { custom_fields: [{ name, value }] })
  const { custom_fields } = await detailsOf(service, id)
  return { ...service, id, kept: custom_fields.find((field) => field.name === name)?.value }
}

test('2.3 Custom field value · name: is the id of the custom field; one there is not is refused', async () => {
  const { send, id, kept } = await withValue('R-1', 'reference')
  expect(kept).toBe('R-1')
  const unknown = { custom_fields: [{ name: 'nowhere', value: 'x' }] }
  const { status, body } = await send<Refusal>('PATCH', `/proposals/${id}`, unknown)
  expect(status).toBe(400)
  expect(Object.keys(body.errors ?? {})).toEqual(['custom_fields.0.name'])
})

test('2.3 Custom field value · value: is text, whatever is in it, where the field is not configured as HTML', async () => {
  expect((await withValue('a < b & <em>c</em>', 'reference')).kept).toBe('a < b & <em>c</em>')
})

test('2.3 Custom field value · value: is HTML where the field is configured as HTML', async () => {
  expect((await withValue('<p>a &lt; b</p>')).kept).toBe('<p>a &lt; b</p>')
})

const elements = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'em']

test.each(elements)('2.3 Custom field value · allowed elements: %s is kept', async (element) => {
  const html = `<${element}>Week 6</${element}>`
  expect((await withValue(html)).kept).toBe(html)
})

test.each(['<ul><li>a</li></ul>', '<ol><li>a</li></ol>', '<hr>'])(
  '2.3 Custom field value · allowed elements: %s is kept',
  async (html) => {
    expect((await withValue(html)).kept).toBe(html)
  },
)

test.each(['div', 'span', 'a', 'table', 'img', 'script', 'style', 'iframe', 'h7', 'svg'])(
  '2.3 Custom field value · allowed elements: %s is not kept',
  async (element) => {
    expect((await withValue(`<p>a</p><${element}>b</${element}>`)).kept).not.toContain(`<${element}`)
  },
)

test.each(['style="color: red"', 'class="big"', 'id="x"', 'onclick="go()"', 'data-x', 'dir="rtl"'])(
  '2.3 Custom field value · attributes: %s is removed',
  async (attribute) => {
    expect((await withValue(`<p ${attribute}>a</p>`)).kept).toBe('<p>a</p>')
  },
)

test('2.3 Custom field value · required fields: no required-field validation is done', async () => {
  const service = await testService()
  const { id } = await aProposal(service)
  expect((await detailsOf(service, id)).custom_fields).toContainEqual({
    name: 'reference',
    label: 'Reference',
    type: 'text',
    required: true,
    value: '',
  })
  const emptied = { custom_fields: [{ name: 'reference', value: '' }] }
  expect((await service.send('PATCH', `/proposals/${id}`, emptied)).status).toBe(200)
})

test('2.3 Custom field value · proposal settings: values appear with the proposal, also after an update', async () => {
  const { send, id, ...service } = await withValue('R-1', 'reference')
  await send('PATCH', `/proposals/${id}`, { custom_fields: [{ name: 'reference', value: 'R-2' }] })
  const { custom_fields } = await detailsOf({ ...service, send }, id)
  expect(custom_fields.map(({ name, value }) => [name, value])).toEqual([
    ['reference', 'R-2'],
    ['intro', ''],
  ])
})

test('2.3 Custom field value · personalisation tags: a value replaces the matching tag in what is sent', async () => {
  const { send, id, within } = await withValue('R-1', 'reference')
  await send('POST', `/proposals/${id}/send`, { send_message: 'About [custom_reference]' })
  const { body } = await within.selectFrom('mail').select('body').executeTakeFirstOrThrow()
  expect(body).toContain('About R-1')
})

test('2.3 Custom field value · personalisation tags: a mail is plain text, also where a value is HTML', async () => {
  const { send, id, within } = await withValue('<p>Week 6</p><ul><li>a &amp; b</li></ul>', 'intro')
  await send('POST', `/proposals/${id}/send`, { send_message: 'About:\n[custom_intro]' })
  const { body } = await within.selectFrom('mail').select('body').executeTakeFirstOrThrow()
  expect(body).toContain('About:\nWeek 6\n- a & b')
})
