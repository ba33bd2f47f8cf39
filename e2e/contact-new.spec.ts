import { expect, test } from './fixtures.ts'

test.use({ opens: '/contacts' })

test('who adds an organisation writes its name at once', async ({ page, enter }) => {
  await enter()
  await page.goto('/contacts/new')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
})
