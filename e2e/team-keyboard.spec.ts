import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { Keys } from './keyboard.ts'
import { expect, test as base } from './settings-fixtures.ts'
import { asksNothingNew } from './homes.ts'

// The screens of people, access, the audit log and privacy, by keyboard alone: all is reached, and no focus is lost.

const test = base.extend<{ keys: Keys }>({ keys: ({ page }, use) => use(new Keys(page)) })

test.use({ opens: false })

test('people are invited, changed and withdrawn; the focus stays where the person was', async ({
  page,
  settings,
  keys,
}) => {
  test.slow()
  await settings.open('users')
  const invite = page.getByRole('button', { name: 'Invite user' })
  await keys.use(invite)
  const email = settings.field('Email')
  await expect(email).toBeFocused()
  await page.keyboard.type('nobody')
  await keys.press('Enter')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toBeFocused()
  await keys.write(email, 'ada@vanvliet.example')
  await keys.choose(settings.window.getByRole('combobox', { name: 'Role' }), 'Reader')
  await keys.use(settings.window.getByRole('button', { name: 'Send invitation' }))
  // Enter pressed once too often closes nothing that is shown only once.
  await expect(settings.window.getByRole('button', { name: 'Copy' })).toBeFocused()
  await keys.use(settings.window.getByRole('button', { name: 'I have saved it' }))
  await expect(invite).toBeFocused()

  const ofAda = page.getByRole('button', { name: 'Actions for ada@vanvliet.example' })
  await keys.pick(ofAda, 'Withdraw invitation')
  await expect(ofAda).toHaveCount(0)
  // She was the only one: the list went with her.
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused()

  const sanne = page.getByRole('button', { name: 'Sanne Kuipers', exact: true })
  await keys.use(sanne)
  await keys.choose(settings.window.getByRole('combobox', { name: 'Role' }), 'Admin')
  await keys.use(settings.window.getByRole('button', { name: 'Save changes' }))
  await expect(settings.row('Sanne Kuipers')).toContainText('Admin')
  await expect(sanne).toBeFocused()

  const ofSanne = page.getByRole('button', { name: 'Actions for Sanne Kuipers' })
  for (const entry of ['Change email…', 'Edit']) {
    await keys.pick(ofSanne, entry)
    await expect(settings.window).toBeVisible()
    await keys.press('Escape')
    await expect(ofSanne).toBeFocused()
  }
  await keys.pick(ofSanne, 'Deactivate')
  await expect(settings.row('Sanne Kuipers')).toContainText('Deactivated')
  await expect(ofSanne).toBeFocused()
})

test.describe('what is refused', () => {
  test.use({ expected: /status of 4\d\d/ })

  test('is said in the window, which keeps the focus; a person nobody needs goes, and the next line has it', async ({
    page,
    settings,
    keys,
    asked,
  }) => {
    test.slow()
    for (const name of ['books', 'hooks'])
      await asked({
        face: 'app',
        path: '/settings/applications',
        body: { name, redirect_uris: [`https://${name}.example/callback`] },
      })
    await settings.open('users')
    await keys.pick(page.getByRole('button', { name: 'Actions for Sanne Kuipers' }), 'Delete')
    const act = settings.window.getByRole('button', { name: 'Delete user' })
    await keys.use(act)
    await expect(settings.window.getByRole('alert')).toContainText('Deactivate them instead')
    await expect(act).toBeFocused()
    await keys.press('Escape')
    await settings.open('applications')
    await keys.pick(page.getByRole('button', { name: 'Actions for books' }), 'Delete')
    await keys.use(settings.window.getByRole('button', { name: 'Delete application' }))
    await expect(settings.row('books')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Actions for hooks' })).toBeFocused()
  })

  test('stands at the first field it is about: of an own address, single sign-on and the end of an account', async ({
    page,
    settings,
    keys,
  }) => {
    test.slow()
    await settings.open('you')
    await keys.write(page.getByRole('textbox', { name: 'New email' }), 'marieke')
    await keys.press('Enter')
    await expect(page.getByRole('textbox', { name: 'New email' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'New email' })).toHaveAttribute('aria-invalid', 'true')

    await settings.open('sign-in')
    await keys.use(page.getByRole('checkbox', { name: 'Require two steps from everybody' }), 'Space')
    await keys.use(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(page.getByText('Sign-in settings saved')).toBeVisible()
    await keys.use(page.getByRole('button', { name: 'Save single sign-on' }))
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()

    await settings.open('privacy')
    await keys.write(page.getByRole('textbox', { name: 'Name of the account' }), 'another')
    await keys.write(page.getByRole('textbox', { name: 'Current password' }), 'guessed')
    await keys.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Name of the account' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Name of the account' })).toHaveAttribute('aria-invalid', 'true')
  })
})

