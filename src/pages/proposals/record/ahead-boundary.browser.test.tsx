import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { AheadBoundary } from './ahead-boundary.tsx'

let fails = true
function Record() {
  if (fails) throw new Error('Fails as it is drawn')
  return <h1>Heat pump</h1>
}

function List() {
  const [isAhead, setAhead] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setAhead(false)}>
        Open
      </button>
      <AheadBoundary isAhead={isAhead}>
        <Record />
      </AheadBoundary>
    </>
  )
}

test('a record that fails while it is drawn ahead leaves the list alone, and is tried once more when it is opened', async () => {
  render(<List />)
  const open = page.getByRole('button', { name: 'Open' })
  await expect.element(open).toBeVisible()
  fails = false
  await open.click()
  await expect.element(page.getByRole('heading', { name: 'Heat pump' })).toBeVisible()
})
