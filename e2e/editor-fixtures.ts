import { expect, test as base } from './fixtures.ts'
import { ProposalEditor } from './pages/proposal-editor.ts'

/** Sent once to its customer, with prices of every kind and text. */
export const proposal = 'Warmtepomp en vloerverwarming, Lindelaan 14'
/** A row of its prices. */
export const plates = 'Isolatieplaten 100 mm, materiaal'

/** Signed in, in the editor of that proposal. */
export const test = base.extend<{ editor: ProposalEditor }>({
  editor: async ({ page, enter, list, record }, use) => {
    await enter()
    await list.open(proposal)
    await expect(record.heading).toHaveText(proposal)
    await record.edit.click()
    await expect(page.getByRole('grid').first()).toBeVisible()
    await use(new ProposalEditor(page))
  },
})

/** Only what is on disk is believed: the page is read anew. */
export const saved = (editor: ProposalEditor) => expect(editor.saving).toHaveText(/^Saved/)

export { expect, openAccount } from './fixtures.ts'
