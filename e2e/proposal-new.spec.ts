import { nextDetails } from './opened.ts'
import { expect, openAccount, test } from './fixtures.ts'
import { asksNothingNew } from './homes.ts'

const euros = (amount: number) =>
  new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)

test.use({ opens: '/proposals/new' })

test.beforeEach(async ({ enter, form }) => {
  await enter()
  await expect(form.create).toBeVisible()
})

test(
  'a proposal made with rows of every kind has the totals of its details answer',
  { tag: '@journey' },
  async ({ page, form, record }) => {
    await form.choose('Customer', 'VvE Residentie Slotzicht')
    await page.getByRole('group', { name: 'Receivers' }).getByRole('checkbox').first().check()
    await form.choose('Template', 'Home installation (English)')
    await form.name.fill('Heat pump for the boiler house')
    await page.getByLabel('Gewenste uitvoering').fill('before the winter')

    await form.add('Quotation', 'Title')
    await form.cell('Title').fill('Extra work')
    await form.add('Quotation', 'Price row')
    await form.cell('Description').fill('Pipework')
    await form.cell('Quantity').fill('3*4')
    await form.cell('Price').fill('62,50')
    await form.add('Quotation', 'Price row')
    await form.cell('Description').fill('Insulation')
    await form.cell('Quantity').fill('2')
    await form.cell('Price').fill('1.125,25')
    await form.add('Quotation', 'Discount')
    await form.cell('Discount').fill('Neighbours’ discount')
    await form.cell('Discount as a percentage or amount').fill('10 %')
    await form.add('Quotation', 'Subtotal')
    await form.cell('Subtotal').fill('Extra work together')

    // The template's own rows, 7.480,00, come first; then 12 × 62,50 = 750,00 and 2 × 1.125,25 = 2.250,50; 10 % of
    // 10.480,50 is 1.048,05.
    await expect(form.total('Excl. VAT')).toHaveText('9.432,45')
    await expect(form.total('VAT 21')).toHaveText('1.980,81')
    await expect(form.total('Total incl. VAT')).toContainText('11.413,26')

    const details = nextDetails(page)
    await form.create.click()
    await expect(record.heading).toHaveText('Heat pump for the boiler house')
    const answer = await details()
    const [table] = answer.content.pricetables
    await expect(record.total('Excl. VAT')).toHaveText(euros(Number(answer.price_total_original)))
    await expect(record.total('Total incl. VAT')).toContainText(euros(table?.total ?? Number.NaN))
    expect(answer.price_total_original).toBe('9432.45')
    for (const text of ['Extra work', 'Pipework', 'Insulation', 'Neighbours’ discount', 'Extra work together'])
      await expect(record.row(text)).toBeVisible()
  },
)

