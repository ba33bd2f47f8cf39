import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountQueries } from '#src/api/account.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { openScreen } from '#src/testing/open-screen.tsx'
import { proposalDetails, proposalItem } from '#src/testing/records.ts'
import { helloOf, refusal, stubService, tagged } from '#src/testing/service.ts'
import { getAccount, hello, listUsers, summary } from '#wire/account.ts'
import { beginBulkChange, countBulkChange, type BulkChange } from '#wire/bulk-changes.ts'
import { listAppProposals } from '#wire/proposal-list.ts'
import { listenToChanges } from '#wire/events.ts'
import { getProposalAgreement } from '#wire/proposal-agree.ts'
import { getProposal } from '#wire/proposal-details.ts'
import { getProposalRecord } from '#wire/proposal-record.ts'
import { cancelSending, getScheduledSending } from '#wire/scheduled-sending.ts'
import { deleteProposal, updateProposal } from '#wire/proposal-changes.ts'
import { listProposalDirectories } from '#wire/proposal-directories.ts'
import { listProposals } from '#wire/proposals.ts'
import { listTags } from '#wire/tags.ts'
import type { Role } from '#wire/roles.ts'
import { restore } from '#wire/trashcan.ts'
import * as screen from './list.tsx'

const { keyboard } = userEvent
const service = stubService((service) => {
  // A row that is looked at is fetched ahead.
  for (const operation of [getProposalRecord, getProposal])
    service.on(operation, () => refusal(404, 'Only the list is looked at'))
  // The bar of what is selected asks for them.
  service.on(listTags, () => tags)
})
const tags = [
  { id: 3, name: 'Hurry' },
  { id: 4, name: 'VvE' },
]
const user = (id: number, firstname: string) => ({
  id,
  email: `${firstname}@test.example`,
  firstname,
  lastname: 'Smit',
  phone: '',
  jobtitle: '',
  date_lastlogin: null,
})
const selection = page.getByRole('region', { name: 'Selection' })
const table = page.getByRole('table', { name: 'Proposals' })
const ticks = table.getByRole('checkbox', { name: /^Select (?!all)/ })
const links = table.getByRole('link', { name: /^Proposal \d/ })

type Opening = { at?: string; interfaces?: string[]; role?: Role; count?: number; owner?: number }

/** The list of six open proposals, of which the first two have a tag and the second has another. */
async function openList(opening: Opening = {}) {
  const { at = '/proposals', interfaces = ['v1', 'v2', 'app'], role, count = 6, owner = 1 } = opening
  const tagsOf = (id: number) => (id > 2 ? [] : tags.slice(id === 1 ? 1 : 0))
  const items = Array.from({ length: count }, (_, at) =>
    proposalItem(at + 1, { tags: tagsOf(at + 1), account_user_id: owner }),
  )
  const sent = service.current.on(listAppProposals, ({ query }) =>
    items.filter(({ name }) => name.toLowerCase().includes(query['query'] ?? '')),
  )
  service.current.on(listProposals, () => items)
  service.current.on(hello, () => helloOf({ interfaces, ...(role && { role }) }))
  service.current.on(listProposalDirectories, () => ({ edit: [], open: [], won: [], lost: [], closed: [] }))
  const none = { count: 0, sums: [] }
  service.current.on(listUsers, () => [user(1, 'Eva'), user(2, 'Jan')])
  service.current.on(summary, () => ({
    statuses: { edit: none, open: { count: 6, sums: [] }, won: none, lost: none, closed: none },
    directories: [
      { id: 8, name: 'Now', count: 6 },
      { id: 9, name: 'Later', count: 0 },
    ],
    count: 6,
  }))
  const opened = openScreen(screen, { path: '/proposals', at })
  await expect.element(table).toBeVisible()
  // What is selected stays so while one looks at a record: the test before left some.
  const clear = selection.getByRole('button', { name: 'Clear' })
  if (clear.query()) await clear.click()
  return { ...opened, sent }
}

