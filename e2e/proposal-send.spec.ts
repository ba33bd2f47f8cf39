import { expect, test } from './fixtures.ts'
import { asksNothingNew } from './homes.ts'
import { ProposalEditor } from './pages/proposal-editor.ts'
import { got } from './ask.ts'
import { sentProposal } from './customer-fixtures.ts'
import { CustomerPage } from './pages/customer-page.ts'
import { forTwo } from './send-fixtures.ts'

type Content = { pricetables: { id: string | null; rows: { price?: number }[] }[] }
type MailTags = { receivers: { values: Record<string, string> }[] }

test.beforeEach(async ({ enter, list }) => {
  await enter()
  await expect(list.rows.first()).toBeVisible()
})

test(
  'what is in the way is mended in place, and pressed twice it goes once, to each with a link of their own',
  { tag: '@journey' },
  async ({ page, record, sending, asked, between, receiver, expectAccessible }) => {
    const { path, contact, people, details, mails } = await forTwo(asked)
    await got(asked, { path: `${contact}/people/${people[1]}`, method: 'PATCH', body: { email: '' } })
    const [first, ...rest] = (await details()).content.sections
    if (!first) throw new Error('It has text')
    const sections = [{ ...first, html: '<p>Dear [custom_referentie], as agreed [sic]</p>' }, ...rest]
    const body = { sections }
    await got(asked, { path: `${path}/content`, method: 'PUT', face: 'app', body, headers: { 'If-Match': '*' } })
    const webhook = await got<{ webhook_id: number }>(asked, {
      path: '/webhooks',
      body: { payload_url: `${receiver}/answer/200`, events: ['proposal_send'] },
    })

    await page.goto(`${path}/send`)
    await expect(sending.check.getByRole('listitem')).toHaveText([
      /^Bram Smit has no email address/,
      /^\[custom_referentie\] in “.+” has no value/,
      /^\[sic\] in “.+” is not a known tag and stays as text/,
    ])
    await expect(sending.template).toHaveValue('Offerte versturen')
    await expectAccessible('send window')
    await expect(sending.send).toBeDisabled()
    await expect(sending.window).toContainText('Fix 2 issues to send')
    await expect(sending.window.getByLabel('Email address of Bram Smit')).toBeFocused()
    const [anna] = (await got<MailTags>(asked, { path: `${path}/mail-tags`, face: 'app' })).receivers
    await expect(sending.mail).toContainText('Beste Anna Smit,')
    await expect(sending.mail).toContainText(anna?.values['proposal_link'] ?? 'a link')
    await sending.window.getByRole('button', { name: 'Bram' }).click()
    await expect(sending.mail).toContainText('Beste Bram Smit,')
    await sending.window.getByLabel('Email address of Bram Smit').fill('bram@korenaar.example')
    await page.keyboard.press('Enter')
    await expect(sending.check).not.toContainText('has no email address')
    await sending.check.getByRole('link', { name: 'Go to text' }).first().click()
    const editor = new ProposalEditor(page)
    await editor.section(first.title).fill('Dear [contact_firstname]')
    await expect(editor.saving).toHaveText(/^Saved/)

    await page.goto(`${path}/send`)
    await expect(sending.check).toHaveText(/Ready to send/)
    const sends: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/send')) sends.push(request.url())
    })
    const pressed = Promise.withResolvers<void>()
    await between.change(/\/send$/, async (answer) => {
      await pressed.promise
      return answer
    })
    await sending.send.dblclick()
    await page.keyboard.press('Enter')
    pressed.resolve()
    await expect(sending.window).toBeHidden()
    // The server under test has no mail server to hand them to; the demo's outbox takes them.
    await expect(page.getByText(/^(Sent to 2 people|2 emails are waiting: no mail server)/)).toBeVisible()
    await expect(record.status).toHaveText('Open')
    expect(sends).toHaveLength(1)

    const { receivers } = await details()
    const sent = await mails()
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['anna.smit@korenaar.example', 'bram@korenaar.example'])
    for (const { id, to } of sent) {
      const { message } = await got<{ message: string }>(asked, { path: `/mails/${id}`, face: 'app' })
      const links = receivers.filter(({ proposal_link }) => message.includes(proposal_link))
      expect(links.map(({ email }) => email)).toEqual([to])
    }
    await record.tab('Timeline').click()
    await expect(record.timeline.getByText('Version 1 sent to 2 people')).toBeVisible()
    await expect
      .poll(() => got<object[]>(asked, { path: `/webhooks/${webhook.webhook_id}/deliveries`, face: 'app' }))
      .toEqual([expect.objectContaining({ event: 'proposal_send', state: 'succeeded' })])
  },
)

