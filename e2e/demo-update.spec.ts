import { ask } from './ask.ts'
import { demoAccount, everythingKept } from './demo-profile.ts'
import { expect, test } from './fixtures.ts'
import { origins } from './homes.ts'
import { DemoBar } from './pages/demo-bar.ts'
import { nextWorkerComes, renewBuild, signOf } from './renewed-host.ts'

test.use({ visit: 'first', baseURL: origins.renewed, expected: /404/ })

test('a new version waits until it is asked for, then takes over in every tab, and everything is still there', async ({
  page,
  context,
  bar,
}) => {
  test.slow()
  await page.goto('/')
  await bar.signInAs('Marieke Vos')
  const today = page.getByRole('heading', { level: 1, name: /^Today/ })
  await expect(today).toBeVisible()
  await everythingKept(page)
  const body = { type: 'organisation', name: 'Kept over the change' }
  expect((await ask(page, demoAccount.account, { path: '/contacts', body })).status).toBe(201)
  const second = await context.newPage()
  await second.goto('/contacts')
  const secondBar = new DemoBar(second)
  await expect(secondBar.root).toContainText('Demo')
  await expect(bar.newVersion).toHaveCount(0)

  const build = await renewBuild('.cache/e2e/demo-renewed')
  await nextWorkerComes(page)
  await expect(bar.newVersion).toBeVisible()
  await expect(secondBar.newVersion).toBeVisible()
  await page.reload()
  await expect(signOf(page, build)).toHaveCount(0)
  await expect(bar.newVersion).toBeVisible()

  await bar.newVersion.getByRole('button', { name: 'Update' }).click()
  for (const tab of [page, second]) await expect(signOf(tab, build)).toHaveCount(1)
  await expect(today).toBeVisible()
  const found = await ask(page, demoAccount.account, { path: '/contacts/organisations?query=Kept%20over' })
  expect(found.body).toEqual([expect.objectContaining({ name: 'Kept over the change' })])
  await expect(bar.newVersion).toHaveCount(0)
})