test('the first frame draws all rows that stand in the window, and not many more', async () => {
  await openList({ count: 50 })
  const rows = [...document.querySelectorAll('tbody > tr')]
  const below = rows.filter((row) => row.getBoundingClientRect().top >= window.innerHeight)
  expect(rows.at(-1)?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(window.innerHeight)
  expect(below.length).toBeLessThan(5)
})

test('Shift ticks every row from the last one that was ticked', async () => {
  await openList()
  await ticks.nth(1).click()
  await ticks.nth(4).click({ modifiers: ['Shift'] })
  await expect.element(selection).toMatchTextContent('4 selected')
  await expect.element(ticks.nth(2)).toBeChecked()
  await expect.element(ticks.nth(0)).not.toBeChecked()
  await ticks.nth(2).click()
  await expect.element(selection).toMatchTextContent('3 selected')
})

test('the keyboard walks the rows, ticks them, and takes the selection off again', async () => {
  await openList()
  await keyboard('jx')
  await expect.element(links.nth(0)).toHaveFocus()
  await keyboard('jx')
  await expect.element(links.nth(1)).toHaveFocus()
  await expect.element(selection).toMatchTextContent('2 selected')
  await keyboard('k')
  await expect.element(links.nth(0)).toHaveFocus()
  await keyboard('{Escape}')
  await expect.element(selection).not.toBeInTheDocument()
})

test('what a row offers is drawn once somebody comes to it, by pointer or by keyboard, and shows while they are there', async () => {
  await openList()
  const buttons = () => table.element().querySelectorAll('tbody button').length
  const preview = (id: number) => table.getByRole('button', { name: `Preview Proposal ${id}`, exact: true })
  const acts = (id: number) => table.getByRole('button', { name: `Actions for Proposal ${id}`, exact: true })
  expect(buttons()).toBe(0)

  await links.nth(1).hover()
  await expect.element(preview(2)).toBeVisible()
  expect(buttons()).toBe(2)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.element(preview(2)).not.toBeInTheDocument()

  await keyboard('j')
  await expect.element(links.nth(0)).toHaveFocus()
  await keyboard('{Tab}')
  await expect.element(preview(1)).toHaveFocus()
  await keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Open', exact: true })).toHaveFocus()
  await keyboard('{Escape}')
  await expect.element(acts(1)).toHaveFocus()
})

test('the slash leads into the search, and the arrow to the first row it found', async () => {
  const { address, sent } = await openList()
  await keyboard('/')
  const search = page.getByRole('searchbox', { name: 'Search proposals' })
  await expect.element(search).toHaveFocus()
  // At once: between two keys a busy machine may rest as long as a person who has typed a word.
  await search.fill('proposal 4')
  await expect.poll(address).toBe('/proposals?query=proposal+4')
  await expect.element(links).toHaveLength(1)
  expect(sent.filter(({ query }) => query['query'] !== undefined)).toHaveLength(1)
  await keyboard('{ArrowDown}')
  await expect.element(links.first()).toHaveFocus()
})

test('a search that finds nothing says so, and how to go on', async () => {
  await openList({ at: '/proposals' })
  await page.getByRole('searchbox', { name: 'Search proposals' }).fill('nobody')
  await expect.element(table).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: /“nobody”/ })).toBeVisible()
})

test('rows that did not come are asked for again', async () => {
  service.current.on(listUsers, () => [])
  service.current.on(listAppProposals, () => refusal(403, 'You may not see these'))
  openScreen(screen, { path: '/proposals' })
  await expect.element(page.getByText('The proposals could not be loaded')).toBeVisible()
  service.current.on(listAppProposals, () => [proposalItem(1)])
  service.current.on(summary, () => refusal(404, 'Not counted'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(links).toHaveLength(1)
})

test('leaving won asks first, because nothing brings back what was agreed', async () => {
  await openList()
  service.current.on(listAppProposals, () => [proposalItem(1, { status: 'won' }), proposalItem(2, { status: 'won' })])
  const sent = service.current.on(updateProposal, () => ({ status: 'ok' }))
  await page.getByRole('link', { name: /^Won/ }).click()
  await expect.element(links).toHaveLength(2)
  await ticks.nth(0).click()
  await selection.getByRole('button', { name: 'Status' }).click()
  await page.getByRole('menuitem', { name: 'Lost' }).click()
  const question = page.getByRole('dialog', { name: 'Undo the won status?' })
  await expect.element(question).toMatchTextContent('deleted')
  expect(sent).toEqual([])
  await question.getByRole('button', { name: /^Move / }).click()
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ status: 'lost' }])
})