test(
  'sent by yourself, the links are there to copy and nothing is mailed; then it goes again to one of them',
  { tag: '@journey' },
  async ({ page, context, record, sending, asked }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { path, people, details, mails } = await forTwo(asked)
    await page.goto(`${path}/send`)
    await sending.editText.click()
    await sending.message.fill('Here it is')
    await sending.bySelf.check()
    await sending.send.click()
    await expect(page.getByText('No email was sent')).toBeVisible()
    await expect(record.status).toHaveText('Open')
    expect(await mails()).toEqual([])
    const bram = (await details()).receivers.find(({ id }) => id === people[1])
    if (!bram) throw new Error('Bram receives it')
    await record.tab('Receivers').click()
    const row = page.getByRole('list', { name: 'Receivers' }).getByRole('listitem').filter({ hasText: bram.fullname })
    await expect(row).toContainText(bram.proposal_link)
    await row.getByRole('button', { name: 'Copy link' }).click()
    await expect(row.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bram.proposal_link)

    await row.getByRole('link', { name: `Send to ${bram.fullname}` }).click()
    await expect(sending.window.getByRole('checkbox', { name: 'Anna Smit' })).not.toBeChecked()
    await expect(sending.template).toHaveValue('Offerte versturen')
    await sending.window.getByRole('checkbox', { name: 'Reset passwords' }).check()
    const asks = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/send'))
    await sending.window.getByRole('button', { name: 'Send again to 1 person' }).click()
    expect((await asks).postDataJSON()).toMatchObject({ contact_people: [bram.id], password_reset: true })
    await expect(sending.window).toBeHidden()
    await expect(row).toBeVisible()
    expect((await mails()).map(({ to }) => to)).toEqual([bram.email])
  },
)

test(
  'a reminder goes to whoever has not answered, in words that remind',
  asksNothingNew,
  async ({ page, context, record, sending, asked }) => {
    const { path, link } = await sentProposal(asked, ['Anna Smit', 'Bram Smit'])
    const answering = new CustomerPage(await context.newPage())
    await answering.page.goto(link)
    await answering.signature.fill('Anna Smit')
    await answering.sign.click()
    await expect(answering.page.getByText('Getekend op', { exact: false }).first()).toBeVisible()

    await page.goto(path)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Send reminder…' }).click()
    await expect(sending.window).toHaveAccessibleName(/^Send reminder/)
    await expect(sending.window.getByRole('checkbox', { name: 'Anna Smit' })).not.toBeChecked()
    await expect(sending.window.getByRole('checkbox', { name: 'Bram Smit' })).toBeChecked()
    await expect(sending.template).toHaveValue('Herinnering')
    await expect(sending.mail).toContainText('Beste Bram Smit,')
    await expect(sending.send).toHaveText('Remind 1 person')
    const asks = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/send'))
    await sending.send.click()
    expect((await asks).postDataJSON()).toMatchObject({ contact_people: [expect.any(Number)] })
    await expect(page.getByText(/^(Reminded 1 person|1 email is waiting: no mail server)/)).toBeVisible()
    await expect(record.timeline).toBeVisible()
  },
)

