import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { TotalByHand } from './total-by-hand.tsx'

test.each([
  ['100,005', '100,01'],
  ['2000,01/2', '1.000,01'],
  ['-0,125', '−0,13'],
])('a total of %s is rounded to whole cents, half away from zero', async (typed, shown) => {
  const Form = () => (
    <FormProvider {...useForm({ defaultValues: { price_total: null } })}>
      <TotalByHand help="" />
      <button type="button">Elsewhere</button>
    </FormProvider>
  )
  render(<Form />)
  const field = page.getByRole('textbox', { name: 'Manual total' })
  await field.fill(typed)
  await page.getByRole('button', { name: 'Elsewhere' }).click()
  await expect.element(field).toHaveValue(shown)
})
