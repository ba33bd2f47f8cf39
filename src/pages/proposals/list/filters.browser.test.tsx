import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { proposalItem } from '#src/testing/records.ts'
import { stubService } from '#src/testing/service.ts'
import { getAccount, listUsers, summary } from '#wire/account.ts'
import { listAppProposals } from '#wire/proposal-list.ts'
import { listTags } from '#wire/tags.ts'
import * as screen from './list.tsx'

const { keyboard } = userEvent
const service = stubService()
const panel = page.getByRole('dialog', { name: 'Filter' })
const open = page.getByRole('button', { name: 'Filter', exact: true })

const user = (id: number, firstname: string) => ({
  id,
  email: `${firstname}@installer.test`,
  firstname,
  lastname: 'Vos',
  phone: '',
  jobtitle: '',
  date_lastlogin: null,
})

/** A list of two, or of none where an amount is asked for. */
async function openList(at = '/proposals') {
  const sent = service.current.on(listAppProposals, ({ query }) =>
    query['amount'] ? [] : [1, 2].map((id) => proposalItem(id)),
  )
  const counted = service.current.on(summary, () => {
    const none = { count: 0, sums: [] }
    return { statuses: { edit: none, open: none, won: none, lost: none, closed: none }, directories: [], count: 2 }
  })
  service.current.on(listUsers, () => [user(1, 'Eva'), user(2, 'Bo')])
  service.current.on(listTags, () => [{ id: 4, name: 'roof' }])
  const opened = openScreen(screen, { path: '/proposals', at })
  await expect
    .element(page.getByRole('table', { name: 'Proposals' }).or(page.getByText('No results for these filters')))
    .toBeVisible()
  const last = () => sent.at(-1)?.query ?? {}
  return { ...opened, last, counted }
}

test('proposals of who has left are found by their name too', async () => {
  const account = { account_name: 'test', name: 'Test', currency: 'EUR', locale: 'nl-NL' }
  service.current.on(getAccount, () => ({ ...account, former_users: [{ id: 3, name: 'Cas Mol' }] }))
  const { last } = await openList()
  await open.click()
  await panel.getByRole('checkbox', { name: 'Cas Mol' }).click()
  await expect.poll(last).toMatchObject({ owner: '3' })
  await expect.element(page.getByRole('button', { name: 'Change Owner Cas Mol' })).toBeVisible()
})

test('each choice narrows the list at once, its counts with it, and stands over the rows', async () => {
  const { last, counted } = await openList()
  await open.click()
  await panel.getByRole('checkbox', { name: 'Eva Vos' }).click()
  await panel.getByRole('checkbox', { name: 'Bo Vos' }).click()
  await panel.getByRole('checkbox', { name: 'roof' }).click()
  await panel.getByRole('button', { name: 'Last 30 days' }).click()
  await expect.poll(last).toMatchObject({ owner: '1,2', tag: '4', sent: '30d', page: '1' })
  await expect.poll(() => counted.at(-1)?.query).toMatchObject({ owner: '1,2', tag: '4', sent: '30d' })
  await expect.element(panel.getByRole('status')).toMatchTextContent('2 proposals')
  await panel.getByRole('button', { name: 'Done' }).click()
  await expect.element(panel).not.toBeInTheDocument()
  for (const chip of ['Owner Eva Vos, Bo Vos', 'Tag roof', 'Sent last 30 days'])
    await expect.element(page.getByRole('button', { name: `Change ${chip}` })).toBeVisible()
})

test('it puts the list in another order, which a phone has no heads for, and always in one', async () => {
  const { last, address } = await openList()
  await page.getByRole('button', { name: 'List actions' }).click()
  await page.getByRole('menuitem', { name: 'Filter and sort' }).click()
  const order = panel.getByRole('group', { name: 'Sort by' })
  await expect.element(order.getByRole('button', { pressed: true })).toMatchTextContent('Modified')
  await order.getByRole('button', { name: 'Name' }).click()
  await expect.poll(last).toMatchObject({ sort: 'name', page: '1' })
  await expect.poll(address).toBe('/proposals?sort=name')
  await order.getByRole('button', { name: 'Name' }).click()
  await expect.element(order.getByRole('button', { pressed: true })).toMatchTextContent('Name')
  await expect.element(panel.getByRole('button', { name: 'Clear all' })).not.toBeInTheDocument()
})

test('Escape closes it and leads back to where it was opened', async () => {
  await openList()
  await open.click()
  await expect.element(panel.getByRole('checkbox', { name: 'Eva Vos' })).toHaveFocus()
  await keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
})

