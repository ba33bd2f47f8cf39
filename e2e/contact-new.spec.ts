import { expect, test } from './fixtures.ts'
import { asksNothingNew } from './homes.ts'

test.use({ opens: '/contacts' })

test('who adds an organisation writes its name at once', asksNothingNew, async ({ page, enter }) => {
  await enter()
  await page.goto('/contacts/new')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
})
