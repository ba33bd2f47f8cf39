import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PriceGrid } from '#src/components/price-grid/price-grid.tsx'
import { price, table } from '#src/components/price-grid/testing/drafts.ts'
import type { ProposalDocument } from '#src/draft/document.ts'
import type { Draft } from '#src/draft/draft.ts'
import { aDocument } from '#src/draft/testing/documents.ts'
import { pasteText } from '#src/testing/paste.ts'
import { render } from '#src/testing/render.tsx'
import { useWrittenContent } from './editor-steps.ts'

const { keyboard } = userEvent
const count = 300
const rows = Array.from({ length: count }, (_, at) => price(`${at}`, { content: `Row ${at + 1}` }))

const opened: ProposalDocument = { ...aDocument(), pricetables: [table(rows)] }

/** The tables of a page that holds one history of all that is written, as the editor does. */
function Page() {
  const [document, setDocument] = useState(opened)
  const [draft] = useState(() => {
    let held = document
    const change = (write: (document: ProposalDocument) => ProposalDocument) => {
      held = write(held)
      setDocument(held)
    }
    return { change, view: () => ({ document: held }) } as unknown as Draft
  })
  const [onTab] = useState(() => () => undefined)
  const { content, steps } = useWrittenContent(draft, onTab)
  return (
    <PriceGrid
      tables={document.pricetables}
      onChange={content.writeTables}
      steps={steps}
      override={null}
      onDropOverride={content.dropOverride}
      vatGroups={[]}
      currency="EUR"
      Picker={() => null}
    />
  )
}

const grid = page.getByRole('grid', { name: 'Quotation' })
/** What the row with the focus says, whether it is in the window, and how many rows there are. */
const here = () => {
  const row = document.activeElement?.closest('[data-row]')
  const { top = -1, bottom = -1 } = row?.getBoundingClientRect() ?? {}
  const says = row?.querySelector('textarea')?.value
  return { says, seen: top >= 0 && bottom <= window.innerHeight, rows: Number(grid.element().ariaRowCount) - 1 }
}

async function openAtEnd() {
  await page.viewport(1200, 800)
  render(<Page />)
  await grid.getByRole('rowheader', { name: 'Row 2', exact: true }).click()
  await keyboard('{Control>}{End}{/Control}')
  await expect.poll(here).toEqual({ says: `Row ${count}`, seen: true, rows: count })
}

test('a row that Enter added at the end leaves the focus on the one before when it is taken back', async () => {
  await openAtEnd()
  await keyboard('{Home}{Enter}{Enter}')
  await expect.poll(here).toEqual({ says: '', seen: true, rows: count + 1 })
  await keyboard('{Control>}z{/Control}')
  await expect.poll(here).toEqual({ says: `Row ${count}`, seen: true, rows: count })
  await keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.poll(here).toEqual({ says: '', seen: true, rows: count + 1 })
})

test('so does a row that was added by its kind', async () => {
  await openAtEnd()
  await page.getByRole('group', { name: 'Add to Quotation' }).getByRole('button', { name: 'Title' }).click()
  await expect.poll(here).toEqual({ says: '', seen: true, rows: count + 1 })
  await keyboard('{Control>}z{/Control}')
  await expect.poll(here).toEqual({ says: `Row ${count}`, seen: true, rows: count })
})

test('rows that were pasted and taken back leave it where they came after, and are entered when done again', async () => {
  await openAtEnd()
  await keyboard('{ArrowUp}')
  await expect.poll(here).toEqual({ says: `Row ${count - 1}`, seen: true, rows: count })
  pasteText('1\tPasted one\t10\n2\tPasted two\t20')
  await page.getByRole('button', { name: 'Add 2 rows' }).click()
  await expect.poll(here).toEqual({ says: 'Pasted one', seen: true, rows: count + 2 })
  await keyboard('{Control>}z{/Control}')
  await expect.poll(here).toEqual({ says: `Row ${count - 1}`, seen: true, rows: count })
  await keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.poll(here).toEqual({ says: 'Pasted one', seen: true, rows: count + 2 })
})

test('a copy that is taken back leaves it on its original', async () => {
  await openAtEnd()
  await keyboard('{ArrowUp}{Control>}d{/Control}')
  await expect.poll(here).toEqual({ says: `Row ${count - 1}`, seen: true, rows: count + 1 })
  await keyboard('{Control>}z{/Control}')
  await expect.poll(here).toEqual({ says: `Row ${count - 1}`, seen: true, rows: count })
})