const toWon = { kind: 'status', status: 'won' } as const
const counted: BulkChange = {
  id: 7,
  of: 'proposal',
  date: '2026-11-21T09:10:11.000000Z',
  state: 'counted',
  change: toWon,
  name: null,
  total: 98_415,
  looked: 0,
  changed: 0,
  left: 0,
  undone: 0,
  undo_until: null,
  statuses: [
    { status: 'open', count: 98_412 },
    { status: 'won', count: 3 },
  ],
  reasons: [],
}

/** What the open menu offers. */
const entries = () =>
  page
    .getByRole('menu')
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)

/** What the service is asked to count, which it answers so, and to begin. */
function countsOf(answer: Partial<BulkChange>) {
  const count = service.current.on(countBulkChange, () => ({ ...counted, ...answer }))
  const begun = service.current.on(beginBulkChange, () => ({ ...counted, ...answer, state: 'running' as const }))
  return { count, begun }
}

test('several that are ticked are named together for the service to change, and nobody is asked', async () => {
  await openList()
  const trashed = service.current.on(deleteProposal, () => 'It is in the trash')
  const { count, begun } = countsOf({ change: { kind: 'trash' }, total: 3 })
  await ticks.nth(0).click()
  await ticks.nth(2).click({ modifiers: ['Shift'] })
  await selection.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => begun.map(({ body }) => body)).toEqual([{ change: { kind: 'trash' }, count: 3 }])
  expect(count.map(({ body }) => body)).toMatchObject([{ of: 'proposal', filter: { only: [1, 2, 3] } }])
  await expect.element(selection).not.toBeInTheDocument()
  expect(trashed).toEqual([])
})

test('of several that are ticked it is asked before any leaves won', async () => {
  await openList()
  const toLost = { kind: 'status', status: 'lost' } as const
  const { begun } = countsOf({ change: toLost, total: 2, statuses: [{ status: 'won', count: 2 }] })
  await ticks.nth(0).click()
  await ticks.nth(1).click()
  await selection.getByRole('button', { name: 'Status' }).click()
  await page.getByRole('menuitem', { name: 'Lost' }).click()
  const question = page.getByRole('dialog', { name: 'Move 2 proposals to Lost?' })
  await expect.element(question).toMatchTextContent('signature are deleted')
  expect(begun).toEqual([])
  await question.getByRole('button', { name: 'Move 2 proposals to Lost' }).click()
  await expect.poll(() => begun.map(({ body }) => body)).toEqual([{ change: toLost, count: 2 }])
})

test('several are assigned to a user of the account, and already theirs is left to the service to see', async () => {
  await openList()
  const toJan = { kind: 'owner', account_user_id: 2 } as const
  const { count, begun } = countsOf({ change: toJan, name: 'Jan Smit', total: 2, statuses: [] })
  await ticks.nth(0).click()
  await ticks.nth(1).click()
  await selection.getByRole('button', { name: 'Owner' }).click()
  expect(entries()).toEqual(['Eva Smit', 'Jan Smit'])
  await page.getByRole('menuitem', { name: 'Jan Smit' }).click()
  await expect.poll(() => begun.map(({ body }) => body)).toEqual([{ change: toJan, count: 2 }])
  expect(count.map(({ body }) => body)).toMatchObject([{ filter: { only: [1, 2] }, change: toJan }])
})

test('who has left has a name in the list, and is assigned nothing', async () => {
  const account = { account_name: 'test', name: 'Test', currency: 'EUR', locale: 'nl-NL' }
  service.current.on(getAccount, () => ({ ...account, former_users: [{ id: 9, name: 'Cas Mol' }] }))
  await openList({ owner: 9 })
  await expect.element(table.getByRole('cell', { name: 'Cas Mol' }).first()).toBeVisible()
  await ticks.nth(0).click()
  await selection.getByRole('button', { name: 'Owner' }).click()
  expect(entries()).toEqual(['Eva Smit', 'Jan Smit'])
})

