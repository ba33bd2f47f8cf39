import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { maxAttachmentBytes } from '#wire/limits.ts'
import type { ViewedAttachment } from '#wire/viewer.ts'
import { AttachmentList } from './attachment-list.tsx'
import type { Upload } from './use-uploads.ts'

const sheet = { file: 'a'.repeat(22), name: 'Sheet.pdf', size: 245_760 }
const terms = { file: 'b'.repeat(22), name: 'Terms.pdf', size: 1_258_291 }
const pdf = (name: string, size = 4) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })

function shown(before: readonly ViewedAttachment[], upload: Upload = () => Promise.reject(new Error('No connection'))) {
  const onRemoved = vi.fn<(toast: { text: string; undo?: () => void }) => void>()
  function Kept() {
    const [attachments, setAttachments] = useState(before)
    return <AttachmentList attachments={attachments} onChange={setAttachments} onRemoved={onRemoved} upload={upload} />
  }
  render(<Kept />)
  return { onRemoved }
}

const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent)
const choose = (...files: File[]) => userEvent.upload(page.getByLabelText('PDF files'), files)

test('each stands with its name and size, in an order that keys change', async () => {
  shown([sheet, terms])
  await expect.poll(lines).toEqual(['Sheet.pdf240\u00a0kB', 'Terms.pdf1,2\u00a0MB'])
  await userEvent.click(page.getByRole('button', { name: 'Move Terms.pdf up' }))
  await expect.poll(lines).toEqual(['Terms.pdf1,2\u00a0MB', 'Sheet.pdf240\u00a0kB'])
})

test('what is removed comes back where it was', async () => {
  const { onRemoved } = shown([sheet, terms])
  await userEvent.click(page.getByRole('button', { name: 'Remove Sheet.pdf' }))
  await expect.poll(lines).toHaveLength(1)
  const [toast] = onRemoved.mock.lastCall ?? []
  expect(toast?.text).toBe('“Sheet.pdf” removed')
  toast?.undo?.()
  await expect.poll(lines).toEqual(['Sheet.pdf240\u00a0kB', 'Terms.pdf1,2\u00a0MB'])
})

test('what came back in the meantime is not put there once more', async () => {
  const upload = () => Promise.resolve({ file: sheet.file, size: sheet.size })
  const { onRemoved } = shown([sheet, terms], upload)
  await userEvent.click(page.getByRole('button', { name: 'Remove Sheet.pdf' }))
  await expect.poll(lines).toHaveLength(1)
  await choose(pdf('Sheet.pdf'))
  await expect.poll(lines).toEqual(['Terms.pdf1,2\u00a0MB', 'Sheet.pdf240\u00a0kB'])
  onRemoved.mock.lastCall?.[0].undo?.()
  // What is done next is drawn after it.
  await userEvent.click(page.getByRole('button', { name: 'Remove Terms.pdf' }))
  await expect.poll(lines).toEqual(['Sheet.pdf240\u00a0kB'])
})

test('a name is written anew in its place, and Escape leaves it', async () => {
  shown([sheet, terms])
  await userEvent.click(page.getByRole('button', { name: 'Rename Sheet.pdf' }))
  const field = page.getByRole('textbox', { name: 'Name of the attachment' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('Data sheet')
  await expect.element(field).toHaveValue('Data sheet.pdf')
  await userEvent.keyboard('{Enter}')
  await expect.poll(lines).toEqual(['Data sheet.pdf240\u00a0kB', 'Terms.pdf1,2\u00a0MB'])
  const pencil = page.getByRole('button', { name: 'Rename Data sheet.pdf' })
  await expect.element(pencil).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('Other{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Rename Terms.pdf' }))
  await userEvent.keyboard('General terms')
  await userEvent.click(page.getByRole('button', { name: 'Attach PDF' }))
  await expect.poll(lines).toEqual(['Data sheet.pdf240\u00a0kB', 'General terms.pdf1,2\u00a0MB'])
})

test('a file shows how far it is until it is there', async () => {
  const { promise, resolve } = Promise.withResolvers<{ file: string; size: number }>()
  shown([], (_, __, onProgress) => {
    onProgress(0.5)
    return promise
  })
  await choose(pdf('Plan.pdf'))
  const bar = page.getByRole('progressbar', { name: 'Uploading Plan.pdf' })
  await expect.element(bar).toHaveAttribute('value', '0.5')
  resolve({ file: 'c'.repeat(22), size: 4 })
  await expect.element(bar).not.toBeInTheDocument()
  await expect.poll(lines).toEqual(['Plan.pdf1\u00a0kB'])
})

test('what did not come says why, and is sent again or taken away', async () => {
  let tries = 0
  shown([sheet], () =>
    ++tries === 1 ? Promise.reject(new Error('No connection')) : Promise.resolve({ file: 'c'.repeat(22), size: 4 }),
  )
  await choose(pdf('Plan.pdf'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('No connection')
  await userEvent.click(page.getByRole('button', { name: 'Upload Plan.pdf again' }))
  await expect.poll(lines).toEqual(['Sheet.pdf240\u00a0kB', 'Plan.pdf1\u00a0kB'])
})

test('what is sure to be refused is not sent', async () => {
  const upload = vi.fn<Upload>()
  shown([], upload)
  const files = new DataTransfer()
  files.items.add(new File(['x'], 'photo.png', { type: 'image/png' }))
  files.items.add(pdf('Large.pdf', maxAttachmentBytes + 1))
  const button = page.getByRole('button', { name: 'Attach PDF' })
  await expect.element(button).toBeVisible()
  const drop = new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true })
  button.element().dispatchEvent(drop)
  await expect.element(page.getByText('Not a PDF')).toBeVisible()
  await expect.element(page.getByText('Larger than 20 MB')).toBeVisible()
  expect(upload).not.toHaveBeenCalled()
})

test('the same file once more stays one', async () => {
  shown([sheet], () => Promise.resolve({ file: sheet.file, size: sheet.size }))
  await choose(pdf('Copy.pdf'))
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  expect(lines()).toEqual(['Sheet.pdf240\u00a0kB'])
})
