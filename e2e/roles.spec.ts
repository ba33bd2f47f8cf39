import { expect, test } from './fixtures.ts'
import { onlyIn } from './homes.ts'
import { Settings } from './pages/settings.ts'
import { keepSession } from './session.ts'

// The sample has somebody of each role.
const colleagues = { seller: 'sanne@vanvliet.example', reader: 'els@vanvliet.example' } as const
/** Areas of the settings that are for admins alone. */
const closed = [
  'account',
  'sign-in',
  'api-keys',
  'applications',
  'privacy',
  'audit',
  'acceptance',
  'follow-up',
] as const

for (const [role, email] of Object.entries(colleagues))
  test(
    `a ${role} is refused nothing on any screen that is offered, and reads whom to ask at the address of others`,
    onlyIn('node', 'others of the account sign in'),
    async ({ page, accounts, account }) => {
      test.slow()
      await page.goto('/config.json')
      await keepSession(page, account, await accounts.signIn({ ...account, email }))
      const refused: string[] = []
      page.on('response', (answer) => {
        if (answer.status() === 403) refused.push(`${page.url()}: ${answer.request().method()} ${answer.url()}`)
      })
      const settings = new Settings(page)
      await page.goto('/settings')
      const links = page.getByRole('main').getByRole('link')
      await expect(links.first()).toBeVisible()
      const offered = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      const areas = ['/', '/proposals', '/contacts', '/products', '/proposals/questions']
      for (const address of [...areas, ...offered]) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('output[aria-label]')).toHaveCount(0)
      }
      for (const part of closed) {
        await settings.open(part)
        await expect(page.getByText('For admins only')).toBeVisible()
        await expect(page.getByText(/Ask .*Marieke Vos.*\(admin\)\./)).toBeVisible()
      }
      await page.goto('/webhooks')
      await expect(page.getByText('For admins only')).toBeVisible()
      expect(refused).toEqual([])
    },
  )
