import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect, openAccount, test as base } from './fixtures.ts'
import { onlyIn, ports } from './homes.ts'
import { Settings } from './pages/settings.ts'

/** A service that was started without the app interface, on a port and a database of its own. */
async function startPlain() {
  const port = ports.node + 9
  const origin = `http://127.0.0.1:${port}`
  const folder = `.cache/e2e/data-${port}`
  rmSync(folder, { recursive: true, force: true })
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: origin,
    INTERFACES: 'v2',
    DATABASE_URL: `file:${folder}/proffer.db`,
  }
  const command = ['hosts/node/main.ts', 'sample', 'load', '--account', 'plain', '--json']
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  const { user, password, client_id } = JSON.parse(stdout) as Record<'user' | 'password' | 'client_id', string>
  const server = spawn(process.execPath, ['hosts/node/main.ts', 'serve'], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  await once(server.stdout, 'data')
  return { origin, account: { account: 'plain', email: user, password, client_id }, stop: () => server.kill('SIGKILL') }
}

const test = base.extend<{ settings: Settings }>({
  settings: async ({ page, signIn, list }, use) => {
    const { origin, account, stop } = await startPlain()
    await openAccount(page, account)
    await page.goto(`${origin}/proposals`)
    await signIn.through(account)
    await expect(list.heading).toBeVisible()
    const settings = new Settings(page)
    settings.open = (part) => page.goto(`${origin}/settings/${part}`)
    await use(settings)
    stop()
  },
})

// The list of proposals asks for what the app alone has, and takes version 2 once that is refused.
test.use({ expected: /status of 404/ })

test(
  'without the app interface every list of version 2 is read, and nothing else is offered',
  onlyIn('node', 'the demo has all interfaces'),
  async ({ page, settings }) => {
    test.slow()
    for (const [part, name] of [
      ['users', 'Marieke'],
      ['vat-groups', 'Hoog'],
      ['tags', 'Spoed'],
      ['proposal-directories', 'Zakelijk'],
      ['favorite-templates', 'Warmtepomp particulier'],
      ['text-templates', 'Particulier'],
      ['design-templates', 'Blauwdruk'],
      ['email-templates', 'Herinnering'],
      ['automation-sets', 'Grote projecten'],
    ] as const) {
      await settings.open(part)
      await expect(settings.row(name).first()).toBeVisible()
      await expect(page.getByRole('button', { name: /^(New|Actions for) / })).toHaveCount(0)
      await expect(page.getByRole('link', { name: /^New / })).toHaveCount(0)
    }
    for (const hidden of ['Account', 'You', 'API keys', 'API applications', 'Custom fields', 'Trash'])
      await expect(settings.parts.getByRole('link', { name: hidden, exact: true })).toHaveCount(0)
    await settings.open('email-templates/1')
    await expect(page.getByRole('heading', { level: 1, name: 'Email templates' })).toBeVisible()
  },
)