test(
  'a customer who is not there yet is made on the way, with the keyboard alone',
  asksNothingNew,
  async ({ page, form, record }) => {
    await expect(form.field('Customer')).toBeFocused()
    await page.keyboard.type('Hovenier Groenrijk')
    await expect(page.getByRole('option', { name: 'Add “Hovenier Groenrijk”…' })).toBeVisible()
    await page.keyboard.press('Enter')
    const adding = page.getByRole('dialog', { name: 'New customer' })
    await expect(adding.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ilse Groen')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ilse@groenrijk.example')
    await page.keyboard.press('Enter')
    await expect(adding).toHaveCount(0)
    await expect(form.field('Customer')).toHaveValue('Hovenier Groenrijk')
    await expect(form.field('Customer')).toBeFocused()
    await expect(form.receiver('Ilse Groen')).toBeChecked()

    await page.getByRole('button', { name: 'New person…' }).press('Enter')
    const person = page.getByRole('dialog', { name: 'New person of Hovenier Groenrijk' })
    await expect(person.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
    await page.keyboard.type('Bas Groen')
    await page.keyboard.press('Enter')
    await expect(person).toHaveCount(0)
    await expect(form.receiver('Bas Groen')).toBeDisabled()

    await form.chooseByKeys('Template', 'Home installation (English)')
    await form.name.fill('A garden')
    await page.keyboard.press('Control+Enter')
    await expect(record.heading).toHaveText('A garden')
    await expect(page.getByText('Hovenier Groenrijk').first()).toBeVisible()
  },
)

test('what is missing is said at its field, and typing stays', asksNothingNew, async ({ form, expectAccessible }) => {
  await form.name.fill('Only a name')
  await form.create.click()
  await expect(form.field('Customer')).toBeFocused()
  await expect(form.field('Customer')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.templates()).toHaveAttribute('aria-invalid', 'true')
  await expect(form.templates()).toHaveAccessibleDescription('Choose a template')
  await expect(form.name).toHaveValue('Only a name')
  await expectAccessible('new proposal with faults')
})

test(
  'what is typed into a list that is still on its way stays, and finds its entry',
  asksNothingNew,
  async ({ page, form, between }) => {
    const letGo = await between.hold(/\/(text_templates|settings)/)
    await form.choose('Template', 'Home installation (English)')
    await form.field('Text template optional').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Par')
    letGo()
    await page.getByRole('option', { name: 'Particulier' }).waitFor()
    await page.keyboard.type('ti')
    await expect(form.field('Text template optional')).toHaveValue('Parti')
    await page.keyboard.press('Tab')
    await expect(form.field('Text template optional')).toHaveValue('Home and business (English)')
  },
)

test(
  'by keyboard alone a proposal is made from a template, for who is given an email address on the spot',
  { tag: '@journey' },
  async ({ page, form, record }) => {
    await form.chooseByKeys('Customer', 'mevr. G. Terpstra')
    const receivers = page.getByRole('group', { name: 'Receivers' })
    await expect(receivers.getByText('No email address')).toBeVisible()
    await expect(receivers.getByRole('checkbox')).toBeDisabled()

    await receivers.getByRole('button', { name: /^Add an email address/ }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('terpstra')
    await page.keyboard.press('Enter')
    await expect(receivers.getByText('Not a valid email address')).toBeVisible()
    await page.keyboard.type('@planet.example')
    await page.keyboard.press('Enter')
    await expect(receivers.getByRole('checkbox', { name: /terpstra@planet.example/ })).toBeChecked()
    await expect(receivers.getByRole('checkbox')).toBeFocused()

    await form.name.focus()
    await page.keyboard.type('Heat pump for the annexe')
    await form.chooseByKeys('Template', 'Home installation (English)')
    await form.chooseByKeys('Text template optional', 'Home and business (English)')
    await form.chooseByKeys('Design optional', 'Groen dak')
    await form.chooseByKeys('Automation set optional', 'Grote projecten')
    await page.getByLabel('Gewenste uitvoering').focus()
    await page.keyboard.type('before the winter')
    await form.chooseByKeys('Owner', 'Sanne Kuipers')
    await form.chooseByKeys('Directory optional', 'Particulier')
    await page.keyboard.press('Control+Enter')
    await expect(record.heading).toHaveText('Heat pump for the annexe')
    await expect(record.total('Excl. VAT')).toHaveText('7.480,00')
    await expect(page.getByText('Sanne Kuipers')).toBeVisible()
    await expect(page.getByText('Particulier', { exact: true })).toBeVisible()
  },
)

test(
  'what is not created yet is kept in this browser, in one tab',
  asksNothingNew,
  async ({ page, signedIn, form, list, context }) => {
    await form.choose('Customer', 'VvE Residentie Slotzicht')
    await form.choose('Template', 'Home installation (English)')
    await form.name.fill('Half a thought')
    await form.add('Quotation', 'Price row')
    await page.keyboard.type('Pipework')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Kept in this browser until created')).toBeVisible()

    await test.step('another tab says that it keeps nothing, and asks before it is left', async () => {
      const second = await context.newPage()
      await openAccount(second, signedIn)
      await second.goto('/proposals/new')
      await expect(second.getByText('Not kept: a new proposal is open in another tab')).toBeVisible()
      await second.getByLabel('Name', { exact: true }).fill('Another thought')
      await second.getByRole('link', { name: 'Back to list' }).click()
      await expect(second.getByRole('dialog', { name: 'Leave the new proposal?' })).toBeVisible()
      await second.close({ runBeforeUnload: false })
    })

    await test.step('it is left without a question, and comes back', async () => {
      await page.getByRole('link', { name: 'Back to list' }).click()
      await expect(list.heading).toBeVisible()
      await page.goto('/proposals/new')
      await expect(page.getByText('Unsaved proposal from')).toBeVisible()
      await expect(form.name).toHaveValue('Half a thought')
      await expect(form.field('Customer')).toHaveValue('VvE Residentie Slotzicht')
      await expect(form.table('Quotation').locator('[data-row]')).toContainText('Pipework')
    })

    await test.step('it can be put aside, and taken up again', async () => {
      await page.getByRole('button', { name: 'Start over' }).click()
      await expect(form.name).toHaveValue('')
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(form.name).toHaveValue('Half a thought')
    })

    await test.step('once created it is gone from here', async () => {
      await form.create.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Half a thought' })).toBeVisible()
      await page.goto('/proposals/new')
      await expect(form.name).toHaveValue('')
      await expect(page.getByText('Ctrl+Enter to create')).toBeVisible()
    })
  },
)

test(
  'what is begun for one customer is apart from what is begun for any',
  asksNothingNew,
  async ({ page, form, asked }) => {
    const { body } = await asked({ path: '/contacts/organisations' })
    const [customer] = body as { id: number; name: string }[]
    const address = `/proposals/new?contact_id=${customer?.id}`
    const kept = page.getByText('Kept in this browser until created')
    await page.goto(address)
    await form.name.fill('For this one')
    await expect(kept).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: 'New proposal' }).click()
    await expect(form.name).toHaveValue('')
    await expect(form.field('Customer')).toHaveValue('')
    await form.name.fill('For anyone')
    await expect(kept).toBeVisible()

    await page.goto(address)
    await expect(form.name).toHaveValue('For this one')
    await expect(form.field('Customer')).toHaveValue(customer?.name ?? 'one')
  },
)

test('rows are written, moved, copied and deleted with the keyboard alone', asksNothingNew, async ({ page, form }) => {
  await form.choose('Template', 'Home installation (English)')
  await form.add('Quotation', 'Price row')
  await page.keyboard.type('First')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await expect(form.cell('Description')).toBeFocused()
  await page.keyboard.type('Second')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('5')
  // With the template's own rows, 7.480,00.
  await expect(form.total('Excl. VAT')).toHaveText('7.505,00')

  await page.keyboard.press('Alt+ArrowUp')
  const rows = form.table('Quotation').locator('[data-row]')
  await expect(rows.nth(1)).toContainText('First')
  await page.keyboard.press('Control+d')
  await expect(rows).toHaveCount(3)
  await expect(form.total('Excl. VAT')).toHaveText('7.510,00')
  await page.keyboard.press('Control+Backspace')
  await expect(rows).toHaveCount(2)
  await expect(form.total('Excl. VAT')).toHaveText('7.505,00')
})

test('the form is accessible, empty and with rows', { tag: '@journey' }, async ({ page, form, expectAccessible }) => {
  await expectAccessible('new proposal')
  await form.choose('Template', 'Home installation (English)')
  await form.add('Quotation', 'Price row')
  await page.getByRole('button', { name: 'Row options' }).click()
  await expectAccessible('new proposal with a row and its options')
})
