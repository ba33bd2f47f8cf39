import { expect, openAccount, test as base } from './fixtures.ts'
import { asksNothingNew, looksAtPages } from './homes.ts'
import { ContactForm } from './pages/contact-form.ts'
import { ContactList } from './pages/contact-list.ts'
import { ContactRecord } from './pages/contact-record.ts'

/** Every screen at the width of a desk and of a phone. */
const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

const test = base.extend<{ contacts: ContactList; contact: ContactRecord; contactForm: ContactForm }>({
  contacts: async ({ page }, use) => use(new ContactList(page)),
  contact: async ({ page }, use) => use(new ContactRecord(page)),
  contactForm: async ({ page }, use) => use(new ContactForm(page)),
})

test.use({ opens: '/contacts' })

test.beforeEach(async ({ enter, contacts }) => {
  await enter()
  await expect(contacts.organisations).toBeVisible()
})

test(
  'organisations and people are searched, and the address says what is shown',
  asksNothingNew,
  async ({ page, contacts }) => {
    await expect(contacts.tab('Organisations')).toContainText('60')
    await contacts.tab('People').click()
    await expect(page).toHaveURL(/show=people/)
    await expect(contacts.tab('People')).toContainText('140')
    await contacts.search.fill('mulder')
    await expect(contacts.people.getByRole('link', { name: 'Edith Mulder' })).toBeVisible()
    await expect(page).toHaveURL(/query=mulder/)
    await contacts.search.fill('nobody at all')
    await expect(page.getByText('No people match “nobody at all”')).toBeVisible()
    await page.getByRole('link', { name: 'Clear search' }).click()
    await expect(contacts.people).toBeVisible()
  },
)

test(
  'going from an organisation to its person and back loses neither the list nor its place',
  asksNothingNew,
  async ({ page, contacts, contact }) => {
    await contacts.next.click()
    await contacts.open('Woonstichting De Brink')
    await expect(contact.heading).toHaveText('Woonstichting De Brink')
    await expect(contact.facts).toContainText('Acacialaan 13')
    await contact.people.getByRole('link', { name: 'Edith Mulder' }).click()
    await expect(page).toHaveURL(/\/contacts\/\d+\/people\/\d+$/)
    await expect(contact.heading).toHaveText('Edith Mulder')
    await contact.back.click()
    await expect(contact.heading).toHaveText('Woonstichting De Brink')
    await contact.back.click()
    await expect(page).toHaveURL(/\/contacts\?page=2$/)
    await expect(contacts.names.filter({ hasText: 'Woonstichting De Brink' })).toBeFocused()
  },
)

test(
  'a contact leads on to the next of its list, over its pages, and back to the row seen last',
  asksNothingNew,
  async ({ page, contacts, contact }) => {
    await contacts.tab('People').click()
    await expect(contacts.people.getByRole('row')).toHaveCount(51)
    const names = await contacts.names.allTextContents()
    await contacts.names.nth(48).click()
    await expect(page.getByText('49 of 140')).toBeVisible()
    await contact.nextContact.click()
    await expect(contact.heading).toHaveText(names[49] ?? '')
    await page.keyboard.press('j')
    await expect(page.getByText('51 of 140')).toBeVisible()
    await page.keyboard.press('k')
    await expect(contact.heading).toHaveText(names[49] ?? '')
    await page.goBack()
    await expect(page).toHaveURL(/show=people/)
    await expect(contacts.names.nth(49)).toBeFocused()
  },
)

test('a person of an organisation has one address, within it', asksNothingNew, async ({ page, contacts, contact }) => {
  await contacts.search.fill('brink')
  await contacts.open('Woonstichting De Brink')
  await contact.people.getByRole('link', { name: 'Edith Mulder' }).click()
  const within = page.url()
  await page.goto(`/contacts/${within.split('/').at(-1)}`)
  await expect(page).toHaveURL(within)
})

test(
  'a new customer by keyboard: a name that nearly exists is told, two people, a new tag and a custom field',
  { tag: '@journey' },
  async ({ page, contact, contactForm }) => {
    test.slow()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('new org')
    await page.keyboard.press('Enter')
    await contactForm.name.focus()
    await page.keyboard.type('Woonstigting de Brink')
    await expect(contactForm.near).toContainText('Woonstichting De Brink')
    await contactForm.field('City').focus()
    await page.keyboard.type('Zeist')
    await page.getByRole('textbox', { name: /^Klantnummer/ }).focus()
    await page.keyboard.type('K9000')
    await contactForm.tags.focus()
    await page.keyboard.type('Nieuw in november')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await expect(contact.heading).toHaveText('Woonstigting de Brink')
    await expect(contact.facts).toContainText('Nieuw in november')
    await expect(page.getByText('K9000')).toBeVisible()

    for (const [first, last, email] of [
      ['An', 'Smit', 'an@smit.example'],
      ['Bo', 'de Wit', ''],
    ] as const) {
      await contact.addPerson.focus()
      await page.keyboard.press('Enter')
      await contactForm.field('First name').focus()
      await page.keyboard.type(first)
      await page.keyboard.press('Tab')
      await page.keyboard.type(last)
      await contactForm.field('Email').focus()
      await page.keyboard.type(email)
      await page.keyboard.press('Control+Enter')
      await expect(contact.heading).toHaveText(`${first} ${last}`)
      await contact.back.focus()
      await page.keyboard.press('Enter')
      await expect(contact.heading).toHaveText('Woonstigting de Brink')
    }
    await expect(contact.people.getByRole('row', { name: /An Smit/ })).toContainText('an@smit.example')
    await expect(contact.people.getByRole('row', { name: /Bo de Wit/ })).toContainText('No email address')
  },
)

