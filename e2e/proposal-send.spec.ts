import type { Asked } from './ask.ts'
import { expect, test } from './fixtures.ts'
import { ProposalEditor } from './pages/proposal-editor.ts'

type Ask = (asked: Asked) => Promise<{ status: number; body: unknown }>
type Section = { id: number; title: string; html: string }
type Receiver = { id: number; fullname: string; email: string; proposal_link: string }
type Details = { content: { sections: Section[] }; receivers: Receiver[] }
type Mail = { id: number; to: string }

test.beforeEach(async ({ signedIn, list }) => {
  expect(signedIn.account).toBeTruthy()
  await expect(list.rows.first()).toBeVisible()
})

/** Asks for what a test stands on. */
async function got<Body>(asked: Ask, request: Asked) {
  const { status, body } = await asked(request)
  expect(status, request.path).toBeLessThan(300)
  return body as Body
}

/** A draft that two people of a new organisation receive. */
async function forTwo(asked: Ask) {
  const contact = await got<{ id: number }>(asked, {
    path: '/contacts',
    body: { type: 'organisation', name: 'Bakkerij De Korenaar' },
  })
  const people: number[] = []
  for (const fullname of ['Anna Smit', 'Bram Smit']) {
    const body = { fullname, email: `${fullname.slice(0, 4).toLowerCase()}@korenaar.example` }
    people.push((await got<{ id: number }>(asked, { path: `/contacts/${contact.id}/people`, body })).id)
  }
  const [favorite] = await got<{ id: number }[]>(asked, { path: '/favorites/proposals' })
  const { id } = await got<{ id: number }>(asked, {
    path: '/proposals',
    body: {
      contact_id: contact.id,
      contact_people: people,
      proposal_template_id: favorite?.id,
      name: 'New ovens',
      custom_fields: [{ name: 'uitvoering', value: 'soon' }],
    },
  })
  const path = `/proposals/${id}`
  return {
    path,
    contact: `/contacts/${contact.id}`,
    people,
    details: () => got<Details>(asked, { path: `${path}/details` }),
    mails: () => got<Mail[]>(asked, { path: `/mails?proposal_id=${id}`, face: 'app' }),
  }
}

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
      'Bram Smit has no email address',
      /^Nothing fills \[custom_referentie\] in “.+”/,
      /^\[sic\] in “.+” is no tag, and stays as it is/,
    ])
    await expect(sending.template).toHaveValue('Offerte versturen')
    await expectAccessible('send window')
    await expect(sending.send).toBeDisabled()
    await sending.window.getByLabel('Email address of Bram Smit').fill('bram@korenaar.example')
    await page.keyboard.press('Enter')
    await expect(sending.check).not.toContainText('has no email address')
    await sending.check.getByRole('link', { name: 'Go to the text' }).first().click()
    const editor = new ProposalEditor(page)
    await editor.section(first.title).fill('Dear [contact_firstname]')
    await expect(editor.saving).toHaveText(/^Saved/)

    await page.goto(`${path}/send`)
    await expect(sending.check).toHaveText(/Nothing is in the way/)
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
    await expect(page.getByText('Sent to 2 people')).toBeVisible()
    await expect(record.status).toHaveText('Open')
    expect(sends).toHaveLength(1)

    const { receivers } = await details()
    const sent = await mails()
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['anna@korenaar.example', 'bram@korenaar.example'])
    for (const { id, to } of sent) {
      const { message } = await got<{ message: string }>(asked, { path: `/mails/${id}`, face: 'app' })
      const links = receivers.filter(({ proposal_link }) => message.includes(proposal_link))
      expect(links.map(({ email }) => email)).toEqual([to])
    }
    await record.tab('Timeline').click()
    await expect(page.getByText('sent the proposal to Anna Smit and Bram Smit')).toBeVisible()
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
    await sending.ownText.check()
    await sending.message.fill('Here it is')
    await sending.bySelf.check()
    await sending.send.click()
    await expect(page.getByText('Nothing was mailed')).toBeVisible()
    await expect(record.status).toHaveText('Open')
    expect(await mails()).toEqual([])
    const bram = (await details()).receivers.find(({ id }) => id === people[1])
    if (!bram) throw new Error('Bram receives it')
    const row = page.getByRole('table', { name: 'Receivers' }).getByRole('row', { name: bram.fullname })
    await expect(row).toContainText(bram.proposal_link)
    await row.getByRole('button', { name: 'Copy link' }).click()
    await expect(row.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bram.proposal_link)

    await row.getByRole('link', { name: `Send again to ${bram.fullname}` }).click()
    await expect(sending.window).toContainText('Nobody else gets it. Send it to everyone')
    await sending.window.getByRole('checkbox', { name: 'Reset passwords' }).check()
    const asks = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/send'))
    await sending.window.getByRole('button', { name: 'Send again to 1 person' }).click()
    expect((await asks).postDataJSON()).toMatchObject({ contact_people: [bram.id], password_reset: true })
    await expect(sending.window).toBeHidden()
    await expect(row).toBeVisible()
    expect((await mails()).map(({ to }) => to)).toEqual([bram.email])
  },
)

test('without a receiver the window says what to do instead', async ({ page, list, sending }) => {
  await list.show('Edit')
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
  await list.show('Open')
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
