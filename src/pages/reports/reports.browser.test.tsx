import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { helloOf, refusal, stubService } from '#src/testing/service.ts'
import { hello, listUsers, summary } from '#wire/account.ts'
import { salesReport } from '#wire/reports.ts'
import { listTags } from '#wire/tags.ts'
import type { SalesReport } from '#src/components/reports/outcomes.ts'
import * as screen from './reports.tsx'

const { keyboard } = userEvent
const service = stubService((service) => {
  const none = { count: 0, sums: [] }
  service.on(summary, () => ({
    statuses: { edit: none, open: none, won: none, lost: none, closed: none },
    directories: [{ id: 3, name: 'Particulier', count: 2 }],
    count: 2,
  }))
  service.on(listUsers, () => [])
  service.on(listTags, () => [])
})

const value = (count: number, value: string) => ({ count, value })
const nothing = { sent: 0, won: 0, lost: 0, won_value: '0.00', days: null }
const eva = { sent: 6, won: 3, lost: 1, won_value: '4500.00', days: 9 }
const bo = { sent: 4, won: 1, lost: 1, won_value: '500.50', days: 2 }
const report: SalesReport = {
  currency: 'EUR',
  from: '2025-12-01',
  to: '2026-11-29',
  total: { sent: 10, won: 4, lost: 2, won_value: '5000.50', days: 6 },
  year_before: { sent: 8, won: 1, lost: 3, won_value: '800.00', days: 8 },
  months: [
    { month: '2026-10', won: value(4, '5000.50'), lost: value(1, '2000.00'), open: value(0, '0.00') },
    { month: '2026-11', won: value(0, '0.00'), lost: value(1, '300.00'), open: value(4, '9000.00') },
  ],
  owners: [
    { id: 1, name: 'Eva Prins', ...eva },
    { id: 2, name: 'Bo Bos', ...bo },
  ],
  templates: [
    { id: 7, name: '=Warmtepomp', ...eva },
    { id: null, name: null, ...bo },
  ],
  reasons: [
    { reason: 'price', ...value(1, '2000.00') },
    { reason: null, ...value(1, '300.00') },
  ],
}

async function openReport({ at = '/reports', answer = report } = {}) {
  const sent = service.current.on(salesReport, () => answer)
  const opened = openScreen(screen, { path: '/reports', at })
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  return { ...opened, last: () => sent.at(-1)?.query ?? {} }
}

const figure = (name: RegExp) => page.getByRole('term').filter({ hasText: name }).element().parentElement?.textContent
const byOwner = page.getByRole('table', { name: 'By owner' })
const namesIn = (table: typeof byOwner) =>
  table
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent)

test('four figures stand beside those of the year before', async () => {
  await openReport()
  expect(figure(/^Win rate/)).toBe('Win rate66,7%25,0% a year earlier')
  expect(figure(/^Median days/)).toBe('Median days to signature68 a year earlier')
  expect(figure(/^Won/)).toMatch(/4 of 10 sent€.800,00 a year earlier$/)
  expect(figure(/^Average won/)).toMatch(/^Average won€.1\.250,13€.800,00 a year earlier$/)
})

test('a year without anything is not compared with', async () => {
  await openReport({ answer: { ...report, year_before: nothing } })
  await expect.element(page.getByText('a year earlier')).not.toBeInTheDocument()
})

test('the chart is a table for who listens', async () => {
  await openReport()
  const months = page.getByRole('table', { name: 'Value by month sent' })
  await expect.element(months.getByRole('row', { name: /^October 2026 €.5\.000,50 €.2\.000,00 €.0,00$/ })).toBeVisible()
})

test('owners and reasons lead to the list of what they count, with the period and the filters', async () => {
  await openReport({ at: '/reports?status=won&query=roof&whose=me&tag=4' })
  const period = 'sent=2025-12-01..2026-11-29'
  await expect
    .element(byOwner.getByRole('link', { name: 'Bo Bos' }))
    .toHaveAttribute('href', `/proposals?owner=2&tag=4&${period}`)
  await expect
    .element(page.getByRole('link', { name: 'No reason given' }))
    .toHaveAttribute('href', `/proposals?status=lost&loss_reason=none&whose=me&tag=4&${period}`)
  const byTemplate = page.getByRole('table', { name: 'By template' })
  expect(namesIn(byTemplate)).toEqual(['=Warmtepomp', 'No template', 'Total'])
  await expect.element(byTemplate.getByRole('link')).not.toBeInTheDocument()
})

