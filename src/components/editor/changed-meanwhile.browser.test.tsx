import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ProposalDocument } from '#src/draft/document.ts'
import type { Conflict, Note } from '#src/draft/findings.ts'
import { aDocument, aRow, withRows } from '#src/draft/testing/documents.ts'
import { render } from '#src/testing/render.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'

const plates = withRows([aRow(7, { content: 'Isolation plates' })])
const quantity: Conflict = {
  at: ['pricetables', 'table-0', 'rows', '#7'],
  mine: { quantity: 3 },
  theirs: { quantity: 1234.5 },
  before: { quantity: 1 },
}
const owner: Conflict = {
  at: ['fields'],
  mine: { account_user_id: 1 },
  theirs: { account_user_id: 2 },
  before: { account_user_id: 3 },
}

type Changed = { document?: ProposalDocument; conflicts?: readonly Conflict[]; notes?: readonly Note[] }

function renderChanged({ document = aDocument(), conflicts = [], notes = [] }: Changed) {
  const [onTake, onDismiss] = [vi.fn(), vi.fn()]
  const names = new Map([
    [1, 'Eva Prins'],
    [2, 'Tom Bakker'],
  ])
  render(
    <ChangedMeanwhile
      {...{ document, conflicts, notes, onTake, onDismiss }}
      labels={new Map([['term', 'Delivery time']])}
      nameOf={(field, id) => (field === 'account_user_id' ? names.get(id) : undefined)}
    />,
  )
  return { onTake, onDismiss }
}
const choices = page.getByRole('region', { name: 'Edited by both of you' })
const option = (group: string, whose: string) =>
  choices.getByRole('group', { name: group }).getByRole('button', { name: whose })

test('what both changed is asked at once, with the words of the three versions', async () => {
  const { onTake } = renderChanged({ document: plates, conflicts: [quantity] })
  await expect.element(choices).toHaveFocus()
  await expect.element(option('Isolation plates: Quantity', 'Mine')).toMatchTextContent('3')
  await expect.element(option('Isolation plates: Quantity', 'Before')).toMatchTextContent('1')
  await expect.element(option('Isolation plates: Quantity', 'Theirs')).toMatchTextContent('1,234.5')
  await option('Isolation plates: Quantity', 'Theirs').click()
  expect(onTake).toHaveBeenCalledExactlyOnceWith(quantity, 'theirs')
})

test('each field is a choice of its own, people are told by name', async () => {
  renderChanged({ document: plates, conflicts: [quantity, owner] })
  await expect.element(choices.getByRole('group')).toHaveLength(2)
  await expect.element(option('Owner', 'Mine')).toMatchTextContent('Eva Prins')
  await expect.element(option('Owner', 'Theirs')).toMatchTextContent('Tom Bakker')
})

test('what was taken over is told, is no question, and goes when it was read', async () => {
  const { onDismiss } = renderChanged({
    document: plates,
    notes: [
      { at: ['fields'], what: 'changed', names: ['term'] },
      { at: ['pricetables', 'table-0', 'rows', '#7'], what: 'changed', names: ['price'] },
    ],
  })
  await expect.element(page.getByText(/edited “Isolation plates”: Price/)).toBeVisible()
  await expect.element(page.getByText(/Delivery time/)).toBeVisible()
  await expect.element(choices).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Got it' }).click()
  expect(onDismiss).toHaveBeenCalledOnce()
})
