import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import type { AppProduct } from '#wire/product-pictures.ts'
import { ProductPicker, type ProductShelf } from './product-picker.tsx'

const product = (id: number, name: string): AppProduct => ({
  id,
  name,
  directory_id: 1,
  sku: '',
  price: 640,
  vat_id: null,
  vat_percentage: 21,
  selectable: false,
  recurring: false,
  descr_short: '',
  optional: false,
})
const shelves: ProductShelf[] = [
  { id: 1, name: 'Warm water', products: [product(1, 'Boiler 80 liter'), product(2, 'Buffervat 200 liter')] },
]

const picked: string[] = []

/** Products that come once `arriving` is told of. */
function Shown({ arriving }: { arriving: EventTarget | undefined }) {
  const [known, setKnown] = useState(arriving ? [] : shelves)
  useEffect(() => arriving?.addEventListener('arrive', () => setKnown(shelves)), [arriving])
  const state = known.length > 0 ? 'done' : 'fetching'
  return (
    <ProductPicker shelves={known} state={state} onPick={({ name }) => picked.push(name)} onClose={() => undefined} />
  )
}

function picker(arriving?: EventTarget) {
  picked.length = 0
  render(<Shown arriving={arriving} />)
}

const search = page.getByRole('searchbox')
/** As soon as something is drawn, in the very same moment. */
const enter = () =>
  search.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true }))
const onceThere = (selector: string, act: () => void) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      act()
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })

test('Enter takes what was typed last, however quickly it follows', async () => {
  picker()
  await search.fill('buffervat')
  enter()
  expect(picked).toEqual(['Buffervat 200 liter'])
})

test('Enter takes the first product the moment that it is shown', async () => {
  const products = new EventTarget()
  picker(products)
  await search.fill('buffervat')
  const pressed = onceThere('[role=option]', enter)
  products.dispatchEvent(new Event('arrive'))
  await pressed
  expect(picked).toEqual(['Buffervat 200 liter'])
})

test('from the start the first product is marked', async () => {
  picker()
  await expect.element(page.getByRole('option').first()).toHaveAttribute('data-combobox-selected', 'true')
})

test('the arrows move through what is found', async () => {
  picker()
  await search.fill('liter')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(picked).toEqual(['Buffervat 200 liter'])
})
