import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { QuantityField } from './quantity-field.tsx'

test.each([
  { value: 2.3, name: 'Less of Hours', becomes: 1.3 },
  { value: 8.7, name: 'Less of Hours', becomes: 7.7 },
  { value: 0.0001, name: 'More of Hours', becomes: 1.0001 },
  { value: 0.3, name: 'Less of Hours', becomes: 0 },
])('a step from $value is one that the service takes: $becomes', async ({ value, name, becomes }) => {
  const onChange = vi.fn()
  render(<QuantityField content="Hours" value={value} disabled={false} onChange={onChange} />)
  await page.getByRole('button', { name }).click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(becomes)
})

test('a long quantity is shown whole', async () => {
  render(<QuantityField content="Bricks" value={123456.7891} disabled={false} onChange={() => {}} />)
  const field = page.getByRole('textbox', { name: 'Quantity of Bricks' })
  await expect.element(field).toHaveValue('123,456.7891')
  const { scrollWidth, clientWidth } = field.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
