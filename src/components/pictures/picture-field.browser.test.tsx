import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { maxPictureBytes } from '#wire/limits.ts'
import type { PlacedPicture } from '#wire/pictures.ts'
import { PictureField } from './picture-field.tsx'
import type { UploadPicture } from './upload.ts'

const kept = { src: `files/${'a'.repeat(22)}`, width: 400, height: 300 }
const png = (size = 4) => new File([new Uint8Array(size)], 'pump.png', { type: 'image/png' })

function shown(upload: UploadPicture, before: PlacedPicture | null = null) {
  const onChange = vi.fn<(picture: PlacedPicture | null) => void>()
  function Kept() {
    const [picture, setPicture] = useState(before)
    const change = (next: PlacedPicture | null) => {
      onChange(next)
      setPicture(next)
    }
    return <PictureField picture={picture} onChange={change} upload={upload} />
  }
  render(<Kept />)
  return onChange
}
const transferOf = (file: File) => {
  const files = new DataTransfer()
  files.items.add(file)
  return files
}
const drop = (on: Element, file: File) =>
  on.dispatchEvent(new DragEvent('drop', { dataTransfer: transferOf(file), bubbles: true, cancelable: true }))
const add = page.getByRole('button', { name: 'Add image' })
const alt = page.getByRole('textbox', { name: 'Alt text' })

test('a chosen picture stands there and asks for its words', async () => {
  const onChange = shown(() => Promise.resolve(kept))
  await userEvent.upload(page.getByLabelText('Image file'), png())
  await expect.element(alt).toBeVisible()
  await expect.element(page.getByText('Describe the image for people who cannot see it.')).toBeVisible()
  await userEvent.fill(alt, 'A pump')
  expect(onChange).toHaveBeenLastCalledWith({ ...kept, alt: 'A pump' })
  await userEvent.click(page.getByRole('button', { name: 'Remove image' }))
  expect(onChange).toHaveBeenLastCalledWith(null)
  await expect.element(add).toBeVisible()
})

test('one that is dropped or pasted is taken, and another keeps the words', async () => {
  const onChange = shown(() => Promise.resolve(kept), { ...kept, src: `files/${'b'.repeat(22)}`, alt: 'A pump' })
  const field = page.getByRole('button', { name: 'Replace image' })
  await expect.element(field).toBeVisible()
  drop(field.element(), png())
  await expect.poll(() => onChange.mock.lastCall?.[0]).toEqual({ ...kept, alt: 'A pump' })
  onChange.mockClear()
  await expect.element(field).not.toHaveAttribute('aria-busy', 'true')
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: transferOf(png()), bubbles: true }))
  await expect.poll(() => onChange.mock.lastCall?.[0]).toEqual({ ...kept, alt: 'A pump' })
})

test('what is sure to be refused is not sent, and what was refused says why', async () => {
  const upload = vi.fn<UploadPicture>(() => Promise.reject(new Error('No connection')))
  shown(upload)
  await expect.element(add).toBeVisible()
  drop(add.element(), new File(['x'], 'plan.svg', { type: 'image/svg+xml' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Use a PNG, JPEG, WebP or AVIF image.')
  drop(add.element(), png(maxPictureBytes + 1))
  await expect.element(page.getByText('The image is larger than')).toBeVisible()
  expect(upload).not.toHaveBeenCalled()
  await userEvent.upload(page.getByLabelText('Image file'), png())
  await expect.element(page.getByRole('alert')).toHaveTextContent('No connection')
})
