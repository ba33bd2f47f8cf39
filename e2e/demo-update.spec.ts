import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { ask } from './ask.ts'
import { demoAccount, everythingKept } from './demo-profile.ts'
import { expect, test } from './fixtures.ts'
import { origins } from './homes.ts'
import { DemoBar } from './pages/demo-bar.ts'

test.use({ visit: 'first', baseURL: origins.renewed, expected: /404/ })

/** The next build on the same host: another page, and a worker that knows of it. Gives its name, another each time. */
async function renew() {
  const build = `next-${randomUUID().slice(0, 5)}`
  const folder = '.cache/e2e/demo-renewed'
  const worker = await readFile(`${folder}/sw.js`, 'utf8')
  const [, version = ''] = /version:[`"']([\w-]{10})[`"']/.exec(worker) ?? []
  expect(version).not.toBe('')
  await writeFile(`${folder}/sw.js`, worker.replaceAll(version, build))
  const page = await readFile(`${folder}/index.html`, 'utf8')
  await writeFile(`${folder}/index.html`, page.replace(/<html(?: data-build="[^"]*")?/, `<html data-build="${build}"`))
  return build
}

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

  const build = await renew()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(bar.newVersion).toBeVisible()
  await expect(secondBar.newVersion).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-build', build)
  await expect(bar.newVersion).toBeVisible()

  await bar.newVersion.getByRole('button', { name: 'Update' }).click()
  for (const tab of [page, second]) await expect(tab.locator('html')).toHaveAttribute('data-build', build)
  await expect(today).toBeVisible()
  const found = await ask(page, demoAccount.account, { path: '/contacts/organisations?query=Kept%20over' })
  expect(found.body).toEqual([expect.objectContaining({ name: 'Kept over the change' })])
  await expect(bar.newVersion).toHaveCount(0)
})
