import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

const send = page.getByRole('button', { name: 'Send' })
const lateMail = () => page.getByRole('button', { name: 'Let the mail come' })

function Desk() {
  const [hasCome, setHasCome] = useState(false)
  return (
    <Dialog opened onClose={() => undefined} title="Desk" size="desk" foot={<Button>Send</Button>}>
      <button onClick={() => setHasCome(true)}>Let the mail come</button>
      <div style={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
        {hasCome && <div style={{ height: 900 }}>The mail</div>}
      </div>
    </Dialog>
  )
}

test.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])('what comes later moves nothing that can be pressed at the foot of a desk, $width wide', async (size) => {
  await page.viewport(size.width, size.height)
  onTestFinished(() => page.viewport(1280, 800))
  render(<Desk />)
  await expect.element(send).toBeVisible()
  const place = () => send.element().getBoundingClientRect().toJSON() as DOMRectReadOnly
  const before = place()
  await lateMail().click()
  await expect.element(page.getByText('The mail', { exact: true })).toBeVisible()
  expect(place()).toEqual(before)
  expect(before.bottom).toBeLessThanOrEqual(size.height)
})
