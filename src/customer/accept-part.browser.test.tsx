import { useSyncExternalStore } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newStore } from '#src/new-store.ts'
import { render } from '#src/testing/render.tsx'
import type { AgreeField, ViewedProposal } from '#wire/viewer.ts'
import { AcceptPart } from './accept-part.tsx'
import type { Saving } from './choice-queue.ts'
import type { PageStore } from './page-store.ts'
import { aProposal } from './testing/a-proposal.ts'

const field = (label: string, type: AgreeField['type'] = 'text'): AgreeField => ({
  label,
  type,
  required: false,
  options: [],
})
const asking = (fields: AgreeField[], version = 2) =>
  aProposal({ version, agree: { fields, terms: { url: '', text: 'Within 14 days.' } } })

/** The end of the page, of a proposal that the seller changes while somebody fills it in. */
function renderPart(first: ViewedProposal, saving: Saving = 'saved') {
  const proposal = newStore(first)
  const accept = vi.fn<PageStore['accept']>().mockResolvedValue('done')
  const decline = vi.fn<PageStore['decline']>().mockResolvedValue('done')
  const store = { accept, decline } as unknown as PageStore
  function Part() {
    const viewed = useSyncExternalStore(proposal.subscribe, proposal.get)
    return <AcceptPart viewed={viewed} kind="accept" saving={saving} store={store} onAskDate={() => undefined} />
  }
  render(<Part />)
  return { becomes: proposal.set, accept, decline }
}

const labelled = (label: string) => page.getByLabelText(label)
const terms = page.getByRole('checkbox')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
/** A line from one point of the pad to another. */
function draw() {
  const pad = page.getByRole('img', { name: 'Draw your signature here' }).element()
  const { left, top } = pad.getBoundingClientRect()
  const at = (x: number) => ({ pointerId: 1, clientX: left + x, clientY: top + 20, bubbles: true })
  // A pointer that the test makes up cannot be captured.
  Object.assign(pad, { setPointerCapture: () => undefined, hasPointerCapture: () => true })
  pad.dispatchEvent(new PointerEvent('pointerdown', at(10)))
  pad.dispatchEvent(new PointerEvent('pointermove', at(120)))
}
const isDrawn = () => expect.element(page.getByRole('button', { name: 'Clear' })).toBeVisible()

test('what is filled in stays in its field when the seller puts another before it, and so does who is writing', async () => {
  const { becomes, accept } = renderPart(asking([field('Order number')]))
  await labelled('Order number').fill('PO-7')
  becomes(asking([field('Invoice address'), field('Order number')]))
  await expect.element(labelled('Invoice address')).toHaveValue('')
  await userEvent.keyboard('7')
  await expect.element(labelled('Order number')).toHaveValue('PO-77')
  await expect.element(labelled('Invoice address')).toHaveValue('')
  await terms.click()
  await press('Accept and sign')
  expect(accept.mock.calls[0]?.[0].fields).toEqual([{ label: 'Order number', value: 'PO-77' }])
})

test('what a field does not take any more is dropped, and not sent', async () => {
  const { becomes, accept } = renderPart(asking([field('Delivery')]))
  await labelled('Delivery').fill('Next week')
  becomes(asking([field('Delivery', 'date')]))
  await expect.element(labelled('Delivery')).toHaveAttribute('type', 'date')
  await expect.element(labelled('Delivery')).toHaveValue('')
  await terms.click()
  await press('Accept and sign')
  expect(accept.mock.calls[0]?.[0].fields).toEqual([])
})

test('two fields of one label are filled in at once', async () => {
  const { accept } = renderPart(asking([field('Order number'), field('Order number')]))
  await labelled('Order number').first().fill('PO-77')
  await expect.element(labelled('Order number').last()).toHaveValue('PO-77')
  await terms.click()
  await press('Accept and sign')
  expect(accept.mock.calls[0]?.[0].fields).toEqual([{ label: 'Order number', value: 'PO-77' }])
})

test('another version keeps what was filled in and drawn, and has its terms agreed to anew', async () => {
  const { becomes, accept } = renderPart(asking([field('Order number')]))
  await labelled('Your name').fill('Anneke Smit')
  await labelled('Order number').fill('PO-77')
  await press('Draw instead')
  draw()
  await isDrawn()
  await terms.click()
  becomes(asking([field('Invoice address'), field('Order number')], 3))
  await expect.element(terms).not.toBeChecked()
  await expect.element(labelled('Your name')).toHaveValue('Anneke Smit')
  await expect.element(labelled('Order number')).toHaveValue('PO-77')
  await isDrawn()
  await press('Accept and sign')
  await expect.element(terms).toHaveAccessibleDescription('Please tick to agree')
  expect(accept).not.toHaveBeenCalled()
})

