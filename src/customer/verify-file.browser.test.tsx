import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { VerifyPage } from './verify-page.tsx'
import type { Requests } from './requests.ts'

const file = () => new File(['signed'], 'Offerte 2026-1187.pdf', { type: 'application/pdf' })

async function renderPage(answer: object = { accepted: false }, initial = '') {
  const call = vi.fn().mockResolvedValue(answer)
  render(<VerifyPage initial={initial} requests={{ call } as unknown as Requests} />)
  await expect.element(page.getByText('Drop the PDF here')).toBeVisible()
  return call
}

const asked = (call: Awaited<ReturnType<typeof renderPage>>): unknown => call.mock.calls[0]?.[1]

async function hashed() {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('signed'))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

test('a file that is chosen is hashed here, and its hash alone is asked for', async () => {
  const call = await renderPage()
  const input = document.querySelector('input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('No file can be chosen')
  const files = new DataTransfer()
  files.items.add(file())
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce())
  expect(asked(call)).toEqual({ params: { hash: await hashed() } })
  await expect.element(page.getByRole('heading', { name: 'This file was not handed out here' })).toBeVisible()
})

test('one that is dropped is the same, and its hash stands in the field', async () => {
  const call = await renderPage()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file())
  const target = page.getByText('Drop the PDF here').element()
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce())
  expect(asked(call)).toEqual({ params: { hash: await hashed() } })
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveValue(await hashed())
})

const accepted = { accepted: true, date: '2026-11-20T09:10:11.000000Z', account_title: 'Van Vliet' }

test('a code alone says that something was signed, and leaves comparing it to who has the document', async () => {
  await renderPage(accepted, 'a'.repeat(64))
  await expect.element(page.getByRole('heading', { name: 'This code belongs to a signed proposal' })).toBeVisible()
  await expect.element(page.getByText('Compare the date and the sender with your document.')).toBeVisible()
  await expect.element(page.getByText('Yes, signed exactly like this')).not.toBeInTheDocument()
})

test('the document itself is what was signed', async () => {
  await renderPage(accepted)
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file())
  const target = page.getByText('Drop the PDF here').element()
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  await expect.element(page.getByRole('heading', { name: 'Yes, signed exactly like this' })).toBeVisible()
})

test('an answer that comes late is not taken for one about the file that was dropped after', async () => {
  const call = await renderPage()
  const late = Promise.withResolvers<object>()
  call.mockReturnValueOnce(late.promise)
  const target = page.getByText('Drop the PDF here').element()
  for (const [at, words] of ['signed', 'forged'].entries()) {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([words], 'Offerte.pdf', { type: 'application/pdf' }))
    target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(at + 1))
  }
  const refusal = page.getByRole('heading', { name: 'This file was not handed out here' })
  await expect.element(refusal).toBeVisible()
  late.resolve(accepted)
  await late.promise
  for (let frames = 0; frames < 3; frames += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await new Promise((resolve) => requestAnimationFrame(resolve))
  await expect.element(page.getByRole('heading', { name: 'Yes, signed exactly like this' })).not.toBeInTheDocument()
  await expect.element(refusal).toBeVisible()
})