test(
  'faults stand at their fields, and the first has the focus',
  asksNothingNew,
  async ({ contacts, contactForm, page }) => {
    await contacts.add.click()
    await contactForm.field('Email').fill('not an address')
    await contactForm.add.click()
    await expect(page.getByText('Enter a name')).toBeVisible()
    await expect(page.getByText('Not a valid email address')).toBeVisible()
    await expect(contactForm.name).toBeFocused()
  },
)

test(
  'an edit sends what changed, over the version it started from',
  asksNothingNew,
  async ({ page, contacts, contact, contactForm }) => {
    await contacts.open('Bakkerij')
    await contact.edit.click()
    await contactForm.field('Phone').fill('030 555 00 00')
    const saved = page.waitForRequest((request) => request.method() === 'PATCH')
    await contactForm.save.click()
    const request = await saved
    expect(request.postDataJSON()).toEqual({ phone: '030 555 00 00' })
    expect(request.headers()['if-match']).toMatch(/^"/)
    await expect(contact.facts).toContainText('030 555 00 00')
  },
)

test.describe('when somebody else saved in between', () => {
  // Chromium itself writes a line for the answer of 412.
  test.use({ expected: /412/ })

  test(
    'what both changed is the person’s choice',
    asksNothingNew,
    async ({ page, contacts, contact, contactForm, context, signedIn }) => {
      await contacts.open('Bakkerij')
      await contact.edit.click()
      await expect(contactForm.save).toBeVisible()
      const other = await context.newPage()
      await openAccount(other, signedIn)
      await other.goto(page.url())
      await other.getByRole('textbox', { name: 'City' }).fill('Theirs')
      await other.getByRole('textbox', { name: 'Country' }).fill('Belgium')
      await other.getByRole('button', { name: 'Save changes' }).click()
      await expect(new ContactRecord(other).facts).toContainText('Theirs')

      await contactForm.field('City').fill('Mine')
      await contactForm.save.click()
      await expect(page.getByText('Updated with their changes: Country.')).toBeVisible()
      await page.getByRole('radio', { name: /Theirs/ }).check()
      await contactForm.save.click()
      await expect(contact.facts).toContainText('Theirs')
      await expect(contact.facts).toContainText('Belgium')
    },
  )
})

test.describe('an organisation in the trash', () => {
  // Chromium itself writes a line for the answer of 410.
  test.use({ expected: /410/ })

  test('takes its people along, and comes back by undo', async ({ page, contacts, contact }) => {
    await contacts.search.fill('brink')
    await contacts.open('Woonstichting De Brink')
    await expect(contact.people).toBeVisible()
    const address = page.url()
    await contact.moveToTrash()
    await expect(page.getByText(/and its 2 people moved to the trash/)).toBeVisible()
    await expect(page.getByText('No organisations match “brink”')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(contacts.names.filter({ hasText: 'Woonstichting De Brink' })).toBeVisible()
    await page.goto(address)
    await expect(contact.people.getByRole('link')).toHaveCount(2)
  })
})

test('a new proposal for a customer starts with that customer', asksNothingNew, async ({ page, contacts, contact }) => {
  await contacts.search.fill('brink')
  await contacts.open('Woonstichting De Brink')
  await contact.newProposal.click()
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Woonstichting De Brink')
  await expect(page.getByRole('checkbox', { name: /^Edith Mulder/ })).toBeVisible()
})

for (const [size, viewport] of Object.entries(sizes))
  test(
    `lists and records of contacts are accessible, ${size}`,
    looksAtPages,
    async ({ page, contacts, contact, expectAccessible }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await expectAccessible('organisations')
      await contacts.tab('People').click()
      await expect(contacts.people).toBeVisible()
      await expectAccessible('people')
      await contacts.open('Ahmed Slagter')
      await expect(contact.facts).toBeVisible()
      await expectAccessible('a person')
      await contact.back.click()
      await expect(contact.people).toBeVisible()
      await expectAccessible('an organisation')
    },
  )

for (const [size, viewport] of Object.entries(sizes))
  test(
    `the forms of contacts are accessible, ${size}`,
    looksAtPages,
    async ({ page, contacts, contact, contactForm, expectAccessible }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await contacts.add.click()
      await contactForm.name.fill('Woonstigting de Brink')
      await expect(contactForm.near).toBeVisible()
      await contactForm.field('Email').fill('x')
      await contactForm.add.click()
      await expect(page.getByText('Not a valid email address')).toBeVisible()
      await expectAccessible('a new organisation with a fault')
      await page.goto('/contacts')
      await contacts.open('Bakkerij')
      await contact.edit.click()
      await expect(contactForm.save).toBeVisible()
      await expectAccessible('editing')
    },
  )
