import type { Page } from '@playwright/test'

/** Writes that many rows into the window that takes them from a spreadsheet; what is given adds them to the table. */
export async function rowsToPaste(page: Page, count: number) {
  await page.getByRole('button', { name: 'Paste rows' }).first().click()
  const lines = Array.from({ length: count }, (_, at) => `Row ${at + 1}\t${(at % 7) + 1}\t${at},50`)
  await page.getByLabel('Rows from a spreadsheet').fill(lines.join('\n'))
  return async () => {
    await page.getByRole('button', { name: /^Add [\d,.]+ rows$/ }).click()
    // The first has the focus, and its words stand in a field; of a long table only the first are drawn.
    await page.getByText('Row 2', { exact: true }).first().waitFor()
  }
}
