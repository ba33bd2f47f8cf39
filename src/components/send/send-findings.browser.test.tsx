import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import type { Finding } from './finding.ts'
import { SendFindings, type Mends } from './send-findings.tsx'

const bram = {
  id: 2,
  fullname: 'Bram Smit',
  email: '',
  signature_required: true,
  signature_allowed: true,
  proposal_link: '',
}
const findings = {
  email: { look: 'receivers', kind: 'blocker', text: 'Bram Smit has no email address', receiver: bram },
  field: {
    look: 'fields',
    kind: 'blocker',
    text: '“Finish” is required and still empty',
    field: { name: 'finish', label: 'Finish', type: 'text' },
  },
  tag: {
    look: 'tags',
    kind: 'blocker',
    text: '[custom_week] in “Offer” has no value',
    mend: { to: '/proposals/7/edit?tab=text', label: 'Go to the text' },
  },
  price: {
    look: 'products',
    kind: 'warning',
    text: 'Oven: 100,00 here, 120,00 in Products',
    price: { product_id: 3, from: 100, to: 120, words: '120,00' },
  },
  other: {
    look: 'others',
    kind: 'warning',
    text: 'Another open proposal for this customer: Boilers',
    mend: { to: '/proposals/8', label: 'Open' },
  },
} satisfies Record<string, Finding>

/** The check as it stands in the window that sends. */
function check(...shown: readonly Finding[]) {
  const mends = {
    onEmail: vi.fn<Mends['onEmail']>(async () => undefined),
    onFill: vi.fn<Mends['onFill']>(async () => undefined),
    onPrice: vi.fn<Mends['onPrice']>(async () => undefined),
    onDay: vi.fn<Mends['onDay']>(async () => undefined),
    onKeep: vi.fn<Mends['onKeep']>(),
  }
  const router = createMemoryRouter([
    { path: '/', Component: () => <SendFindings findings={shown} mends={mends} /> },
    { path: '*', Component: () => <h1>Another screen</h1> },
  ])
  render(<RouterProvider router={router} />)
  return { ...mends, address: () => router.state.location.pathname + router.state.location.search }
}
const region = page.getByRole('region', { name: 'Check' })

test('blockers come before warnings, each counted, and what is in order is counted too', async () => {
  check(findings.email, findings.tag, findings.price)
  await expect.element(region.getByRole('heading', { name: '2 issues to fix' })).toBeVisible()
  await expect.element(region.getByRole('heading', { name: '1 warning' })).toBeVisible()
  await expect.element(region.getByText('9 checks passed')).toBeVisible()
})

test('without a finding it is ready', async () => {
  check()
  await expect.element(region.getByRole('heading', { name: 'Ready to send' })).toBeVisible()
  await expect.element(region.getByText('12 checks passed')).toBeVisible()
})

test('a missing address is written right there; what is refused stays to be put right', async () => {
  const { onEmail } = check(findings.email)
  const line = page.getByLabelText('Email address of Bram Smit')
  onEmail.mockResolvedValueOnce('This address bounces')
  await line.fill('bram@korenaar.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('This address bounces')).toBeVisible()
  await expect.element(line).toHaveValue('bram@korenaar.example')
  await line.fill('info@korenaar.example')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => onEmail.mock.calls.map(([, email]) => email))
    .toEqual(['bram@korenaar.example', 'info@korenaar.example'])
})

test('a required field is filled in right there', async () => {
  const { onFill } = check(findings.field)
  const line = region.getByRole('textbox', { name: 'Finish' })
  await line.fill('Week 12')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onFill.mock.calls).toEqual([[findings.field.field, 'Week 12']])
})

test('a changed price is used, or kept', async () => {
  const { onPrice, onKeep } = check(findings.price)
  await region.getByRole('button', { name: 'Keep' }).click()
  expect(onKeep.mock.calls).toEqual([[findings.price.text]])
  await region.getByRole('button', { name: 'Use 120,00' }).click()
  await expect.poll(() => onPrice.mock.calls).toEqual([[findings.price.price]])
})

test('another open proposal is kept beside this one', async () => {
  const { onKeep } = check(findings.other)
  await region.getByRole('button', { name: 'Keep both' }).click()
  expect(onKeep.mock.calls).toEqual([[findings.other.text]])
})

test('what is put right elsewhere has the way there', async () => {
  const { address } = check(findings.tag)
  await region.getByRole('link', { name: 'Go to the text' }).click()
  expect(address()).toBe('/proposals/7/edit?tab=text')
})

/** Each finding goes as soon as it is kept or filled in. */
function Vanishing({ begin }: { begin: readonly Finding[] }) {
  const [left, setLeft] = useState(begin)
  const drop = async (text: string) => {
    // The service answers first.
    await Promise.resolve()
    setLeft((before) => before.filter((finding) => finding.text !== text))
    return undefined
  }
  const unused = () => Promise.resolve(undefined)
  const mends: Mends = {
    onEmail: unused,
    onFill: () => drop(findings.field.text),
    onPrice: unused,
    onDay: unused,
    onKeep: (text) => void drop(text),
  }
  return <SendFindings findings={left} mends={mends} />
}
function checkVanishing(...begin: readonly Finding[]) {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Vanishing begin={begin} /> }])} />)
}

test('when a finding goes, the focus goes on to the next', async () => {
  checkVanishing(findings.field, findings.price)
  await region.getByRole('textbox', { name: 'Finish' }).fill('Week 12')
  await region.getByRole('button', { name: 'Save' }).click()
  await expect.element(region.getByRole('button', { name: 'Use 120,00' })).toHaveFocus()
})

test('after the last of several findings the focus goes to their heading', async () => {
  checkVanishing(findings.tag, findings.other)
  await region.getByRole('button', { name: 'Keep both' }).click()
  await expect.element(region.getByRole('heading', { name: '1 issue to fix' })).toHaveFocus()
})

test('after the only finding the focus goes to what says that all is ready', async () => {
  checkVanishing(findings.other)
  await region.getByRole('button', { name: 'Keep both' }).click()
  await expect.element(region.getByRole('heading', { name: 'Ready to send' })).toHaveFocus()
})
