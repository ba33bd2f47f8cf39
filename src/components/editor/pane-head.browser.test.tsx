import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Device } from '#src/components/ui/device-switch.tsx'
import { render } from '#src/testing/render.tsx'
import { PaneHead } from './pane-head.tsx'

const anna = { id: 1, fullname: 'Anna Smit' }
const bram = { id: 2, fullname: 'Bram Smit' }

function shown(receivers: readonly (typeof anna)[]) {
  function Head() {
    const [receiver, setReceiver] = useState<number>()
    const [device, setDevice] = useState<Device>('phone')
    return (
      <>
        <PaneHead {...{ receivers, receiver, device }} onReceiver={setReceiver} onDevice={setDevice} />
        <output>{`${receiver} ${device}`}</output>
      </>
    )
  }
  render(<Head />)
}
const chosen = page.getByRole('status')
const screen = page.getByRole('group', { name: 'Screen' })

test('by keyboard it is read with the eyes of another receiver', async () => {
  shown([anna, bram])
  const eyes = page.getByRole('button', { name: 'Read as Anna Smit' })
  await expect.element(eyes).toBeVisible()
  eyes.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitemradio', { name: 'Anna Smit' })).toHaveAttribute('aria-checked', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Read as Bram Smit' })).toBeVisible()
  await expect.element(chosen).toHaveTextContent('2 phone')
})

test('one receiver is named, and nothing is to be chosen', async () => {
  shown([anna])
  await expect.element(page.getByText('Anna Smit')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Read as/ })).not.toBeInTheDocument()
})

test('it is seen on a phone until it is seen on a desk', async () => {
  shown([])
  await expect.element(screen.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true')
  await screen.getByRole('button', { name: 'Desktop' }).click()
  await expect.element(chosen).toHaveTextContent('undefined desktop')
  await expect.element(page.getByText('Customer preview')).toBeVisible()
})
