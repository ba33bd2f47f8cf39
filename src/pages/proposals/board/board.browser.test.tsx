import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listAddress } from '#src/components/proposals/list-address.ts'
import { openScreen } from '#src/testing/open-screen.tsx'
import { proposalItem } from '#src/testing/records.ts'
import { refusal, stubService } from '#src/testing/service.ts'
import { listUsers, summary } from '#wire/account.ts'
import { boardFirst, boardPart, getBoard, getBoardColumn } from '#wire/board.ts'
import { listProposalDirectories } from '#wire/proposal-directories.ts'
import { getProposalRecord } from '#wire/proposal-record.ts'
import { ProposalBoard } from './board.tsx'

const service = stubService((service) => {
  // A card that is looked at is fetched ahead.
  service.on(getProposalRecord, () => refusal(404, 'Only the board is looked at'))
})

const many = 10_000
const open = page.getByRole('region', { name: 'Open', exact: true })
const card = (place: number) => open.element().querySelector<HTMLElement>(`[aria-posinset="${place}"]`)
const cards = () => open.element().querySelectorAll('li[data-at]').length

const screen = { Component: () => <ProposalBoard address={listAddress.read(new URLSearchParams('view=board'))} /> }

/** A board with 10,000 open proposals and one that is won. */
async function openBoard() {
  await page.viewport(1440, 900)
  const figures = { count: many, sums: [{ currency: 'EUR', total: '1000000.00' }] }
  const some = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => proposalItem(from + at + 1, { status: 'open' }))
  const none = { count: 0, sums: [], items: [] }
  const won = { count: 1, sums: [], items: [proposalItem(many + 1, { status: 'won' })] }
  service.current.on(getBoard, () => ({
    columns: { edit: none, open: { ...figures, items: some(0, boardFirst) }, won, lost: none, closed: none },
  }))
  const parts = service.current.on(getBoardColumn, ({ query }) => {
    const from = Number(query['from'])
    return { ...figures, items: some(from, Math.min(Number(query['first']), many - from)) }
  })
  service.current.on(listUsers, () => [])
  service.current.on(listProposalDirectories, () => ({ edit: [], open: [], won: [], lost: [], closed: [] }))
  service.current.on(summary, () => ({
    statuses: { edit: none, open: figures, won: none, lost: none, closed: none },
    directories: [],
    count: many,
  }))
  openScreen(screen, { path: '/proposals' })
  await expect.element(page.getByRole('link', { name: 'Proposal 1', exact: true })).toBeVisible()
  return parts
}

/** Cards of three screens, with what a card takes at least. */
const threeScreens = () => Math.ceil((3 * window.innerHeight) / 60)

test('of 10,000 cards those around the window are drawn, each with its place among all', async () => {
  const parts = await openBoard()
  expect(cards()).toBeLessThan(threeScreens())
  expect(card(1)?.getAttribute('aria-setsize')).toBe(String(many))
  // The page is as long as if all were drawn.
  expect(document.documentElement.scrollHeight).toBeGreaterThan(many * 50)
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => card(many)?.textContent).toContain('Proposal 10000')
  expect(cards()).toBeLessThan(threeScreens())
  window.scrollTo(0, 0)
  await expect.poll(() => card(1)?.textContent).toContain('Proposal 1')
  expect(parts.map(({ query }) => Number(query['first']))).toEqual(parts.map(() => boardPart))
})

test('cards are asked for where somebody comes to them, never those that were only flown past', async () => {
  const parts = await openBoard()
  const height = document.documentElement.scrollHeight
  for (let step = 1; step <= 20; step += 1) {
    window.scrollTo(0, (height * step) / 21)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a hand does
    await new Promise(requestAnimationFrame)
  }
  const place = () =>
    Number(open.element().querySelector('li[data-at]:nth-last-of-type(4)')?.getAttribute('aria-posinset'))
  await expect.poll(() => card(place())?.textContent).toContain(`Proposal ${place()}`)
  expect(parts.length).toBeLessThan(8)
})

test('the arrows go on where cards are not drawn or not here yet, and sideways', async () => {
  await openBoard()
  await userEvent.keyboard('j')
  for (let step = 1; step < 60; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a key after the other
    await userEvent.keyboard('j')
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect.poll(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset')).toBe(String(step + 1))
  }
  const sixtieth = page.getByRole('link', { name: 'Proposal 60', exact: true })
  await expect.element(sixtieth).toHaveFocus()
  await expect.element(sixtieth).toBeInViewport()
  // The card with the focus stays drawn however far one scrolls, and the next key goes on from it.
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => card(many)?.textContent).toContain('Proposal 10000')
  await expect.element(sixtieth).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(page.getByRole('link', { name: 'Proposal 59', exact: true })).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Proposal 59', exact: true })).toBeInViewport()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('link', { name: 'Proposal 10001', exact: true })).toHaveFocus()
})

test('what is done with a card stands at it for whoever comes to it, by pointer or by keyboard from either side', async () => {
  await openBoard()
  const acts = (id: number) => open.getByRole('button', { name: `Actions for Proposal ${id}`, exact: true })
  const dots = (id: number) => acts(id).element().querySelector('svg')?.getClientRects().length ?? 0
  expect(dots(2)).toBe(0)
  await page.getByRole('link', { name: 'Proposal 2', exact: true }).hover()
  await expect.poll(() => dots(2)).toBe(1)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.poll(() => dots(2)).toBe(0)

  await userEvent.keyboard('jjjj')
  await expect.element(page.getByRole('link', { name: 'Proposal 4', exact: true })).toHaveFocus()
  await expect.poll(() => dots(4)).toBe(1)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(acts(3)).toHaveFocus()
  await expect.poll(() => dots(3)).toBe(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus()
})