test('who goes to decline and back finds both forms as they left them', async () => {
  renderPart(asking([field('Order number')]))
  await labelled('Order number').fill('PO-77')
  await press('Draw instead')
  draw()
  await terms.click()
  await press('Decline')
  await page.getByRole('radio', { name: 'Not the right time' }).click()
  await labelled('Anything to add?').fill('Perhaps in spring.')
  await press('Back to the proposal')
  await expect.element(labelled('Order number')).toHaveValue('PO-77')
  await isDrawn()
  await expect.element(terms).toBeChecked()
  await press('Decline')
  await expect.element(page.getByRole('radio', { name: 'Not the right time' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Not the right time' })).toHaveFocus()
  await expect.element(labelled('Anything to add?')).toHaveValue('Perhaps in spring.')
})

test('who signs too often is told how long to wait, and loses nothing', async () => {
  const { accept } = renderPart(asking([field('Order number')]))
  accept.mockResolvedValue({ wait: 15 })
  await labelled('Order number').fill('PO-77')
  await terms.click()
  await press('Accept and sign')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many attempts. Wait 15 minutes and try again.')
  await expect.element(labelled('Order number')).toHaveValue('PO-77')
  await expect.element(terms).toBeChecked()
})

test('a signature has no date before the service gives it one', async () => {
  renderPart(asking([]))
  await expect.element(page.getByText('Signature', { exact: true })).toBeVisible()
  expect(document.querySelector('time')).toBeNull()
})

test('no reason to decline is given before somebody gives one', async () => {
  const { decline } = renderPart(asking([]))
  await press('Decline')
  const reasons = page.getByRole('radiogroup', { name: 'Reason' })
  for (const reason of page.getByRole('radio').elements()) expect(reason).not.toBeChecked()
  await press('Decline the proposal')
  expect(decline).not.toHaveBeenCalled()
  await expect.element(reasons).toHaveAccessibleDescription('Choose a reason')
  await expect.element(reasons).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('radio', { name: 'The price' })).toHaveFocus()
  await page.getByRole('radio', { name: 'No longer needed' }).click()
  await expect.element(page.getByText('Choose a reason')).not.toBeInTheDocument()
  await press('Decline the proposal')
  expect(decline).toHaveBeenCalledExactlyOnceWith('not_needed', '')
})

test('a decline without an answer speaks of itself, and of no signature', async () => {
  const { decline } = renderPart(asking([]))
  await press('Decline')
  await page.getByRole('radio', { name: 'Another supplier' }).click()
  decline.mockResolvedValueOnce('uncertain')
  await press('Decline the proposal')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('We received no reply, so your answer may not have arrived. Press again: it counts only once.')
  decline.mockResolvedValueOnce({ wait: 15 })
  await press('Decline the proposal')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many attempts. Wait 15 minutes and try again.')
})

test.each([
  { saving: 'saving' as const, sentence: 'Your choices are being saved.' },
  { saving: 'offline' as const, sentence: 'No connection. Your choices are kept here' },
  { saving: 'failed' as const, sentence: 'Your choices could not be saved yet' },
])('no amount is named that choices which are not saved change: $saving', async ({ saving, sentence }) => {
  const viewed = asking([])
  renderPart(viewed, saving)
  await expect.element(page.getByText(sentence, { exact: false })).toBeVisible()
  await expect.element(page.getByText(viewed.words.sentence)).not.toBeInTheDocument()
})

test('who signs choices that could not be saved is told that nothing was signed', async () => {
  const { accept } = renderPart(aProposal(), 'offline')
  accept.mockResolvedValue('unsaved')
  await press('Accept and sign')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Nothing was signed, as your choices are not saved. Check your connection and press again.')
})

test('a fault goes when its field is filled in, and the others stay', async () => {
  renderPart(asking([{ ...field('Order number'), required: true }]))
  await labelled('Your name').fill('')
  await press('Accept and sign')
  await expect.element(labelled('Your name')).toHaveAccessibleDescription('Please fill this in')
  await labelled('Your name').fill('Anneke')
  await expect.element(labelled('Your name')).not.toHaveAttribute('aria-invalid')
  await expect.element(labelled('Order number')).toHaveAttribute('aria-invalid', 'true')
  await labelled('Order number').fill('PO-77')
  await expect.element(labelled('Order number')).not.toHaveAttribute('aria-invalid')
  await expect.element(terms).toHaveAccessibleDescription('Please tick to agree')
  await terms.click()
  await expect.element(terms).not.toHaveAttribute('aria-invalid')
})

test('a fault that the service found goes when its field is another', async () => {
  const { accept } = renderPart(asking([field('Order number')]))
  accept.mockResolvedValue({ faults: { name: ['Enter another name'] } })
  await terms.click()
  await press('Accept and sign')
  await expect.element(labelled('Your name')).toHaveAccessibleDescription('Please check this')
  await labelled('Order number').fill('PO-77')
  await expect.element(labelled('Your name')).toHaveAccessibleDescription('Please check this')
  await labelled('Your name').fill('Anneke')
  await expect.element(labelled('Your name')).not.toHaveAttribute('aria-invalid')
})
