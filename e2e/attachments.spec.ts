import { readFileSync } from 'node:fs'
import { expect, saved, test } from './editor-fixtures.ts'

const sheet = Buffer.from('%PDF-1.7\n% data sheet\ntrailer\n%%EOF\n')

test('a PDF that is attached is sent, saved by the customer, and counted for the seller', async ({
  page,
  context,
  editor,
  asked,
  expectAccessible,
}) => {
  await editor.tab('Text').click()
  const attachments = page.getByRole('region', { name: 'Attachments' })
  /** That a list with the sheet in it was taken: it is shown before. */
  const listed = () =>
    page.waitForResponse((answer) => {
      const request = answer.request()
      return request.method() === 'PUT' && (request.postData()?.includes('Productblad') ?? false)
    })
  const added = listed()
  await attachments
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Productblad warmtepomp.pdf', mimeType: 'application/pdf', buffer: sheet })
  await expect(attachments.getByRole('button', { name: 'Productblad warmtepomp.pdf', exact: true })).toBeVisible()
  await added
  await attachments.getByRole('button', { name: 'Remove Productblad warmtepomp.pdf' }).click()
  const kept = listed()
  await page.getByText('Undo', { exact: true }).click()
  await kept
  await expect(attachments.getByRole('listitem')).toHaveCount(2)
  await saved(editor)
  await page.reload()
  await expect(attachments.getByRole('listitem')).toHaveCount(2)
  await expectAccessible('a proposal with an attachment')

  const [, id = ''] = /\/proposals\/(\d+)/.exec(page.url()) ?? []
  await asked({ path: `/proposals/${id}/send`, body: { send_message: 'Ons voorstel staat klaar.' } })
  const { body } = await asked({ path: `/proposals/${id}/details` })
  const [receiver] = (body as { receivers: { proposal_link: string }[] }).receivers
  const customer = await context.newPage()
  await customer.goto(new URL(receiver?.proposal_link ?? '').pathname)
  const told = customer.waitForResponse((answer) => answer.url().endsWith('/visits') && answer.ok())
  const file = customer.getByRole('button', { name: /Productblad warmtepomp\.pdf/ })
  const [download] = await Promise.all([customer.waitForEvent('download'), file.click()])
  expect(download.suggestedFilename()).toBe('Productblad warmtepomp.pdf')
  expect(readFileSync(await download.path())).toEqual(sheet)
  await told

  await page.goto(`/proposals/${id}`)
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByText('Productblad warmtepomp.pdf opened')).toBeVisible()
})
