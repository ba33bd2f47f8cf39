import { expect, test } from './fixtures.ts'
import { asksNothingNew, looksAtPages } from './homes.ts'
import { ProposalBoard } from './pages/proposal-board.ts'

const refusal = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Not today.', request_id: 'x' }

test.beforeEach(async ({ page, enter, list }) => {
  await enter()
  await expect(list.rows.first()).toBeVisible()
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Board' }).click()
})

test.describe('when the service refuses', () => {
  // Chromium itself writes a line for every answer of 409.
  test.use({ expected: /409/ })

  test(
    'a card dragged to won is there at once and can be taken back; one that is refused goes back alone',
    asksNothingNew,
    async ({ page, between }) => {
      const board = new ProposalBoard(page)
      await expect(board.head('Open')).toHaveText('Open38')
      const [first, second] = await board.names('Open').allTextContents()
      await board.drag(board.cards('Open').first(), 'Won')
      await expect(board.names('Won').first()).toHaveText(first ?? '')
      await expect(page.getByText(`“${first}” moved to Won`)).toBeVisible()
      await expect(board.head('Won')).toHaveText('Won63')
      await expect(board.head('Open')).toHaveText('Open37')

      await between.instead(/\/proposals\/\d+$/, ({ method }) =>
        method === 'PATCH' ? { status: 409, json: refusal } : undefined,
      )
      await board.drag(board.cards('Open').first(), 'Lost')
      await expect(page.getByRole('alert')).toContainText('Not today.')
      await expect(board.names('Open').first()).toHaveText(second ?? '')
      await expect(board.names('Won').first()).toHaveText(first ?? '')
      await expect(board.head('Lost')).toHaveText('Lost30')
    },
  )
})

test(
  'a card is moved by keyboard, heard on its way, taken back by undo, and moved by its menu',
  asksNothingNew,
  async ({ page }) => {
    const board = new ProposalBoard(page)
    const card = board.names('Open').first()
    const name = (await card.textContent()) ?? ''
    await card.focus()
    await page.keyboard.press('Space')
    await expect(board.spoken).toHaveText(`${name} over Open.`)
    await page.keyboard.press('ArrowRight')
    await expect(board.spoken).toHaveText(`${name} over Won.`)
    await page.keyboard.press('Escape')
    await expect(board.spoken).toHaveText(`${name} stays in Open.`)
    await expect(card).toHaveText(name)

    await page.keyboard.press('Space')
    await expect(board.spoken).toHaveText(`${name} over Open.`)
    await page.keyboard.press('ArrowRight')
    await expect(board.spoken).toHaveText(`${name} over Won.`)
    await page.keyboard.press('ArrowRight')
    await expect(board.spoken).toHaveText(`${name} over Lost.`)
    await page.keyboard.press('Space')
    await expect(board.names('Lost').first()).toHaveText(name)
    await expect(board.names('Lost').first()).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(`“${name}” restored`)).toBeVisible()
    await expect(board.head('Lost')).toHaveText('Lost30')

    await board.choose(board.cards('Open').filter({ hasText: name }).first(), 'Closed')
    await expect(board.names('Closed').first()).toHaveText(name)
    await expect(board.head('Closed')).toHaveText('Closed17')
    await board.choose(board.cards('Won').first(), 'Lost')
    await expect(page.getByRole('dialog', { name: 'Undo the won status?' })).toBeVisible()
  },
)

test('list and board keep each other’s filter, a search keeps its statuses apart, and back finds the same cards', async ({
  page,
  list,
  record,
  asked,
}) => {
  const board = new ProposalBoard(page)
  const card = (await board.scrollTo('Won', 41)).getByRole('link')
  await expect(card).toHaveText(/\S/)
  const name = (await card.textContent()) ?? ''
  await card.click()
  await expect(record.heading).toHaveText(name)
  await page.goBack()
  await expect(board.cardAt('Won', 41).getByRole('link')).toBeFocused()
  await expect(board.cardAt('Won', 41)).toBeInViewport()
  await expect(board.cardAt('Won', 41)).toContainText(name)

  await list.search.fill('warmtepomp')
  await expect(page).toHaveURL(/query=warmtepomp/)
  const found = (await asked({ path: '/proposals/won?query=warmtepomp' })).body as { name: string; status: string }[]
  const names = found.filter(({ status }) => status === 'won').map(({ name }) => name)
  const { length: count } = names
  expect(count).toBeGreaterThan(0)
  await expect(board.head('Won')).toHaveText(`Won${count}`)
  expect((await board.names('Won').allTextContents()).toSorted()).toEqual(names.toSorted())
  for (const name of names) expect(name).toMatch(/warmtepomp/i)
  await board.view.getByRole('link', { name: 'List' }).click()
  await expect(page).toHaveURL(/query=warmtepomp/)
  await expect(list.rows.filter({ hasText: 'Won' })).toHaveCount(count)

  await page.setViewportSize({ width: 390, height: 844 })
  await board.view.getByRole('link', { name: 'Board' }).click()
  await expect(board.column('Open')).toBeVisible()
  await expect(board.column('Won')).toBeHidden()
  await list.tab('Won').click()
  await expect(board.cards('Won')).toHaveCount(count)
  await expect(board.column('Open')).toBeHidden()
})

test('the board is accessible', looksAtPages, async ({ page, expectAccessible }) => {
  test.slow()
  const board = new ProposalBoard(page)
  await expect(board.names('Won').first()).toBeVisible()
  await expectAccessible('board')
  await board.names('Open').first().focus()
  await page.keyboard.press('Space')
  await expect(board.spoken).toContainText('over Open')
  await expectAccessible('board with a card in the hand')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible('board on a phone')
})
