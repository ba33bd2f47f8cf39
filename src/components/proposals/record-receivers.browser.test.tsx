import { useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import type { ReceiverLine } from '#wire/receiver-line.ts'
import { AddReceiver } from './add-receiver.tsx'
import { RecordReceivers } from './record-receivers.tsx'

const now = new Date('2026-11-24T10:00:00Z')
const line = (more: Partial<ReceiverLine>): ReceiverLine => ({
  state: 'sent',
  date: '2026-11-24T09:00:00.000000Z',
  fault: null,
  reason: '',
  section: '',
  visits_today: 0,
  removable: false,
  ...more,
})
const receiver = (id: number, fullname: string) => ({
  id,
  fullname,
  email: `${fullname.toLowerCase()}@x.test`,
  signature_required: true,
  signature_allowed: true,
  proposal_link: `https://app.test/view/${id}`,
})

function show(lines: ReceiverLine[], later?: Promise<void>) {
  const onEmail = vi.fn<() => Promise<string | undefined>>(async () => undefined)
  const onRemove = vi.fn<() => Promise<string | undefined>>(async () => undefined)
  const onAdd = vi.fn<(id: number) => Promise<string | undefined>>(async () => undefined)
  const onCreate = vi.fn<(person: object) => Promise<string | undefined>>(async () => undefined)
  const receivers = ['An', 'Bo', 'Cor', 'Dirk'].slice(0, lines.length).map((name, at) => receiver(at + 1, name))
  function Receivers() {
    const [areComing, setComing] = useState(later !== undefined)
    useEffect(() => void later?.then(() => setComing(false)), [])
    return (
      <RecordReceivers
        proposal={{ id: 7, receivers, emails: [] }}
        lines={areComing ? undefined : new Map(lines.map((one, at) => [at + 1, one]))}
        now={now}
        sendsAgain
        hasMailServer
        onEmail={onEmail}
        onRemove={onRemove}
        adding={
          <AddReceiver people={[{ id: 9, fullname: 'Eva', email: 'eva@x.test' }]} onAdd={onAdd} onCreate={onCreate} />
        }
      />
    )
  }
  render(
    <MemoryRouter>
      <Receivers />
    </MemoryRouter>,
  )
  const items = page.getByRole('list', { name: 'Receivers' }).getByRole('listitem')
  return { items, onEmail, onRemove, onAdd, onCreate }
}

test.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])(
  'what can be done with a receiver comes at once, and does not move the link that is there first, $width wide',
  async (size) => {
    await page.viewport(size.width, size.height)
    onTestFinished(() => page.viewport(1280, 800))
    const { promise: later, resolve: come } = Promise.withResolvers<void>()
    const { items } = show([line({ state: 'bounced', removable: true })], later)
    const copy = items.getByRole('button', { name: 'Copy link' })
    await expect.element(copy).toBeVisible()
    await expect.element(items.getByRole('button')).toHaveLength(1)
    await expect.element(items.getByRole('link')).not.toBeInTheDocument()
    const { x, right } = copy.element().getBoundingClientRect()
    come()
    await expect.element(items.getByRole('button', { name: 'Remove An' })).toBeVisible()
    await expect.element(items.getByRole('link', { name: 'Send again to An' })).toBeVisible()
    await expect.element(items.getByRole('button', { name: 'Correct the address of An' })).toBeVisible()
    expect(copy.element().getBoundingClientRect()).toMatchObject({ x, right })
  },
)

test('each receiver has the one line that is true now', async () => {
  const { items } = show([
    line({ state: 'reading', date: '2026-11-24T09:59:30.000000Z', section: 'Prijzen', visits_today: 3 }),
    line({ state: 'reading', date: '2026-11-24T09:58:59.000000Z' }),
    line({ state: 'bounced', fault: 'unknown_address', reason: '550 No such user' }),
    line({ state: 'queued' }),
  ])
  await expect.element(items.nth(0)).toMatchTextContent(/Reading Prijzen now, 3 visits today/)
  // It was not heard of for a minute.
  await expect.element(items.nth(1)).toMatchTextContent(/Opened/)
  await expect.element(items.nth(2)).toMatchTextContent(/Bounced: address does not exist/)
  await expect.element(items.nth(3)).toMatchTextContent(/Email waiting to be sent/)
})

test('an address that bounced is corrected in place, and a fault stands beside it', async () => {
  const { items, onEmail } = show([line({ state: 'bounced', fault: 'unknown_address' }), line({})])
  expect(
    items
      .nth(1)
      .getByRole('button', { name: /^Correct/ })
      .query(),
  ).toBeNull()
  await items.nth(0).getByRole('button', { name: 'Correct the address of An' }).click()
  onEmail.mockResolvedValueOnce('Not a valid email address')
  const field = items.nth(0).getByRole('textbox', { name: 'Email address of An' })
  await field.fill('an@smit.test')
  await items.nth(0).getByRole('button', { name: 'Save address' }).click()
  await expect.element(items.nth(0)).toMatchTextContent(/Not a valid email address/)
  await items.nth(0).getByRole('button', { name: 'Save address' }).click()
  await expect.element(field).not.toBeInTheDocument()
  expect(onEmail).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), 'an@smit.test')
})

test('only who was told nothing can be removed, and somebody else can be added', async () => {
  const { items, onRemove, onAdd } = show([line({ state: 'opened' }), line({ state: 'linked', removable: true })])
  expect(items.nth(0).getByRole('button', { name: 'Remove An' }).query()).toBeNull()
  await expect
    .element(items.nth(1).getByRole('link', { name: 'Send to Bo' }))
    .toHaveAttribute('href', '/proposals/7/send?receiver=2')
  await items.nth(1).getByRole('button', { name: 'Remove Bo' }).click()
  expect(onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }))
  await page.getByRole('combobox', { name: 'Add receiver' }).click()
  await page.getByRole('option', { name: /Eva/ }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.poll(() => onAdd.mock.calls).toEqual([[9]])
})

test('somebody who is no person of the customer yet is made and added in one act, by keyboard', async () => {
  const { onCreate } = show([line({})])
  await page.getByRole('button', { name: 'New person…' }).click()
  const form = page.getByRole('form', { name: 'New person' })
  await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(form).toMatchTextContent(/Enter a name/)
  await userEvent.keyboard('Fleur{Tab}fleur@{Enter}')
  await expect.element(form).toMatchTextContent(/Not a valid email address/)
  onCreate.mockResolvedValueOnce('There is one with this address')
  await userEvent.keyboard('x.test{Enter}')
  await expect.element(form).toMatchTextContent(/There is one with this address/)
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => onCreate.mock.calls)
    .toEqual([[{ fullname: 'Fleur', email: 'fleur@x.test' }], [{ fullname: 'Fleur', email: 'fleur@x.test' }]])
  await expect.element(form).not.toBeInTheDocument()
})
