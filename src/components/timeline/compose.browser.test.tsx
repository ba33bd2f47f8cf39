import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { Compose } from './compose.tsx'

function Composing() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Compose isOpen={isOpen} onOpen={() => setOpen(true)} onClose={() => setOpen(false)}>
      <textarea aria-label="Text" />
    </Compose>
  )
}

test.each(['Message to the customer', 'Internal note'])(
  '“%s” puts the focus into the text, and closing gives it back',
  async (name) => {
    render(<Composing />)
    await page.getByRole('button', { name }).click()
    await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveFocus()
    await userEvent.keyboard('One two')
    await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveValue('One two')
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(page.getByRole('button', { name })).toHaveFocus()
  },
)
