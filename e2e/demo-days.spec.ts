import { expect, test } from './fixtures.ts'
import { Today } from './pages/today.ts'

test('the first persona has one of everything that needs her; a day brings a reminder, a week what has expired', async ({
  page,
  enter,
  bar,
  list,
}) => {
  await enter()
  await page.goto('/')
  const today = new Today(page)
  await today.whose('Mine').click()
  for (const kind of [
    'Unanswered question',
    'Mail not delivered',
    'Signed or declined',
    'Expiring',
    'Opened, then silent',
    'Untouched draft',
  ])
    await expect(today.kinds.getByRole('link', { name: kind })).toBeVisible()
  const expiring = today.lines.filter({ hasText: /^Expires/ })
  const name = (await expiring.first().getByRole('link').first().textContent()) ?? ''
  // One is silent for a day longer, or another for as long: how many expire may stay the same.
  const silent = today.lines.filter({ hasText: /^Silent for/ }).first()
  const told = (await silent.textContent()) ?? ''
  await bar.open('Outbox')
  const reminders = bar.outbox.getByRole('group').filter({ hasText: 'Nog vragen over' })
  await expect(bar.outbox.getByRole('group').first()).toBeVisible()
  const before = await reminders.count()
  await page.keyboard.press('Escape')

  await bar.pass('1 day')
  await expect(bar.root).toContainText('Clock: 1 day ahead.')
  await expect(silent).not.toHaveText(told)
  await bar.open('Outbox')
  await expect(reminders).toHaveCount(before + 1)
  await page.keyboard.press('Escape')

  await bar.pass('7 days')
  await expect(bar.root).toContainText('Clock: 8 days ahead.')
  await page.goto('/proposals?validity=expired&whose=me')
  await expect(list.names.filter({ hasText: name })).toHaveCount(1)
  await list.open(name)
  await expect(page.getByRole('region', { name: 'To come' })).toContainText('Expired')
})