test('amounts are taken by Enter, and of none found it says why', async () => {
  const { last } = await openList()
  await open.click()
  const amount = panel.getByRole('group', { name: 'Amount excl. VAT' })
  await amount.getByLabelText('From').fill('2,500.50')
  await amount.getByLabelText('Up to').fill('40000')
  await keyboard('{Enter}')
  await expect.poll(last).toMatchObject({ amount: '2500.5..40000' })
  await panel.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('heading', { name: 'No results for these filters' })).toBeVisible()
})

test.each([
  ['much', '', 'Enter an amount, such as 2500.'],
  ['40000', '2500', 'The lowest amount is above the highest one.'],
])('amounts from %j up to %j are not taken, and it says why', async (from, to, error) => {
  const { last } = await openList()
  await open.click()
  const amount = panel.getByRole('group', { name: 'Amount excl. VAT' })
  await amount.getByLabelText('From').fill(from)
  await amount.getByLabelText('Up to').fill(to)
  await keyboard('{Enter}')
  await expect.element(amount.getByRole('alert')).toMatchTextContent(error)
  await expect.element(amount.getByLabelText('Up to')).toHaveValue(to)
  expect(last()['amount']).not.toBe(`${from}..${to}`)
})

test('days may be open at either end, and the last days put them aside', async () => {
  const { last, address } = await openList()
  await open.click()
  const sent = panel.getByRole('group', { name: 'Sent' })
  await sent.getByLabelText('From').fill('2026-11-01')
  await expect.poll(last).toMatchObject({ sent: '2026-11-01..' })
  await sent.getByLabelText('Up to and including').fill('2026-11-20')
  await expect.poll(last).toMatchObject({ sent: '2026-11-01..2026-11-20' })
  await sent.getByRole('button', { name: 'Last 7 days' }).click()
  await expect.poll(last).toMatchObject({ sent: '7d' })
  await expect.element(sent.getByLabelText('From')).toHaveValue('')
  await sent.getByRole('button', { name: 'Last 7 days' }).click()
  await expect.poll(address).toBe('/proposals')
})

test('a first day after the last one is told and not asked for', async () => {
  const { last } = await openList('/proposals?sent=2026-11-01..2026-11-20')
  await page.getByRole('button', { name: /^Change Sent/ }).click()
  const sent = panel.getByRole('group', { name: 'Sent' })
  await sent.getByLabelText('From').fill('2026-11-25')
  await expect.element(sent.getByRole('alert')).toMatchTextContent('The first day is after the last one.')
  expect(last()).toMatchObject({ sent: '2026-11-01..2026-11-20' })
})

test('of lost proposals those of one reason are found, and of expiring ones it asks for none', async () => {
  const { last } = await openList()
  await open.click()
  const reasons = panel.getByRole('group', { name: 'Loss reason' })
  await expect.element(panel.getByRole('group', { name: 'Valid until' })).toBeVisible()
  await expect.element(reasons).not.toBeInTheDocument()
  await panel.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: /^Lost/ }).click()
  await open.click()
  await reasons.getByRole('button', { name: 'Postponed' }).click()
  await expect.poll(last).toMatchObject({ status: 'lost', loss_reason: 'timing' })
  await expect.element(page.getByRole('button', { name: 'Change Loss reason Postponed' })).toBeInTheDocument()
  await panel.getByRole('button', { name: 'Expired', exact: true }).click()
  await expect.poll(last).toMatchObject({ status: 'open', validity: 'expired' })
  expect(last()).not.toHaveProperty('loss_reason')
})

test('the own proposals that Today leads to are those of the person, and others can be added', async () => {
  const { last } = await openList('/proposals?whose=me')
  await expect.poll(last).toMatchObject({ whose: 'me' })
  await open.click()
  await expect.element(panel.getByRole('checkbox', { name: 'Eva Vos' })).toBeChecked()
  await panel.getByRole('checkbox', { name: 'Bo Vos' }).click()
  await expect.poll(last).toMatchObject({ owner: '1,2' })
  expect(last()).not.toHaveProperty('whose')
})

test('a filter is taken off where it stands, and all of them by one press', async () => {
  const { address } = await openList('/proposals?owner=1&tag=4&sent=30d')
  await page.getByRole('button', { name: 'Remove Tag roof' }).click()
  await expect.poll(address).toBe('/proposals?owner=1&sent=30d')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(address).toBe('/proposals')
})
