import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pasteText } from '#src/testing/paste.ts'
import { table } from './testing/drafts.ts'
import { renderGrid } from './testing/grid.tsx'

const { keyboard } = userEvent

/** An empty row with the focus, into which is pasted. */
async function paste(text: string) {
  const grid = renderGrid(table([]))
  await grid.add('Price row')
  await keyboard('{Escape}')
  pasteText(text)
  return { ...grid, preview: page.getByRole('dialog', { name: 'Paste rows' }) }
}

test('rows of a spreadsheet are pasted after a look at their columns, and undone in one step', async () => {
  const lines = Array.from({ length: 12 }, (_, at) => `${at + 1}\tPipe ${at + 1}\t€ 1.000,50`)
  const { preview, descriptions, total, spoken } = await paste(
    ['Aantal\tOmschrijving\tStuksprijs', ...lines].join('\n'),
  )
  await expect.element(preview.getByLabelText('Column 1')).toHaveValue('quantity')
  await expect.element(preview.getByLabelText('Column 3')).toHaveValue('price')
  await expect.element(preview.getByText('and 4 more lines')).toBeVisible()
  await expect.element(preview.getByText('Total 78.039,00')).toBeVisible()
  await preview.getByRole('button', { name: 'Add 12 rows' }).click()
  await expect.element(descriptions).toHaveLength(12)
  await expect.element(total('Excl. VAT')).toMatchTextContent('78.039,00')
  await expect.element(spoken('12 rows pasted. Total excl. VAT 78.039,00.')).toBeInTheDocument()
  await keyboard('{Control>}z{/Control}')
  await expect.element(descriptions).toHaveLength(1)
})

test('a column that was guessed wrong is put right, and leaves the column it had', async () => {
  const { preview } = await paste('2\tPipe\t10\n3\tBend\t20')
  await preview.getByLabelText('Column 1').selectOptions('price')
  await expect.element(preview.getByLabelText('Column 3')).toHaveValue('none')
  await expect.element(preview.getByText('Total 5,00')).toBeVisible()
})

test('a figure that cannot be read is said beforehand, and kept as it stands', async () => {
  const { preview, grid } = await paste('Aantal\tOmschrijving\tPrijs\n2\tPipe\t10\nfew\tBend\t20')
  await expect.element(preview.getByText('1 row has a value that is not a number.')).toBeVisible()
  await preview.getByRole('button', { name: 'Add 2 rows' }).click()
  await expect.element(grid.getByText('“few” is not a number.')).toBeVisible()
})

test('a discount below a head that says percent is a percentage of the line', async () => {
  const { preview, descriptions } = await paste('Omschrijving\tAantal\tPrijs\tKorting %\nPipe\t2\t100\t10')
  await expect.element(preview.getByText('Total 180,00')).toBeVisible()
  await preview.getByRole('button', { name: 'Add 1 row' }).click()
  await expect.element(descriptions).toHaveLength(1)
})