test('a colleague who is new has a name in the list a few minutes later', async () => {
  const { client, go } = await openList()
  const nameOfNew = () => client.getQueryData(accountQueries.users().queryKey)?.find(({ id }) => id === 3)?.firstname
  await expect.poll(() => client.getQueryData(accountQueries.users().queryKey)?.length).toBe(2)
  service.current.on(listUsers, () => [user(1, 'Eva'), user(2, 'Jan'), user(3, 'Noor')])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  await go('/products')
  await expect.element(page.getByRole('heading', { name: 'Another screen' })).toBeVisible()
  await go('/proposals')
  await expect.element(table).toBeVisible()
  await expect.poll(nameOfNew).toBe('Noor')
})

test('who sees only their own is not offered to assign any', async () => {
  service.current.on(getAccount, () => ({
    account_name: 'test',
    name: 'Test',
    currency: 'EUR',
    locale: 'nl-NL',
    sellers_see: 'own' as const,
  }))
  await openList({ role: 'seller' })
  await ticks.nth(0).click()
  await expect.element(selection.getByRole('button', { name: 'Tag' })).toBeVisible()
  await expect.element(selection.getByRole('button', { name: 'Owner' })).not.toBeInTheDocument()
})

describe('the menu of tags', () => {
  const tag = (name: string) => page.getByRole('menuitemcheckbox', { name })
  const open = () => selection.getByRole('button', { name: 'Tag' }).click()

  test('ticks those that each of the selected has; choosing one takes it off, and choosing another adds it', async () => {
    await openList()
    const { count, begun } = countsOf({ total: 2, statuses: [] })
    await ticks.nth(0).click()
    await ticks.nth(1).click()
    await open()
    await expect.element(tag('VvE')).toBeChecked()
    await expect.element(tag('Hurry')).not.toBeChecked()
    await tag('VvE').click()
    await expect.element(selection).not.toBeInTheDocument()
    await ticks.nth(0).click()
    await open()
    await tag('Hurry').click()
    await expect.poll(() => begun).toHaveLength(2)
    expect(count.map(({ body }) => body)).toMatchObject([
      { filter: { only: [1, 2] }, change: { kind: 'tag', tag_id: 4, has: false } },
      { filter: { only: [1] }, change: { kind: 'tag', tag_id: 3, has: true } },
    ])
  })

  test('of all that match adds and removes each, and it is asked before', async () => {
    await openList()
    const items = [1, 2].map((id) => proposalItem(id, { tags }))
    service.current.on(listAppProposals, () => Response.json(items, { headers: { 'x-total-count': '60' } }))
    const remove = { kind: 'tag', tag_id: 4, has: false } as const
    const { begun } = countsOf({ change: remove, name: 'VvE', total: 60, statuses: [] })
    await page.getByRole('searchbox', { name: 'Search proposals' }).fill('proposal')
    await expect.element(links).toHaveLength(2)
    await table.getByRole('checkbox', { name: /^Select all/ }).click()
    await selection.getByRole('button', { name: 'Select all 60 matches' }).click()
    await open()
    expect(entries()).toEqual(['Hurry', 'VvE', 'Hurry', 'VvE'])
    await page.getByRole('group', { name: 'Remove tag' }).getByRole('menuitem', { name: 'VvE' }).click()
    const question = page.getByRole('dialog', { name: 'Remove tag “VvE” from 60 proposals?' })
    await question.getByRole('button', { name: 'Remove tag' }).click()
    await expect.poll(() => begun.map(({ body }) => body)).toEqual([{ change: remove, count: 60 }])
  })

  test('says so where there are none', async () => {
    service.current.on(listTags, () => [])
    await openList()
    await ticks.nth(0).click()
    await open()
    const none = page.getByRole('menuitem', { name: 'No tags yet. Type one on a proposal.' })
    await expect.element(none).toHaveFocus()
    await expect.element(none).toHaveAttribute('aria-disabled', 'true')
    await keyboard('{Escape}')
    await expect.element(none).not.toBeInTheDocument()
  })
})

