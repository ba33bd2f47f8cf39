import { expect, test } from './fixtures.ts'
import { ProposalEditor } from './pages/proposal-editor.ts'

type Details = {
  contact: { id: number }
  content: { sections: { id: number; title: string; html: string }[] }
}

test.beforeEach(async ({ signedIn, list }) => {
  expect(signedIn.account).toBeTruthy()
  await list.tab('Edit').click()
  await expect(list.rows).toHaveCount(14)
})

/** Opens the first draft that the button says can be sent to somebody. */
async function openSendable({ list, record }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'list' | 'record'>) {
  for (let at = 0; at < 14; at++) {
    await list.names.nth(at).click()
    await expect(record.send).toBeVisible()
    if (/\d/.test((await record.send.textContent()) ?? '')) return
    await record.back.click()
    await expect(list.rows).toHaveCount(14)
  }
  throw new Error('no draft of the sample has a receiver')
}

test('a draft sent by template becomes open, with a mail and a link of its own for everyone', async ({
  page,
  list,
  record,
  sending,
  expectAccessible,
}) => {
  await openSendable({ list, record })
  await record.send.click()
  await expect(sending.window).toBeVisible()
  await expectAccessible('send window')
  await sending.template.click()
  await page.getByRole('option', { name: 'Offerte versturen' }).click()

  const sends: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/send')) sends.push(request.url())
  })
  await sending.send.dblclick()
  await expect(sending.window).toBeHidden()
  await expect(record.status).toHaveText('Open')
  expect(sends).toHaveLength(1)

  await record.tab('Receivers').click()
  await expect(page.getByRole('button', { name: 'Copy link' }).first()).toBeVisible()
  await record.tab('Timeline').click()
  await expect(page.getByText(/sent/i).first()).toBeVisible()
})

test('sent by yourself, the links are there and nothing is mailed', async ({ page, list, record, sending }) => {
  await openSendable({ list, record })
  await record.send.click()
  await sending.ownText.check()
  await sending.message.fill('Here it is')
  await sending.bySelf.check()
  await sending.send.click()
  await expect(page.getByText('Nothing was mailed')).toBeVisible()
  await expect(record.status).toHaveText('Open')
})

test('without a receiver the window says what to do instead', async ({ page, list, sending }) => {
  await list.open('Leidingwerk uitbouw en keuken verplaatsen, Heideweg 96')
  await page.getByRole('link', { name: 'Send…' }).click()
  await expect(sending.send).toBeDisabled()
  await expect(sending.window).toContainText('Choose the receivers')
  await page.keyboard.press('Escape')
  await expect(sending.window).toBeHidden()
})

test('what this browser keeps of it is saved before it is sent, and until then nothing is sent', async ({
  page,
  list,
  record,
  sending,
  between,
  asked,
}) => {
  const [proposal, plates] = ['Warmtepomp en vloerverwarming, Lindelaan 14', 'Isolatieplaten 100 mm, materiaal']
  await list.tab('Open').click()
  await list.open(proposal)
  await expect(record.heading).toHaveText(proposal)
  await record.edit.click()
  const editor = new ProposalEditor(page)
  const mend = await between.cut()
  await editor.write(plates, 'Quantity', '44')
  await expect(editor.saving).toHaveText('Not saved: offline, kept here')
  await page.getByRole('link', { name: 'Back to the proposal' }).click()
  await record.send.click()
  await expect(sending.window).toContainText('would not be sent along. Not saved: offline, kept here.')
  await expect(sending.send).toBeDisabled()
  await expect(sending.window.getByRole('link', { name: 'Go to the editor' })).toBeVisible()

  mend()
  await sending.window.getByRole('button', { name: 'Retry' }).click()
  await expect(sending.window).toContainText('It is saved now, and sent along.')
  await sending.ownText.check()
  await sending.message.fill('Here it is')
  await sending.send.click()
  await expect(sending.window).toBeHidden()
  const path = page.url().match(/\/proposals\/\d+/)?.[0] ?? ''
  const { body: versions } = await asked({ path: `${path}/versions`, face: 'app' })
  const seen = (versions as { id: number; seen_by_customer: boolean }[]).find((version) => version.seen_by_customer)
  const { body: sent } = await asked({ path: `${path}/versions/${seen?.id}`, face: 'app' })
  const { content } = sent as { content: { pricetables: { rows: object[] }[] } }
  const rows = content.pricetables.flatMap((table) => table.rows)
  expect(rows).toContainEqual(expect.objectContaining({ content: plates, quantity: 44 }))
})

test('a missing address and an unfilled tag are in the way; both are mended, and then it goes', async ({
  page,
  list,
  record,
  sending,
  asked,
}) => {
  await list.tab('Open').click()
  await list.open('Warmtepomp en vloerverwarming, Lindelaan 14')
  await expect(record.heading).toHaveText('Warmtepomp en vloerverwarming, Lindelaan 14')
  const path = page.url().match(/\/proposals\/\d+/)?.[0] ?? ''
  const { body } = await asked({ path: `${path}/details` })
  const { contact, content } = body as Details
  // A private customer receives it themselves.
  await asked({ path: `/contacts/${contact.id}`, method: 'PATCH', body: { email: '' } })
  const write = (sections: Details['content']['sections']) =>
    asked({ path: `${path}/content`, method: 'PUT', face: 'app', body: { sections }, headers: { 'If-Match': '*' } })
  const [first, ...rest] = content.sections
  if (!first) throw new Error('It has text')
  await write([{ ...first, html: '<p>Dear [custom_nobody]</p>' }, ...rest])

  await page.goto(`${path}/send`)
  await expect(sending.check).toContainText('Anneke de Groot has no email address')
  await expect(sending.check).toContainText('Nothing fills [custom_nobody] in “Ons voorstel”')
  await expect(sending.send).toBeDisabled()
  await sending.window.getByLabel('Email address of Anneke de Groot').fill('anneke@example.nl')
  await page.keyboard.press('Enter')
  await expect(sending.check).not.toContainText('has no email address')
  await sending.check.getByRole('link', { name: 'Go to the text' }).click()
  await expect(page).toHaveURL(/edit\?tab=text/)

  await write(content.sections)
  await page.goto(`${path}/send`)
  await sending.ownText.check()
  await sending.message.fill('Hello [custom_nobody]')
  await expect(sending.check).toContainText('Nothing fills [custom_nobody] in the message')
  await sending.message.fill('Hello [contact_firstname]')
  await sending.window.getByRole('button', { name: 'Send version 2 to 1 person' }).click()
  await expect(sending.window).toBeHidden()
  await expect(page.getByText('Sent to 1 person')).toBeVisible()
})
