import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { proposalItem } from '#src/testing/records.ts'
import { refusal, stubService } from '#src/testing/service.ts'
import { listUsers, summary } from '#wire/account.ts'
import { beginBulkChange, countBulkChange, type BulkChange } from '#wire/bulk-changes.ts'
import { updateProposal } from '#wire/proposal-changes.ts'
import { getProposal } from '#wire/proposal-details.ts'
import { listProposalDirectories } from '#wire/proposal-directories.ts'
import { listAppProposals, type ListedProposal } from '#wire/proposal-list.ts'
import { getProposalRecord } from '#wire/proposal-record.ts'
import { listTags } from '#wire/tags.ts'
import * as list from '#src/pages/proposals/list/list.tsx'
import { lossQuestion } from './loss-question.ts'
import { LossWindow } from './loss-window.tsx'

const service = stubService((service) => {
  // A row that is looked at is fetched ahead.
  for (const operation of [getProposalRecord, getProposal])
    service.on(operation, () => refusal(404, 'Only the list is looked at'))
  service.on(listTags, () => [])
  service.on(listUsers, () => [])
})
const screen = {
  load: list.load,
  Component: () => (
    <>
      <list.Component />
      <LossWindow />
    </>
  ),
}
const table = page.getByRole('table', { name: 'Proposals' })
const selection = page.getByRole('region', { name: 'Selection' })
const ask = selection.getByRole('button', { name: 'Loss reason' })
const question = page.getByRole('dialog', { name: /^Loss reason of/ })
const tick = (id: number) => table.getByRole('checkbox', { name: `Select Proposal ${id}` }).click()

const counted: BulkChange = {
  id: 7,
  of: 'proposal',
  date: '2026-11-21T09:10:11.000000Z',
  state: 'counted',
  change: { kind: 'loss_reason', loss_reason: 'timing' },
  name: null,
  total: 2,
  looked: 0,
  changed: 0,
  left: 0,
  undone: 0,
  undo_until: null,
  statuses: [{ status: 'lost', count: 2 }],
  reasons: [],
}

/** The list of these proposals, of which the service says that there are more; what was counted, and what of it begun. */
async function openList(items: readonly Partial<ListedProposal>[], at = '/proposals?status=lost') {
  const rows = items.map((fields, at) => proposalItem(at + 1, { status: 'lost', ...fields }))
  service.current.on(listAppProposals, () => rows)
  service.current.on(listProposalDirectories, () => ({ edit: [], open: [], won: [], lost: [], closed: [] }))
  const none = { count: 0, sums: [] }
  service.current.on(summary, () => ({
    statuses: { edit: none, open: none, won: none, lost: none, closed: none },
    directories: [],
    count: rows.length,
  }))
  const count = service.current.on(countBulkChange, () => counted)
  const begun = service.current.on(beginBulkChange, () => ({ ...counted, state: 'done' as const }))
  onTestFinished(() => lossQuestion.set(undefined))
  openScreen(screen, { path: '/proposals', at })
  await expect.element(table).toBeVisible()
  const clear = selection.getByRole('button', { name: 'Clear' })
  if (clear.query()) await clear.click()
  return { count, begun }
}

test('where all of the selected are lost, the service gives them their reason', async () => {
  const { count, begun } = await openList([{}, { loss_reason: 'price' }, {}])
  await tick(1)
  await tick(2)
  await ask.click()
  await expect.element(question).toMatchTextContent('Loss reason of 2 proposals')
  await question.getByRole('radio', { name: 'Postponed' }).click()
  await question.getByRole('button', { name: 'Save' }).click()
  await expect.element(question).not.toBeInTheDocument()
  const change = { kind: 'loss_reason', loss_reason: 'timing' }
  expect(count.map(({ body }) => body)).toEqual([{ of: 'proposal', filter: { status: 'lost', only: [1, 2] }, change }])
  expect(begun.map(({ body }) => body)).toEqual([{ change, count: 2 }])
  await expect.element(selection).not.toBeInTheDocument()
})

test('of those of which one is not lost no reason is asked', async () => {
  await openList([{}, { status: 'open' }], '/proposals?query=proposal')
  await tick(1)
  await expect.element(ask).toBeVisible()
  await tick(2)
  await expect.element(ask).not.toBeInTheDocument()
})

test('of a single one that is selected the reason that it has stands chosen', async () => {
  await openList([{ loss_reason: 'timing' }, {}])
  await tick(1)
  await ask.click()
  await expect.element(question.getByRole('radio', { name: 'Postponed' })).toBeChecked()
})

test('without a choice it says so and asks the service nothing', async () => {
  const { count } = await openList([{}])
  await tick(1)
  await ask.click()
  await expect.element(question.getByRole('radio', { name: 'Price' })).toHaveFocus()
  await question.getByRole('button', { name: 'Save' }).click()
  await expect.element(question.getByText('Choose a reason').first()).toBeVisible()
  expect(count).toHaveLength(0)
})

test('a row tells its reason, and its menu leads to another or to none', async () => {
  const { count } = await openList([{ loss_reason: 'price' }])
  await expect.element(table.getByText('Price', { exact: true })).toBeVisible()
  await table.getByRole('link', { name: 'Proposal 1' }).hover()
  await table.getByRole('button', { name: 'Actions for Proposal 1' }).click()
  await page.getByRole('menuitem', { name: 'Loss reason…' }).click()
  await expect.element(question.getByRole('radio', { name: 'Price' })).toBeChecked()
  await question.getByRole('radio', { name: 'No reason given' }).click()
  await question.getByRole('button', { name: 'Save' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(count[0]?.body).toMatchObject({ filter: { only: [1] }, change: { loss_reason: null } })
})

test('who moves one to lost is done at once, may undo it, and may say why', async () => {
  const { count } = await openList([{ status: 'open' }], '/proposals')
  const moved = service.current.on(updateProposal, () => ({ status: 'ok' }))
  await table.getByRole('link', { name: 'Proposal 1' }).hover()
  await table.getByRole('button', { name: 'Actions for Proposal 1' }).click()
  await page.getByRole('menuitemradio', { name: 'Lost' }).click()
  await expect.poll(() => moved.map(({ body }) => body)).toEqual([{ status: 'lost' }])
  const toast = page.getByRole('status').filter({ hasText: 'moved to Lost' })
  await expect.element(toast.getByRole('button', { name: 'Undo' })).toBeVisible()
  await toast.getByRole('button', { name: 'Give reason' }).click()
  await question.getByRole('radio', { name: 'No reaction' }).click()
  await question.getByRole('button', { name: 'Save' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(count[0]?.body).toMatchObject({ filter: { only: [1] }, change: { loss_reason: 'no_reaction' } })
})
