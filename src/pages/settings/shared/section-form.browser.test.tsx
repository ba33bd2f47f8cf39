import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountQueries } from '#src/api/account.ts'
import { openScreen } from '#src/testing/open-screen.tsx'
import { stubService } from '#src/testing/service.ts'
import { getAccount } from '#wire/account.ts'
import { updateAccount } from '#wire/settings-account.ts'
import * as screen from '#src/pages/settings/account.tsx'

const service = stubService()
const name = page.getByRole('textbox', { name: 'Name' })
const save = page.getByRole('button', { name: 'Save account' })
const question = page.getByRole('dialog', { name: 'Leave without saving?' })

/** The section of an account called Vos, whose service answers a save once it is let. */
async function openAccount() {
  const known = { name: 'Vos', currency: 'EUR', time_zone: 'Europe/Amsterdam' }
  service.current.on(getAccount, () => ({ account_name: 'vos', locale: 'nl-NL', ...known }))
  const { promise: allowed, resolve: answer } = Promise.withResolvers<void>()
  const sent = service.current.on(updateAccount, async ({ body }) => {
    await allowed
    Object.assign(known, body)
    return { status: '200 OK' }
  })
  const { client, go } = openScreen(screen, { path: '/settings/account' })
  await expect.element(name).toHaveValue('Vos')
  /** Somebody else, or the service, says otherwise. */
  const learn = (more: Partial<typeof known>) => {
    Object.assign(known, more)
    return client.invalidateQueries({ queryKey: accountQueries.all() })
  }
  return { answer, learn, leave: () => go('/settings'), names: () => sent.map(({ body }) => body.name) }
}

test('what is typed while a section saves stays to be saved, and is not left without a question', async () => {
  const { answer, leave, names } = await openAccount()
  await name.fill('Vos & Zonen')
  await save.click()
  await expect.poll(names).toEqual(['Vos & Zonen'])
  await name.fill('Vos & Zonen BV')
  answer()
  await expect.element(page.getByText('Account saved')).toBeVisible()
  await expect.element(name).toHaveValue('Vos & Zonen BV')
  await leave()
  await expect.element(question).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await save.click()
  await expect.poll(names).toEqual(['Vos & Zonen', 'Vos & Zonen BV'])
  await expect.poll(() => save.element().getAttribute('aria-busy')).not.toBe('true')
  await leave()
  await expect.element(page.getByRole('heading', { name: 'Another screen' })).toBeVisible()
})

test('what is typed is asked about also after something else of the section changed meanwhile', async () => {
  const { learn, leave } = await openAccount()
  await name.fill('Vos & Zonen')
  await learn({ currency: 'USD' })
  await expect.element(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD, US Dollar')
  await expect.element(name).toHaveValue('Vos & Zonen')
  await leave()
  await expect.element(question).toBeVisible()
})