test(
  'of a proposal in English the English template is chosen, and what is required is filled in right there',
  asksNothingNew,
  async ({ page, record, sending, asked }) => {
    const { path, details } = await forTwo(asked)
    const texts = await got<{ id: number; language: string }[]>(asked, { path: '/settings/text-templates' })
    const english = texts.find(({ language }) => language.startsWith('en'))
    const custom_fields = [{ name: 'uitvoering', value: '' }]
    await got(asked, { path, method: 'PATCH', body: { text_template_id: english?.id, custom_fields } })
    await page.goto(`${path}/send`)
    await expect(sending.template).toHaveValue('Send proposal (English)')
    // The text of its template names the same field.
    await expect(sending.check).toContainText('1 issue to fix')
    const missed = sending.check.getByRole('textbox', { name: 'Gewenste uitvoering' })
    await missed.fill('Week 12')
    await missed.press('Enter')
    await expect(sending.check.getByText('is required')).toHaveCount(0)
    await expect(sending.check.getByText('has no value')).toHaveCount(0)
    expect(await details()).toMatchObject({
      custom_fields: expect.arrayContaining([expect.objectContaining({ name: 'uitvoering', value: 'Week 12' })]),
    })
    await page.goto(`${path}/edit?tab=details#field-uitvoering`)
    await expect(page.getByLabel('Gewenste uitvoering')).toBeFocused()
    await page.goto(path)
    await expect(record.heading).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Copy internal link' })).toBeVisible()
  },
)

test(
  'a product that costs something else by now: the row takes it from the window, or keeps its own',
  asksNothingNew,
  async ({ page, sending, asked }) => {
    const { path } = await forTwo(asked)
    const [directory] = await got<{ id: number }[]>(asked, { path: '/product-directories' })
    const product = { name: 'Oven', price: 120, directory_id: directory?.id }
    const { product_id } = await got<{ product_id: number }>(asked, { path: '/products', body: product })
    const { pricetables } = (await got<{ content: Content }>(asked, { path: `${path}/details` })).content
    const [table] = pricetables
    const row = (content: string, price: number) => ({ type: 'price', content, quantity: 2, price, product_id })
    const body = { pricetables: [{ id: table?.id ?? null, rows: [row('Oven', 100), row('Other oven', 110)] }] }
    await got(asked, { path: `${path}/content`, method: 'PUT', face: 'app', body, headers: { 'If-Match': '*' } })
    await page.goto(`${path}/send`)
    await expect(sending.check).toContainText('Oven: 100,00 here, 120,00 in Products')
    await sending.check
      .getByRole('listitem')
      .filter({ hasText: 'Other oven: 110,00 here' })
      .getByRole('button', { name: 'Keep' })
      .click()
    await expect(sending.check).not.toContainText('Other oven')
    await sending.check.getByRole('button', { name: 'Use 120,00' }).click()
    await expect(sending.check).not.toContainText('in Products')
    const after = await got<{ content: Content }>(asked, { path: `${path}/details` })
    expect(after.content.pricetables[0]?.rows.map(({ price }) => price)).toEqual([120, 110])
  },
)

test('without a receiver the window says what to do instead', asksNothingNew, async ({ page, list, sending }) => {
  await list.show('Draft')
  await list.open('Leidingwerk uitbouw en keuken verplaatsen, Heideweg 96')
  await page.getByRole('link', { name: 'Send…' }).click()
  await expect(sending.send).toBeDisabled()
  await expect(sending.window).toContainText('Choose receivers')
  await page.keyboard.press('Escape')
  await expect(sending.window).toBeHidden()
})

test(
  'what this browser keeps of it is saved before it is sent, and until then nothing is sent',
  asksNothingNew,
  async ({ page, list, record, sending, between, asked }) => {
    const [proposal, plates] = ['Warmtepomp en vloerverwarming, Lindelaan 14', 'Isolatieplaten 100 mm, materiaal']
    await list.show('Open')
    await list.open(proposal)
    await expect(record.heading).toHaveText(proposal)
    await record.edit.click()
    const editor = new ProposalEditor(page)
    const mend = await between.cut()
    await editor.write(plates, 'Quantity', '44')
    await expect(editor.saving).toHaveText('Not saved: offline (kept in this browser)')
    await page.getByRole('link', { name: 'Back to proposal' }).click()
    await record.send.click()
    await expect(sending.window).toContainText('are not included. Not saved: offline (kept in this browser).')
    await expect(sending.send).toBeDisabled()
    await expect(sending.window.getByRole('link', { name: 'Open editor' })).toBeVisible()

    mend()
    await sending.window.getByRole('button', { name: 'Retry' }).click()
    await expect(sending.window).toContainText('are now saved and included.')
    await sending.editText.click()
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
  },
)
