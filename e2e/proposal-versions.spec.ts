import { expect, plates, test as base } from './editor-fixtures.ts'
import { asksNothingNew, looksAtPages } from './homes.ts'
import { ProposalVersions } from './pages/proposal-versions.ts'

type Version = { id: number; number: number; seen_by_customer: boolean }
type Content = { content: { pricetables: { rows: { content: string; quantity?: number }[] }[] } }
type Writing = {
  /** How many plates the customer sees. */
  platesSeen: () => Promise<number | undefined>
}

const test = base.extend<Writing>({
  platesSeen: async ({ page, asked }, use) => {
    await use(async () => {
      const path = `/proposals/${/\d+/.exec(new URL(page.url()).pathname)?.[0]}/versions`
      const { body: versions } = await asked({ path, face: 'app' })
      const seen = (versions as Version[]).find((version) => version.seen_by_customer)
      const { body } = await asked({ path: `${path}/${seen?.id}`, face: 'app' })
      const rows = (body as Content).content.pricetables.flatMap((table) => table.rows)
      return rows.find(({ content }) => content === plates)?.quantity
    })
  },
})

test(
  'a change of an open proposal begins the next version, and the customer goes on seeing the one that was sent',
  { tag: '@journey' },
  async ({ page, editor, record, platesSeen }) => {
    await expect(page.getByText('Version 1, as sent')).toBeVisible()
    await editor.write(plates, 'Quantity', '40')
    await expect(editor.saving).toHaveText(/^Saved/)
    await expect(page.getByText('Version 2, customer sees 1')).toBeVisible()
    expect(await platesSeen()).toBe(38)
    await page.reload()
    await expect(page.getByText('Version 2, customer sees 1')).toBeVisible()
    await page.getByRole('link', { name: 'Back to proposal' }).click()
    await expect(record.timeline).toBeVisible()
    await expect(record.unsent).toHaveText('Version 2, customer sees 1')
    await page.reload()
    await expect(record.unsent).toHaveText('Version 2, customer sees 1')
  },
)

test(
  'a won proposal asks first, because its signature would go; then it is open and the next version is written',
  asksNothingNew,
  async ({ page, editor, form, asked, platesSeen }) => {
    const path = `/proposals/${/\d+/.exec(new URL(page.url()).pathname)?.[0]}`
    const details = async () => (await asked({ path: `${path}/details` })).body
    await asked({ path, method: 'PATCH', body: { status: 'won' } })
    await page.reload()
    const asking = page.getByRole('dialog', { name: 'Undo the won status?' })
    await page.getByRole('button', { name: 'Edit anyway…' }).click()
    await expect(asking).toContainText('The customer’s signature')
    await page.keyboard.press('Escape')
    await expect(asking).toBeHidden()

    await editor.tab('Details').click()
    await form.field('Status').click()
    await page.getByRole('option', { name: 'Open' }).click()
    await expect(asking).toBeVisible()
    await asking.getByRole('button', { name: 'Cancel' }).click()
    await expect(editor.saving).toHaveText(/^Saved/)
    expect(await details()).toMatchObject({ status: 'won' })

    await editor.tab('Prices').click()
    await page.getByRole('button', { name: 'Edit anyway…' }).click()
    await asking.getByRole('button', { name: 'Reopen' }).click()
    await editor.write(plates, 'Quantity', '41')
    await expect(editor.saving).toHaveText(/^Saved/)
    expect(await details()).toMatchObject({ status: 'open', date_won: null })
    await expect(page.getByText('Version 2, customer sees 1')).toBeVisible()
    expect(await platesSeen()).toBe(38)
  },
)

test(
  'two versions are held against each other, and the earlier one is restored after asking',
  { tag: '@journey' },
  async ({ page, editor, record, platesSeen, expectAccessible }) => {
    await editor.write(plates, 'Quantity', '40')
    await expect(editor.saving).toHaveText(/^Saved/)
    await page.getByRole('link', { name: 'Back to proposal' }).click()
    await record.tab('Versions').click()
    const versions = new ProposalVersions(page)
    await expect(versions.row(1)).toContainText('Visible to the customer')
    await expect(versions.row(2)).toContainText('Not sent')
    await expect(versions.change(plates)).toContainText('Quantity 38 40')

    await versions.open(1)
    await expect(page).toHaveURL(/version=\d+/)
    await versions.restore.click()
    await expect(versions.asking).toContainText('Text and prices of version 2 are replaced')
    await expectAccessible('restoring a version')
    await versions.asking.getByRole('button', { name: 'Restore version 1' }).click()
    await expect(page.getByText('Version 1 restored.')).toBeVisible()
    await expect(editor.row(plates)).toContainText('38')
    await expect(page.getByText('Version 2, customer sees 1')).toBeVisible()
    expect(await platesSeen()).toBe(38)
  },
)

test('versions are accessible', looksAtPages, async ({ page, editor, expectAccessible }) => {
  await editor.write(plates, 'Quantity', '40')
  await expect(editor.saving).toHaveText(/^Saved/)
  await page.goto(page.url().replace('/edit', '?tab=versions'))
  await expect(new ProposalVersions(page).change(plates)).toBeVisible()
  await expectAccessible('versions')
})
