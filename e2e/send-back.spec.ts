import { expect, test } from './fixtures.ts'
import { forTwo } from './send-fixtures.ts'

test.beforeEach(async ({ enter, list }) => {
  await enter()
  await expect(list.rows.first()).toBeVisible()
})

test('going back never opens the window again, and the focus stays on the page', async ({
  page,
  record,
  sending,
  asked,
}) => {
  const { path } = await forTwo(asked)
  const at = (address: string) => (url: URL) => url.pathname + url.search === address
  await page.goto('/proposals')
  await page.goto(`${path}/send`)
  await sending.window.getByRole('button', { name: 'Cancel' }).click()
  await expect(sending.window).toHaveCount(0)
  await expect(record.heading).toBeFocused()
  await page.goBack()
  await page.waitForURL(at('/proposals'))

  await page.goto(`${path}?tab=prices`)
  await record.send.click()
  await expect(sending.send).toBeEnabled()
  await page.keyboard.press('Escape')
  await page.waitForURL(at(`${path}?tab=prices`))
  await expect(record.send).toBeFocused()
  await record.send.click()
  await expect(sending.window.getByText('Ready to send')).toBeVisible()
  await sending.send.click()
  await page.waitForURL(at(path))
  await page.goBack()
  await page.waitForURL(at(`${path}?tab=prices`))

  await page.goto('/proposals')
  await page.goto(`${path}/send`)
  await expect(sending.window.getByText('Ready to send')).toBeVisible()
  await sending.send.click()
  await page.waitForURL(at(path))
  await expect(record.heading).toBeFocused()
  await page.goBack()
  await page.waitForURL(at('/proposals'))
})
