import { expect, test } from './fixtures.ts'

// Every other test fails when anything is reported; this one plants what must be.
test.use({ expectsViolations: true, expected: /content security policy/i })

test('an inline script and an inline style are refused, and the watch over every test hears of it', async ({
  page,
  violations,
}) => {
  await page.goto('/signed-out')
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  expect(violations).toEqual([])

  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "planted"'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">Planted</p>')
  })
  await expect.poll(() => violations.join('\n')).toMatch(/script-src/)
  await expect.poll(() => violations.join('\n')).toMatch(/style-src/)
  expect(await page.title()).not.toBe('planted')
})