test('what sellers see and how long things are kept is set', asksNothingNew, async ({ page, settings, keys }) => {
  await settings.open('users')
  await keys.choose(page.getByRole('combobox', { name: 'Sellers see' }), 'Their own proposals and contacts')
  const save = page.getByRole('button', { name: 'Save access' })
  await keys.use(save)
  await expect(page.getByText('Access of sellers saved')).toBeVisible()
  await expect(save).toBeFocused()

  await settings.open('privacy')
  const trash = page.getByRole('combobox', { name: 'Trash' })
  await keys.choose(trash, '90 days')
  await keys.use(page.getByRole('button', { name: 'Save privacy' }))
  await expect(page.getByText('Privacy saved')).toBeVisible()
  await page.reload()
  await expect(trash).toHaveValue('90 days')
})

test('the audit log is narrowed and taken along; typing in a filter loses nothing', async ({
  page,
  settings,
  keys,
  asked,
}) => {
  await asked({ face: 'app', path: '/settings/tags', body: { name: 'Zonwering' } })
  await settings.open('audit')
  const log = page.getByRole('table', { name: 'Audit log' })
  await expect(log).toContainText('Zonwering')
  const type = page.getByRole('combobox', { name: 'Type' })
  await keys.choose(type, 'Tags')
  await expect(type).toBeFocused()
  const record = page.getByRole('textbox', { name: 'Record' })
  await keys.write(record, '99999')
  await expect(record).toHaveValue('99999')
  await expect(page).toHaveURL(/record=99999/)
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
  await expect(record).toBeFocused()
  await keys.press('Control+a', 'Backspace')
  await expect(log).toContainText('Zonwering')

  const taken = page.waitForEvent('download')
  const take = page.getByRole('button', { name: 'Export' })
  await keys.use(take)
  expect(await textOf(await taken)).toContain('Zonwering')
  await expect(take).toBeFocused()
})

const textOf = async (download: { path: () => Promise<string> }) => readFileSync(await download.path(), 'utf8')

test('a person is exported, then erased, and the page goes on at their organisation', async ({ page, enter, keys }) => {
  await enter()
  await page.goto('/contacts?show=people')
  await keys.use(page.getByRole('table').getByRole('link').first())
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  const name = (await heading.textContent()) ?? ''
  const more: Locator = page.getByRole('main').getByRole('button', { name: /^More/ }).first()
  const taken = page.waitForEvent('download')
  await keys.pick(more, 'Export personal data')
  expect((await taken).suggestedFilename()).toContain('.zip')
  await expect(more).toBeFocused()
  await keys.pick(more, 'Erase person…')
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' })
  await expect(dialog.getByRole('list', { name: 'Erased' })).toBeVisible()
  await keys.press('Escape')
  await expect(more).toBeFocused()
  await keys.pick(more, 'Erase person…')
  await expect(dialog.getByRole('list', { name: 'Erased' })).toBeVisible()
  await keys.use(dialog.getByRole('button', { name: 'Erase person' }))
  await expect(page.getByText(`“${name}” was erased.`)).toBeVisible()
  await expect(heading).not.toHaveText(name)
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1)
})
