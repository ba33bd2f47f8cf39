import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { DataStates, type DataStatesProps } from './data-states.tsx'

type Rows = readonly string[]

function renderStates(props: Partial<DataStatesProps<Rows>>) {
  const onRetry = vi.fn()
  render(
    <DataStates<Rows>
      data={undefined}
      reason={undefined}
      isEmpty={(rows) => rows.length === 0}
      empty={<p>Nobody yet</p>}
      onRetry={onRetry}
      {...props}
    >
      {(rows) => <ul>{...rows.map((row) => <li key={row}>{row}</li>)}</ul>}
    </DataStates>,
  )
  return onRetry
}
const rows = page.getByRole('listitem')
const again = page.getByRole('button', { name: 'Try again' })
const waiting = page.getByRole('status', { name: 'Loading' })

test('while it is waited for, lines stand where rows will', async () => {
  renderStates({})
  await expect.element(waiting).toBeInTheDocument()
  await expect.element(again).not.toBeInTheDocument()
})

test('a page that did not come says what, why, and asks again', async () => {
  const onRetry = renderStates({ reason: 'The service cannot be reached.', failed: 'The contacts could not be loaded' })
  await expect.element(page.getByRole('heading', { name: 'The contacts could not be loaded' })).toBeVisible()
  await expect.element(page.getByText('The service cannot be reached.')).toBeVisible()
  await again.click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a part of a page that did not come leaves the page its heading', async () => {
  const onRetry = renderStates({ reason: 'The service cannot be reached.' })
  await expect.element(page.getByText('The service cannot be reached.')).toBeVisible()
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
  await again.click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a refresh that fails takes nothing away, and says that it may be old', async () => {
  const onRetry = renderStates({ data: ['Anna'], reason: 'The service cannot be reached.', failed: 'Not loaded' })
  await expect.element(rows).toHaveTextContent('Anna')
  await expect
    .element(page.getByText('These rows may be outdated. The service cannot be reached.', { exact: true }))
    .toBeVisible()
  await again.click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('nothing there is no failure', async () => {
  renderStates({ data: [] })
  await expect.element(page.getByText('Nobody yet')).toBeVisible()
  await expect.element(again).not.toBeInTheDocument()
})
