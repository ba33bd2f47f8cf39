import type { Page } from '@playwright/test'
import type { ServiceRequest } from './ask.ts'
import { expect, test as base } from './fixtures.ts'
import { ProposalEditor } from './pages/proposal-editor.ts'

/** Sent once to its customer, with prices of every kind and text. */
export const proposal = 'Warmtepomp en vloerverwarming, Lindelaan 14'
/** A row of its prices. */
export const plates = 'Isolatieplaten 100 mm, materiaal'

type Row = { id: number; content: string; quantity?: number; subtotal?: unknown }
export type Details = {
  content: {
    sections: { id: number; title: string; html: string }[]
    pricetables: { id: string | null; rows: Row[] }[]
  }
}

type Writing = {
  editor: ProposalEditor
  /** Changes the same proposal as somebody else would. */
  elsewhere: (change: (details: Details) => object) => Promise<void>
}

export const idIn = (page: Page) => /\/proposals\/(\d+)/.exec(page.url())?.[1] ?? ''

/** Signed in, in the editor of that proposal. */
export const test = base.extend<Writing>({
  editor: async ({ page, enter, list, record }, use) => {
    await enter()
    await list.open(proposal)
    await expect(record.heading).toHaveText(proposal)
    await record.edit.click()
    await expect(page.getByRole('grid').first()).toBeVisible()
    await use(new ProposalEditor(page))
  },
  elsewhere: async ({ page, asked }, use) => {
    await use(async (change) => {
      const path = `/proposals/${idIn(page)}`
      const { body } = await asked({ path: `${path}/details` })
      const given: ServiceRequest = {
        path: `${path}/content`,
        method: 'PUT',
        face: 'app',
        body: change(body as Details),
      }
      const { status } = await asked({ ...given, headers: { 'If-Match': '*' } })
      expect(status).toBe(200)
    })
  },
})

/** Only what is on disk is believed: the page is read anew. */
export const saved = (editor: ProposalEditor) => expect(editor.saving).toHaveText(/^Saved/)

export { expect, openAccount } from './fixtures.ts'
