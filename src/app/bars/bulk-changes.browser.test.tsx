import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { steps } from '#src/api/bulk-changes.ts'
import { bulkNews } from '#src/api/bulk-news.ts'
import { openScreen } from '#src/testing/open-screen.tsx'
import { stubService } from '#src/testing/service.ts'
import { getBulkChange, stopBulkChange, undoBulkChange, type BulkChange } from '#wire/bulk-changes.ts'
import { listenToChanges } from '#wire/events.ts'
import { BulkChanges } from './bulk-changes.tsx'

const service = stubService()
const running: BulkChange = {
  id: 0,
  of: 'proposal',
  date: '2026-11-21T09:10:11.000000Z',
  state: 'running',
  change: { kind: 'directory', directory_id: 4 },
  name: 'Offices',
  total: 98_412,
  looked: 25,
  changed: 25,
  left: 0,
  undone: 0,
  undo_until: null,
  statuses: [],
  reasons: [],
}
const bar = page.getByRole('region', { name: 'Moving to Offices' })

/** A page while the service changes many, told of as the stream tells of it. */
function whileRunning(id: number) {
  service.current.on(listenToChanges, () => new Promise<Response>(() => {}))
  const hear = (progress: Partial<BulkChange>) => bulkNews.hear(id, { ...running, id, ...progress, user: 1 })
  hear({})
  openScreen({ Component: BulkChanges }, { path: '/' })
  return { hear, answer: (more: Partial<BulkChange>): BulkChange => ({ ...running, id, ...more }) }
}

test('how far it is shows as the stream tells it, and it can be stopped', async () => {
  const { hear, answer } = whileRunning(1)
  await expect.element(bar).toMatchTextContent('25 of 98,412')
  hear({ looked: 50_000 })
  await expect.element(bar).toMatchTextContent('50,000 of 98,412')
  await expect.element(bar.getByRole('progressbar')).toHaveAttribute('value', '50000')
  const stopped = service.current.on(stopBulkChange, () => {
    // What the stream tells of its way meanwhile does not keep the end from being told.
    hear({ looked: 49_999 })
    return answer({ state: 'stopped', looked: 50_000, changed: 50_000 })
  })
  await bar.getByRole('button', { name: 'Stop' }).click()
  await expect.element(page.getByText('Stopped: 50,000 of 98,412 proposals moved to Offices')).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  expect(stopped).toHaveLength(1)
})

test('at the end it is told what was changed, what was not and why, and there is a way back', async () => {
  const { hear, answer } = whileRunning(2)
  const undo_until = new Date(Date.now() + 30_000).toISOString()
  const end = { state: 'done', looked: 98_412, changed: 98_410, left: 2, undo_until } as const
  hear(end)
  // Heard twice it is told once.
  hear(end)
  await expect.element(page.getByText('98,410 proposals moved to Offices. 2 could not be changed')).toBeVisible()
  service.current.on(getBulkChange, () =>
    answer({
      ...end,
      reasons: [{ reason: 'refused', detail: 'It is locked.', count: 2, records: [{ id: 5, name: 'Roof' }] }],
    }),
  )
  await page.getByRole('button', { name: 'Show' }).click()
  const dialog = page.getByRole('dialog', { name: '2 proposals not changed' })
  await expect.element(dialog.getByRole('link', { name: 'Roof' })).toHaveAttribute('href', '/proposals/5')
  await expect.element(dialog).toMatchTextContent('It is locked.')
  await expect.element(dialog).toMatchTextContent('and 1 more')
  await dialog.getByRole('button', { name: 'Close' }).click()

  const undone = service.current.on(undoBulkChange, () => answer({ state: 'undoing', looked: 0, changed: 98_410 }))
  await page.getByRole('button', { name: 'Undo' }).click()
  const undoing = page.getByRole('region', { name: 'Undoing' })
  await expect.element(undoing).toMatchTextContent('0 of 98,410')
  hear({ ...end, state: 'undone', undone: 98_409, undo_until: null })
  await expect.element(page.getByText('98,409 proposals restored. 1 could not be changed')).toBeVisible()
  expect(undone).toHaveLength(1)
})

test('a change of products is told in words of products, and leads to them', async () => {
  const { hear, answer } = whileRunning(3)
  const of = 'product' as const
  hear({ of, looked: 50 })
  await expect.element(bar).toMatchTextContent('50 of 98,412')
  const end = { of, state: 'done', looked: 98_412, changed: 98_410, left: 2 } as const
  hear(end)
  await expect.element(page.getByText('98,410 products moved to Offices. 2 could not be changed')).toBeVisible()
  service.current.on(getBulkChange, () =>
    answer({
      ...end,
      reasons: [
        { reason: 'gone', detail: '', count: 1, records: [] },
        { reason: 'refused', detail: 'It is locked.', count: 1, records: [{ id: 5, name: 'Pump' }] },
      ],
    }),
  )
  // The toast of a test before may still stand.
  await page.getByRole('button', { name: 'Show' }).last().click()
  const dialog = page.getByRole('dialog', { name: '2 products not changed' })
  await expect.element(dialog.getByRole('link', { name: 'Pump' })).toHaveAttribute('href', '/products/5')
  await expect.element(dialog).toMatchTextContent('1 deleted meanwhile')
  await expect.element(dialog.getByText('and 1 more')).not.toBeInTheDocument()
})

test('the end of a step of something larger is not told by itself', async () => {
  const { hear } = whileRunning(4)
  await expect.element(bar).toBeVisible()
  steps.add(4)
  hear({ of: 'product', state: 'done', looked: 3, changed: 3 })
  await expect.element(bar).not.toBeInTheDocument()
  expect(page.getByText('3 products moved to Offices').query()).toBeNull()
})

test('what the stream told meanwhile stands, whatever an older answer says', async () => {
  const { hear, answer } = whileRunning(5)
  service.current.on(stopBulkChange, () => {
    hear({ state: 'done', looked: 98_412, changed: 98_412 })
    return answer({ looked: 25 })
  })
  await bar.getByRole('button', { name: 'Stop' }).click()
  await expect.element(page.getByText('98,412 proposals moved to Offices')).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
})

test('where all were as wanted already, that is said', async () => {
  whileRunning(9).hear({ state: 'done', looked: 2, changed: 0, total: 2 })
  await expect.element(page.getByText('2 proposals: already in Offices')).toBeVisible()
})
