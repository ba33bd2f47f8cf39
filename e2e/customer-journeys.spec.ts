import { Between } from './between.ts'
import { got } from './ask.ts'
import { sentProposal } from './customer-fixtures.ts'
import { expect, openAccount, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { CustomerPage } from './pages/customer-page.ts'

test.use({ opens: false })

test.beforeEach(async ({ enter }) => {
  await enter()
})

const fields = [{ label: 'Startweek', type: 'text', required: true, options: [] }]
const terms = { url: '', text: 'Betaling binnen 14 dagen.' }

test.describe('a link that is shared by hand', () => {
  // The browser tells of every answer that is no success: a password that is asked for, or wrong.
  test.use({ expected: /40[03]/ })

  test('has a password, which a new sending resets for one person', async ({
    page,
    context,
    asked,
    expectAccessible,
  }) => {
    const { id, path, link, askFor } = await sentProposal(asked, ['Anna Smit', 'Wim Bos'])
    await askFor({ password: true })
    const customer = new CustomerPage(page)
    const keys = () => page.evaluate(() => Object.keys(localStorage))
    const before = await keys()
    await page.goto(link)
    await expect(customer.heading).toHaveText('Kies een wachtwoord')
    await expectAccessible('password to choose')
    await customer.password('Wachtwoord').fill('deeg-op-tafel')
    await customer.password('Herhaal het wachtwoord').fill('deeg-op-tafel')
    await page.keyboard.press('Enter')
    await expect(customer.heading).toHaveText('Nieuwe ovens')
    await page.reload()
    await expect(customer.heading).toHaveText('Nieuwe ovens')
    expect(await keys()).toEqual(before)

    const { receivers } = await got<{ receivers: { id: number }[] }>(asked, { path: `${path}/details` })
    await got(asked, {
      path: `/proposals/${id}/send`,
      body: {
        send_method: 'self',
        send_message: 'Kies een nieuw wachtwoord.',
        password_reset: true,
        contact_people: [receivers[0]?.id],
      },
    })
    const second = await CustomerPage.openedIn(context, link)
    await expect(second.heading).toHaveText('Kies een wachtwoord')
    await second.password('Wachtwoord').fill('brood-in-de-oven')
    await second.password('Herhaal het wachtwoord').fill('brood-in-de-oven')
    await second.page.keyboard.press('Enter')
    await expect(second.heading).toHaveText('Nieuwe ovens')

    // Another browser is asked for it, and the old one opens nothing any more.
    await second.page.evaluate(() => indexedDB.deleteDatabase('proffer-viewer'))
    await second.page.reload()
    await expect(second.heading).toHaveText('Vul uw wachtwoord in')
    await second.password('Wachtwoord').fill('deeg-op-tafel')
    await second.page.keyboard.press('Enter')
    await expect(second.password('Wachtwoord')).toHaveAccessibleDescription('Onjuist wachtwoord')
    await second.password('Wachtwoord').fill('brood-in-de-oven')
    await second.page.keyboard.press('Enter')
    await expect(second.heading).toHaveText('Nieuwe ovens')
  })
})

test.describe('a first visit', () => {
  test.use({ expected: /403/ })

  test('is made by keyboard alone, from its password to a question, and the seller sees it come in', async ({
    page,
    context,
    asked,
    signedIn,
  }) => {
    const { id, link, details, askFor } = await sentProposal(asked)
    await askFor({ password: true })
    // A scanner of mails opens the link, and looks at nothing.
    const scanner = await context.newPage()
    await scanner.goto(link)
    await scanner.close()
    expect((await details()).logs.summary.views).toBe(0)

    const seller = await context.newPage()
    await openAccount(seller, signedIn)
    await seller.goto(`/proposals/${id}`)
    const timeline = seller.getByRole('region', { name: 'Timeline' })
    await expect(timeline).toBeVisible()

    const customer = new CustomerPage(page)
    await page.goto(link)
    await tabTo(page, customer.password('Wachtwoord'))
    await page.keyboard.type('deeg-op-tafel')
    await page.keyboard.press('Tab')
    await expect(customer.password('Herhaal het wachtwoord')).toBeFocused()
    await page.keyboard.type('deeg-op-tafel')
    await page.keyboard.press('Enter')
    await expect(customer.total).toContainText('1.355,20')
    await tabTo(page, customer.row('Bedraad').last().getByRole('radio'))
    await page.keyboard.press('ArrowDown')
    await expect(customer.row('Draadloos').last().getByRole('radio')).toBeChecked()
    await tabTo(page, customer.row('Onderstel').last().getByRole('checkbox'))
    await page.keyboard.press('Space')
    await tabTo(page, customer.quantity('Bakplaat'))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('3')
    await expect(customer.total).toContainText('1.706,10')
    await expect(customer.said).toContainText('1.706,10')

    await tabTo(page, customer.questions.getByLabel('Uw vraag'))
    await page.keyboard.type('Wanneer kunt u beginnen?')
    await tabTo(page, customer.questions.getByRole('button', { name: 'Vraag versturen' }))
    await page.keyboard.press('Enter')
    await expect(timeline).toContainText('Wanneer kunt u beginnen?')
    // Read for three seconds and touched, it is a visit.
    await expect.poll(async () => (await details()).logs.summary.views).toBe(1)
    await seller.reload()
    await expect(timeline.getByText(/^Anna Smit read for/)).toBeVisible()
    const machines = seller.getByText(/^A mail scanner probably opened the link of Anna Smit/)
    await expect(machines).toHaveCount(0)
    await seller.getByRole('checkbox', { name: 'Automated visits 1' }).check()
    await expect(machines).toHaveCount(1)
  })
})

test.describe('what the seller changes while somebody fills it in', () => {
  test.use({ expected: /409/ })

  test('moves no answer, and a new version keeps it and is agreed to anew', async ({ page, asked }) => {
    const { link, revise, askFor, details } = await sentProposal(asked)
    const order = { label: 'Bestelnummer', type: 'text', required: true, options: [] }
    const address = { ...order, label: 'Factuuradres', required: false }
    await askFor({ fields: [order], terms })
    const customer = new CustomerPage(page)
    await page.goto(link)
    await customer.accept.getByLabel('Bestelnummer').fill('PO-77')
    await customer.name.fill('Anna de Smit')
    const agreed = customer.accept.getByRole('checkbox', { name: /algemene voorwaarden/ })
    await agreed.check()
    await askFor({ fields: [address, order], terms })
    await expect(customer.accept.getByLabel('Factuuradres')).toHaveValue('')
    await expect(customer.accept.getByLabel('Bestelnummer')).toHaveValue('PO-77')
    await expect(agreed).toBeChecked()

    await revise({ Oven: 1200 })
    await expect(customer.news).toContainText('Zojuist is versie 2 verstuurd')
    await expect(customer.accept.getByLabel('Bestelnummer')).toHaveValue('PO-77')
    await expect(customer.name).toHaveValue('Anna de Smit')
    await expect(agreed).not.toBeChecked()
    await customer.sign.click()
    await expect(agreed).toBeFocused()
    await agreed.check()
    await customer.sign.click()
    await expect(page.getByRole('heading', { name: 'Bewijs' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'PO-77' })).toBeVisible()
    expect((await details()).status).toBe('won')
  })
})

test.describe('a proposal that is withdrawn while it is read', () => {
  test.use({ expected: /4(?:04|10)/ })

  test('is back on the page by itself once it is open again, and what happens next is heard', async ({
    page,
    asked,
  }) => {
    const { path, link, revise } = await sentProposal(asked)
    const customer = new CustomerPage(page)
    const become = (status: string) => got(asked, { path, method: 'PATCH', body: { status } })
    await page.goto(link)
    await expect(customer.heading).toHaveText('Nieuwe ovens')
    for (const { status, heading } of [
      { status: 'edit', heading: /gevonden|not found/ },
      { status: 'closed', heading: 'Deze offerte is niet meer beschikbaar' },
    ]) {
      await become(status)
      await expect(customer.heading).toHaveText(heading)
      await become('open')
      await expect(customer.heading).toHaveText('Nieuwe ovens')
      await expect(customer.heading).toBeFocused()
    }
    await revise({ Oven: 1200 })
    await expect(customer.news).toContainText('Zojuist is versie 2 verstuurd')
  })
})

test.describe('a version that is sent while another is read', () => {
  test.use({ expected: /409/ })

  test('shows what changed, and a stale tab accepts nothing', async ({ page, context, asked, expectAccessible }) => {
    const { id, link, revise, details } = await sentProposal(asked)
    const stale = await context.newPage()
    // It hears nothing of what others do.
    await stale.goto(link)
    await new Between(stale).hold(/\/events$/)
    await stale.reload()
    const old = new CustomerPage(stale)
    await old.row('Draadloos').last().getByRole('radio').check()
    await expect(old.total).toContainText('1.597,20')

    const customer = new CustomerPage(page)
    await page.goto(link)
    await expect(customer.total).toContainText('1.597,20')
    await customer.ask('Kan het nog dit jaar?')
    await expect(page.getByRole('listitem').filter({ hasText: 'Kan het nog dit jaar?' })).toBeVisible()
    const path = `/proposals/${id}/comments`
    const [question] = await got<{ id: number }[]>(asked, { path, face: 'app' })
    await got(asked, { path, face: 'app', body: { comment: 'Ja, in week 51.', answers: question?.id } })
    await expect(page.getByText('Ja, in week 51.')).toBeVisible()

    // What is read for three seconds is a visit; changes are told since the last one.
    await expect.poll(async () => (await details()).logs.summary.views).toBeGreaterThan(0)
    await revise({ Oven: 1200, Onderstel: 75 })
    await expect(page.getByRole('complementary', { name: 'Gewijzigd sinds uw laatste bezoek' })).toContainText(
      '2 regels',
    )
    await expect(customer.total).toContainText('1.839,20')
    await expectAccessible('changed since they looked')
    await page.getByRole('button', { name: 'Volgende wijziging' }).click()
    await expect(customer.row('Oven').first()).toBeFocused()

    await old.sign.click()
    await expect(old.news).toContainText('intussen is versie 2 verstuurd')
    await expect(old.row('Draadloos').last().getByRole('radio')).toBeChecked()
    expect((await details()).status).toBe('open')
  })
})

test('a proposal is accepted by keyboard alone, with its fields and terms, once', async ({ page, asked, record }) => {
  const { id, link, details, askFor } = await sentProposal(asked)
  await askFor({ fields, terms })
  const customer = new CustomerPage(page)
  await page.goto(link)
  await tabTo(page, customer.sign)
  await page.keyboard.press('Enter')
  // What is missing takes the focus, the first of it.
  const week = customer.accept.getByLabel('Startweek')
  await expect(week).toBeFocused()
  await page.keyboard.type('Week 3')
  await tabTo(page, customer.signature)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('A. Smit')
  await tabTo(page, customer.accept.getByRole('checkbox', { name: /algemene voorwaarden/ }))
  await page.keyboard.press('Space')
  await tabTo(page, customer.sign)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Bewijs' })).toBeVisible()
  const { status, date_won } = await details()
  expect({ status, isDated: date_won !== '' }).toEqual({ status: 'won', isDated: true })

  await page.goto(`/proposals/${id}?tab=acceptance`)
  const acceptance = page.getByRole('region', { name: 'Acceptance', exact: true })
  await expect(acceptance).toContainText('1 of 1 signed')
  await expect(acceptance.getByRole('listitem')).toHaveCount(1)
  await expect(acceptance).toContainText('A. Smit')
  await expect(acceptance).toContainText('Week 3')
  await expect(record.status).toHaveText('Won')
})