describe('with a service of version 2 alone', () => {
  test('several are assigned by a request of their own each, but for those that are theirs, and given back', async () => {
    await openList({ interfaces: ['v1', 'v2'] })
    service.current.on(listProposals, () => [
      proposalItem(1, { account_user_id: 2 }),
      proposalItem(2),
      proposalItem(3, { account_user_id: 5 }),
    ])
    const sent = service.current.on(updateProposal, () => ({ status: 'ok' }))
    await page.getByRole('searchbox', { name: 'Search proposals' }).fill('proposal')
    await expect.element(links).toHaveLength(3)
    await ticks.nth(0).click()
    await ticks.nth(2).click({ modifiers: ['Shift'] })
    await selection.getByRole('button', { name: 'Owner' }).click()
    await page.getByRole('menuitem', { name: 'Jan Smit' }).click()
    await expect.element(page.getByText('2 proposals assigned to Jan Smit')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.element(page.getByText('2 proposals restored').last()).toBeVisible()
    expect(sent.map(({ params, body }) => ({ ...params, ...body }))).toEqual([
      { id: '2', account_user_id: 2 },
      { id: '3', account_user_id: 2 },
      { id: '2', account_user_id: 1 },
      { id: '3', account_user_id: 5 },
    ])
  })

  test('a tag is added beside those that a proposal has by now, and removed again alone', async () => {
    await openList({ interfaces: ['v1', 'v2'] })
    let now = [{ id: 9, name: 'Since' }]
    service.current.on(getProposal, () => tagged(proposalDetails(5, { tags: now }), `"${now.length}"`))
    const sent = service.current.on(updateProposal, ({ body }) => {
      const names = (body.tags ?? []).map((tag) => (typeof tag === 'string' ? tag : tag.name))
      now = names.map((name, at) => ({ id: name === 'VvE' ? 4 : 9 + at, name }))
      return { status: 'ok' }
    })
    await ticks.nth(4).click()
    await selection.getByRole('button', { name: 'Tag' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'VvE' }).click()
    await expect.element(page.getByText('“Proposal 5” tagged “VvE”')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.element(page.getByText('“Proposal 5” restored')).toBeVisible()
    expect(sent.map(({ params, body, headers }) => ({ ...params, ...body, match: headers['if-match'] }))).toEqual([
      { id: '5', tags: ['Since', 'VvE'], match: '"1"' },
      { id: '5', tags: ['Since'], match: '"2"' },
    ])
  })

  test('several are moved by a request of their own each, said in one toast, and put back', async () => {
    await openList({ interfaces: ['v1', 'v2'] })
    const sent = service.current.on(updateProposal, () => ({ status: 'ok' }))
    await ticks.nth(0).click()
    await ticks.nth(2).click({ modifiers: ['Shift'] })
    await selection.getByRole('button', { name: 'Status' }).click()
    await page.getByRole('menuitem', { name: 'Lost' }).click()
    await expect.element(page.getByText('3 proposals moved to Lost')).toBeVisible()
    await expect.element(selection).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('3 proposals restored')).toBeVisible()
    expect(sent.map(({ params, body }) => ({ ...params, ...body }))).toEqual(
      ['lost', 'open'].flatMap((status) => ['1', '2', '3'].map((id) => ({ id, status }))),
    )
  })

  test('what failed half-way says how far it came, and the rest stays selected', async () => {
    await openList({ interfaces: ['v1', 'v2'] })
    service.current.on(updateProposal, ({ params }) =>
      params['id'] === '2' ? refusal(409, 'It belongs to somebody else') : { status: 'ok' },
    )
    await ticks.nth(0).click()
    await ticks.nth(2).click({ modifiers: ['Shift'] })
    await selection.getByRole('button', { name: 'Status' }).click()
    await page.getByRole('menuitem', { name: 'Lost' }).click()
    await expect.element(page.getByText(/1 of 3 proposals moved to Lost.*It belongs to somebody else/)).toBeVisible()
    await expect.element(selection).toMatchTextContent('2 selected')
    await expect.element(ticks.nth(0)).not.toBeChecked()
  })
})

test('all that match are left to the service, but for those that were ticked off, and counted before anything is done', async () => {
  const items = [1, 2, 3].map((id) => proposalItem(id))
  await openList()
  service.current.on(listAppProposals, () => Response.json(items, { headers: { 'x-total-count': '98416' } }))
  const { count, begun } = countsOf({})
  await page.getByRole('searchbox', { name: 'Search proposals' }).fill('proposal')
  await expect.element(links).toHaveLength(3)
  await table.getByRole('checkbox', { name: /^Select all/ }).click()
  await selection.getByRole('button', { name: 'Select all 98,416 matches' }).click()
  await expect.element(selection).toMatchTextContent('98,416 selected')
  await ticks.nth(1).click()
  await expect.element(selection).toMatchTextContent('98,415 selected')
  await expect.element(ticks.nth(1)).not.toBeChecked()
  await expect.element(ticks.nth(2)).toBeChecked()

  await selection.getByRole('button', { name: 'Status' }).click()
  await page.getByRole('menuitem', { name: 'Won' }).click()
  const question = page.getByRole('dialog', { name: 'Move 98,412 proposals to Won?' })
  await expect.element(question).toBeVisible()
  expect(count.map(({ body }) => body)).toMatchObject([
    { of: 'proposal', filter: { status: 'open', query: 'proposal', except: [2] }, change: toWon },
  ])
  expect(begun).toEqual([])
  await question.getByRole('button', { name: 'Move 98,412 proposals to Won' }).click()
  await expect.poll(() => begun.map(({ body }) => body)).toEqual([{ change: toWon, count: 98_415 }])
  expect(begun[0]?.headers['idempotency-key']).toBeTruthy()
  await expect.element(selection).not.toBeInTheDocument()
})

/** Does what the menu of one row offers. */
async function doInMenu(id: number, name: string, role = 'menuitemradio') {
  await links.filter({ hasText: `Proposal ${id}` }).hover()
  await table.getByRole('button', { name: `Actions for Proposal ${id}`, exact: true }).click()
  await page.getByRole(role, { name }).click()
}

describe('what is done from the menu of one row', () => {
  test('leaves the ticks of all others', async () => {
    await openList()
    service.current.on(updateProposal, () => ({ status: 'ok' }))
    await ticks.nth(0).click()
    await ticks.nth(1).click()
    await doInMenu(4, 'Lost')
    await expect.element(page.getByText('“Proposal 4” moved to Lost')).toBeVisible()
    await expect.element(selection).toMatchTextContent('2 selected')
    await expect.element(ticks.nth(0)).toBeChecked()
    await expect.element(ticks.nth(1)).toBeChecked()
    await expect.element(ticks.nth(3)).not.toBeChecked()
  })

  test('leaves all ticks where it fails, that of its own row too', async () => {
    await openList()
    service.current.on(updateProposal, () => refusal(409, 'Somebody was quicker'))
    await ticks.nth(0).click()
    await ticks.nth(1).click()
    for (const id of [2, 4]) {
      await doInMenu(id, 'Lost')
      const failed = page.getByRole('alert').filter({ hasText: 'Somebody was quicker' })
      await expect.element(failed).toBeVisible()
      await expect.element(selection).toMatchTextContent('2 selected')
      await expect.element(ticks.nth(0)).toBeChecked()
      await expect.element(ticks.nth(1)).toBeChecked()
      await failed.getByRole('button', { name: 'Dismiss' }).click()
      await expect.element(failed).not.toBeInTheDocument()
    }
  })

  test.each([
    { at: '/proposals', name: 'Lost' },
    { at: '/proposals?query=proposal&need=silent', name: 'Lost' },
    { at: '/proposals?directory_id=8', name: 'Later' },
    { at: '/proposals?query=proposal', name: 'Move to trash', role: 'menuitem' },
  ])('counts a ticked row no more that leaves $at by $name', async ({ at, name, role }) => {
    await openList({ at })
    service.current.on(updateProposal, () => ({ status: 'ok' }))
    service.current.on(deleteProposal, () => 'It is in the trash')
    await ticks.nth(0).click()
    await ticks.nth(2).click()
    const left = [2, 3, 4].map((id) => proposalItem(id))
    service.current.on(listAppProposals, () => left)
    await doInMenu(1, name, role)
    await expect.element(links).toHaveLength(3)
    await expect.element(selection).toMatchTextContent('1 selected')
    await expect.element(ticks.nth(1)).toBeChecked()
  })

  test('counts a row that was ticked off from all that match no more once it leaves them', async () => {
    const items = [1, 2, 3].map((id) => proposalItem(id))
    const matching = (rows: typeof items, total: number) =>
      service.current.on(listAppProposals, () => Response.json(rows, { headers: { 'x-total-count': String(total) } }))
    await openList()
    matching(items, 98_416)
    await page.getByRole('searchbox', { name: 'Search proposals' }).fill('proposal')
    await expect.element(links).toHaveLength(3)
    await table.getByRole('checkbox', { name: /^Select all/ }).click()
    await selection.getByRole('button', { name: 'Select all 98,416 matches' }).click()
    await ticks.nth(1).click()
    await expect.element(selection).toMatchTextContent('98,415 selected')
    service.current.on(deleteProposal, () => 'It is in the trash')
    matching(
      [items[0], items[2]].filter((item) => item !== undefined),
      98_415,
    )
    await doInMenu(2, 'Move to trash', 'menuitem')
    await expect.element(links).toHaveLength(2)
    await expect.element(selection).toMatchTextContent('98,415 selected')

    // Brought back, it is no more meant than before.
    matching(items, 98_416)
    const restored = service.current.on(restore, () => ({ status: 'ok' }))
    const said = page.getByRole('status').filter({ hasText: '“Proposal 2”' })
    await said.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => restored.length).toBe(1)
    await expect.element(links).toHaveLength(3)
    await expect.element(selection).toMatchTextContent('98,415 selected')
    await expect.element(ticks.nth(1)).not.toBeChecked()
  })

  test('leaves the tick of a row that stays, which is then changed as it is now', async () => {
    await openList({ at: '/proposals?query=proposal' })
    const sent = service.current.on(updateProposal, () => ({ status: 'ok' }))
    await ticks.nth(0).click()
    service.current.on(listAppProposals, () => [proposalItem(1, { status: 'won' }), proposalItem(2)])
    await doInMenu(1, 'Won')
    await expect.element(links).toHaveLength(2)
    await expect.element(selection).toMatchTextContent('1 selected')
    await selection.getByRole('button', { name: 'Status' }).click()
    await page.getByRole('menuitem', { name: 'Open' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Undo the won status?' })).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([{ status: 'won' }])
  })

  test('asks where something could be lost', async () => {
    await openList({ interfaces: ['v1', 'v2'] })
    const trashed = service.current.on(deleteProposal, () => 'It is in the trash')
    await ticks.nth(0).click()
    await doInMenu(4, 'Move to trash', 'menuitem')
    const question = page.getByRole('dialog', { name: 'Move “Proposal 4” to the trash?' })
    await question.getByRole('button', { name: /^Move / }).click()
    await expect.poll(() => trashed.map(({ params }) => params['id'])).toEqual(['4'])
    await expect.element(selection).toMatchTextContent('1 selected')
  })
})

test('in the window over the list Space presses the button that has the focus, and closes it from elsewhere', async () => {
  const { client } = await openList()
  client.setQueryData(proposalQueries.detail(1).queryKey, { ...proposalDetails(1), etag: '"1"' })
  for (const operation of [getProposalRecord, getProposalAgreement])
    service.current.on(operation, () => refusal(409, 'Only the sending is looked at'))
  const silence = () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })
  service.current.on(listenToChanges, silence)
  const request = {
    send_method: 'service' as const,
    send_message: null,
    send_message_id: null,
    password_reset: false,
    contact_people: null,
  }
  const sending = { proposal_id: 1, date: '2026-11-24T07:00:00.000000Z', at: '2026-11-24T08:00', version_number: 1 }
  service.current.on(getScheduledSending, () => ({ scheduled: { ...sending, person: 'Eva', request }, unsent: null }))
  const cancelled = service.current.on(cancelSending, () => ({ status: 'ok' }))
  await keyboard('j ')
  const peek = page.getByRole('dialog', { name: 'Proposal 1' })
  const cancel = peek.getByRole('button', { name: 'Cancel scheduled sending' })
  await expect.element(cancel).toBeVisible()
  cancel.element().focus()
  await keyboard(' ')
  await expect.poll(() => cancelled.map(({ params }) => params['id'])).toEqual(['1'])
  await expect.element(peek).toBeVisible()
  peek.getByRole('link', { name: 'Open' }).element().focus()
  await keyboard(' ')
  await expect.element(peek).not.toBeInTheDocument()
})
