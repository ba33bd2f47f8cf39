import { paste } from './paste.ts'
import { expect, test } from './settings-fixtures.ts'
import { asksNothingNew, looksAtPages } from './homes.ts'

test.use({ opens: false })

test('an email template is written with tags, seen as it arrives, and saved', async ({ page, settings }) => {
  await settings.open('email-templates')
  await page.getByRole('link', { name: 'New email template' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Kort')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Beste ,')
  await message.press('ArrowLeft')
  await page.getByRole('button', { name: 'First name of the receiver' }).click()
  await expect(message).toHaveValue('Beste [contact_firstname],')
  await expect(message).toBeFocused()
  const mail = page.getByRole('region', { name: 'Email preview' })
  await expect(mail).toContainText('Beste Anna,')

  await page.getByRole('textbox', { name: 'Subject' }).fill('Voor [contact_naam]')
  await expect(page.getByText('Unknown tag, sent as text: [contact_naam]')).toBeVisible()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Voor [contact_name]')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'Email templates' })).toBeVisible()
  await expect(settings.row('Kort')).toContainText('Voor [contact_name]')
})

test('leaving a form with something written asks first', asksNothingNew, async ({ page, settings }) => {
  await settings.open('email-templates')
  await page.getByRole('link', { name: 'Herinnering' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Herinnering na een week')
  await page.getByRole('link', { name: 'Back to email templates' }).click()
  await settings.press('Leave without saving')
  await expect(settings.row('Herinnering')).toBeVisible()
  await expect(settings.row('Herinnering na een week')).toHaveCount(0)
})

test(
  'a colour too pale to read is not taken, and the nearest that can be read is offered',
  asksNothingNew,
  async ({ page, settings }) => {
    await settings.open('design-templates')
    await page.getByRole('link', { name: 'Groen dak' }).click()
    const first = page.getByRole('textbox', { name: 'Headings and buttons', exact: true })
    await first.fill('#ffd400')
    await expect(page.getByText('Too light for white paper: contrast 1.4, needs 4.5')).toBeVisible()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(first).toBeFocused()
    await page.getByRole('button', { name: 'Use #806a00' }).click()
    await expect(first).toHaveValue('#806a00')
    await first.fill('ffd400')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Enter a colour like #2143b9')).toBeVisible()
    await expect(first).toBeFocused()
    await first.fill('#123456')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(settings.row('Groen dak')).toContainText('#123456')
  },
)

test('an automation set is written by keyboard: add, choose, move, remove, save', async ({ page, settings }) => {
  await settings.open('automation-sets')
  await page.getByRole('link', { name: 'Grote projecten' }).click()
  const steps = page.getByRole('listitem', { name: /^Step \d/ })
  await expect(steps.first()).toBeVisible()
  const before = await steps.count()
  const add = page.getByRole('button', { name: 'Add step' })
  await add.focus()
  await page.keyboard.press('Enter')
  const added = steps.nth(before)
  const when = added.getByRole('combobox', { name: 'When' })
  await expect(when).toBeFocused()
  // It opens at what it says already, the first; above that comes the last.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(when).toHaveValue('it was declined')
  await expect(added.getByRole('combobox', { name: 'Then' })).toHaveValue('tell the owner')

  await added.getByRole('button', { name: `Move step ${before + 1} up` }).focus()
  for (let at = before; at > 0; at -= 1) {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Move step ${at} up` })).toBeFocused()
  }
  await page.getByRole('button', { name: `Remove step ${before + 1}` }).focus()
  await page.keyboard.press('Enter')
  await expect(steps).toHaveCount(before)
  await expect(add).toBeFocused()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'Automation sets' })).toBeVisible()
  await expect(settings.row('Grote projecten')).toContainText('When it was declined')
})

test('a text template gets a section, moved to the front, shown clean', async ({ page, settings }) => {
  await settings.open('text-templates')
  await page.getByRole('link', { name: 'Particulier', exact: true }).click()
  await page.getByRole('button', { name: 'Add section' }).press('Enter')
  await page.keyboard.type('Vooraf')
  const last = page.getByRole('region', { name: 'Section 6', exact: true })
  const text = last.getByRole('textbox', { name: 'Text' })
  await text.focus()
  await paste(text, '<p class="x">Even <b>vooraf</b>, [contact_firstname] en [voornaam]</p><script>x()</script>')
  await expect(last.locator('strong')).toHaveText('vooraf')
  await expect(last.getByText('Unknown tags, shown as text: [voornaam]')).toBeVisible()
  for (let at = 6; at > 1; at -= 1) await page.getByRole('button', { name: `Move section ${at} up` }).press('Enter')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'Text templates' })).toBeVisible()
  await page.getByRole('link', { name: 'Particulier', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('Vooraf')
  await expect(page.getByRole('textbox', { name: 'Text' }).first()).toHaveText(
    'Even vooraf, [contact_firstname] en [voornaam]',
  )
})

test.describe('a Unique ID that is taken', () => {
  test.use({ expected: /status of 400/ })

  test('is refused at its field, and what was written stays', async ({ page, settings }) => {
    await settings.open('favorite-templates')
    await page.getByRole('link', { name: 'Warmtepomp particulier' }).click()
    await page.getByRole('checkbox', { name: 'Referentie van de klant' }).check()
    await page.getByRole('button', { name: 'Add price table' }).click()
    const added = page.getByRole('group', { name: 'Price table 3' })
    await added.getByRole('textbox', { name: 'Title' }).fill('Meerwerk')
    await added.getByRole('textbox', { name: 'Unique ID' }).fill('onderhoud')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Another table has the Unique ID onderhoud')).toBeVisible()
    await added.getByRole('textbox', { name: 'Unique ID' }).fill('meerwerk')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(settings.row('Warmtepomp particulier')).toContainText('Prijsopgave, Onderhoud, Meerwerk')
  })
})

test('the forms of templates are accessible', looksAtPages, async ({ page, settings, expectAccessible }) => {
  test.slow()
  for (const path of ['email-templates/new', 'design-templates/new', 'automation-sets/new']) {
    await settings.open(path)
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
    await expectAccessible(path)
  }
  await settings.open('favorite-templates')
  await page.getByRole('link', { name: 'Warmtepomp particulier' }).click()
  await expect(page.getByRole('button', { name: 'Add price table' })).toBeVisible()
  await expectAccessible('a favorite template')
})

test('a design gets a cover, fonts and a footer, seen beside it as they are chosen, and its customer gets them', async ({
  page,
  settings,
}) => {
  await settings.open('design-templates')
  await page.getByRole('link', { name: 'Zakelijk sober' }).click()
  const sample = page.getByRole('complementary', { name: 'Design preview' })
  await expect(sample.getByRole('img')).toBeVisible()

  await page.getByRole('button', { name: 'Remove image' }).click()
  await expect(sample.getByRole('img')).toHaveCount(0)
  await page.getByLabel('Cover image file').setInputFiles('docs/proposals-list.png')
  await page.getByRole('textbox', { name: 'Alt text' }).fill('The list of proposals')
  await expect(sample.getByRole('img', { name: 'The list of proposals' })).toBeVisible()

  await page.getByRole('textbox', { name: 'Footer' }).fill('[account_name], page [page] of [pages]')
  await expect(sample.getByText('Your company, page 2 of 6')).toBeVisible()
  await page.getByRole('combobox', { name: 'Headings', exact: true }).click()
  await page.getByRole('option', { name: 'Lora' }).click()
  await expect
    .poll(() =>
      sample.getByRole('heading', { name: 'Prices' }).evaluate((heading) => getComputedStyle(heading).fontFamily),
    )
    .toMatch(/^document-lora,/)
  await expect.poll(() => page.evaluate(() => document.fonts.check('500 16px document-lora'))).toBe(true)
  await sample.getByRole('button', { name: 'Phone' }).click()
  await page.keyboard.press('Control+s')

  await page.getByRole('link', { name: 'Zakelijk sober' }).click()
  await expect(page.getByRole('textbox', { name: 'Alt text' })).toHaveValue('The list of proposals')
  await expect(page.getByRole('combobox', { name: 'Headings', exact: true })).toHaveValue('Lora')
  await expect(page.getByRole('textbox', { name: 'Footer' })).toHaveValue('[account_name], page [page] of [pages]')
})
