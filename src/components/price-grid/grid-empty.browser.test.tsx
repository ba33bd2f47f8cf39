import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { PriceGrid } from './price-grid.tsx'
import { price, table } from './testing/drafts.ts'

const nothing = () => undefined

test('a table is called empty only where it has no rows at all, those of the template counted', async () => {
  const first = table([], { key: 'first', title: 'First' })
  const second = table([], { key: 'second', title: 'Second' })
  render(
    <PriceGrid
      tables={[first, second]}
      before={new Map([['first', [price('boiler', { content: 'Boiler' })]]])}
      onChange={nothing}
      override={null}
      onDropOverride={nothing}
      vatGroups={[]}
      currency="EUR"
      Picker={() => null}
      empty="No rows added yet."
    />,
  )
  await expect.element(page.getByRole('region', { name: 'First' })).toMatchTextContent('Boiler')
  await expect.element(page.getByRole('region', { name: 'First' })).not.toMatchTextContent('No rows added yet.')
  await expect.element(page.getByRole('region', { name: 'Second' })).toMatchTextContent('No rows added yet.')
})