test('each head sorts by keyboard, and tells how', async () => {
  await openReport()
  const head = (name: string) => byOwner.getByRole('columnheader', { name })
  expect(namesIn(byOwner)).toEqual(['Eva Prins', 'Bo Bos', 'Total'])
  await expect.element(head('Won value')).toHaveAttribute('aria-sort', 'descending')
  byOwner.getByRole('button', { name: 'Days' }).element().focus()
  await keyboard('{Enter}')
  await expect.element(head('Days')).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(head('Won value')).not.toHaveAttribute('aria-sort')
  expect(namesIn(byOwner)).toEqual(['Bo Bos', 'Eva Prins', 'Total'])
  await expect.element(byOwner.getByRole('button', { name: 'Days' })).toHaveFocus()
  await keyboard('{Enter}')
  await expect.element(head('Days')).toHaveAttribute('aria-sort', 'descending')
  expect(namesIn(byOwner)).toEqual(['Eva Prins', 'Bo Bos', 'Total'])
})

test('the period is told, opens the filters, and each choice asks anew', async () => {
  const { last, address } = await openReport()
  const period = page.getByRole('button', { name: 'Change Sent Dec 2025 – Nov 2026' })
  await expect.element(page.getByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
  await period.click()
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await expect.element(panel.getByRole('status')).toMatchTextContent('10 proposals')
  await expect.element(panel.getByRole('group', { name: 'Valid until' })).not.toBeInTheDocument()
  await panel.getByRole('button', { name: 'Last 90 days' }).click()
  await expect.poll(last).toEqual({ sent: '90d' })
  await panel.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Remove Sent last 90 days' }).click()
  await expect.poll(address).toBe('/reports')
})

test('a directory is chosen from a menu, where all of them are one choice', async () => {
  const { last, address } = await openReport()
  await page.getByRole('button', { name: 'Directory All' }).click()
  await page.getByRole('menuitemradio', { name: 'Particulier' }).click()
  await expect.poll(last).toEqual({ directory_id: '3' })
  await page.getByRole('button', { name: 'Directory Particulier' }).click()
  await page.getByRole('menuitemradio', { name: 'All directories' }).click()
  await expect.poll(address).toBe('/reports')
})

test.each([
  ['/reports', 'Show drafts', '/proposals?status=edit'],
  ['/reports?owner=2', 'Clear filters', '/reports'],
])('where nothing was sent at %s it says what to do', async (at, name, to) => {
  await openReport({ at, answer: { ...report, total: nothing, owners: [], templates: [], reasons: [] } })
  await expect.element(page.getByRole('heading', { name: 'No proposals were sent in this period' })).toBeVisible()
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', to)
  await expect.element(page.getByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument()
})

test('the tables are exported as numbers, and no name as a formula', async () => {
  await openReport()
  const made = vi.spyOn(URL, 'createObjectURL')
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const names = () => pressed.mock.contexts.map((link) => link instanceof HTMLAnchorElement && link.download)
  await expect.poll(names).toEqual(['report-2025-12-01-2026-11-29.csv'])
  const file = made.mock.calls[0]?.[0]
  const lines = file instanceof Blob ? (await file.text()).split('\r\n') : []
  expect(lines).toContain('Eva Prins;6;3;1;75;9;4500')
  expect(lines).toContain("'=Warmtepomp;6;3;1;75;9;4500")
  expect(lines).toContain('Total;10;4;2;66,7;6;5000,5')
  expect(lines).toContain('Price;1;2000')
  expect(lines).toContain('2026-11;0;0;1;300;4;9000')
})

test('what cannot be had says why, with the filters beside it', async () => {
  service.current.on(salesReport, () => refusal(400, 'Choose at most 3 years'))
  openScreen(screen, { path: '/reports', at: '/reports?sent=2015-01-01..' })
  await expect.element(page.getByRole('heading', { name: 'The report could not be loaded' })).toBeVisible()
  await expect.element(page.getByText('Choose at most 3 years')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Change Sent since/ })).toBeVisible()
})

test('a service without the app interface counts nothing: the list is shown', async () => {
  service.current.on(hello, () => helloOf({ interfaces: ['v1', 'v2'] }))
  const { address } = openScreen(screen, { path: '/reports' })
  await expect.poll(address).toBe('/proposals')
})
