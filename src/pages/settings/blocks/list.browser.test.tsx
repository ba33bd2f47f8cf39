import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { stubService } from '#src/testing/service.ts'
import { listBlocks } from '#wire/blocks.ts'
import * as screen from './list.tsx'

const service = stubService()

const block = { id: 3, kind: 'section' as const, name: 'Garantie', about: 'Vijf jaar garantie', owner: 'Marieke Vos' }

test('who may change a block is sent to nobody, and changes it', async () => {
  service.current.on(listBlocks, () => [{ ...block, own: true }])
  openScreen(screen, { path: '/settings/blocks' })
  const row = page.getByRole('row', { name: /Garantie/ })
  await expect.element(row).toBeVisible()
  await expect.element(page.getByText('Sections and price rows to insert in any proposal.')).toBeVisible()
  await expect.element(page.getByText(/admin|Ask/)).not.toBeInTheDocument()
  await row.getByRole('button').last().click()
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
})

test('beside the block of somebody else it is said whose are changed', async () => {
  service.current.on(listBlocks, () => [{ ...block, own: false }])
  openScreen(screen, { path: '/settings/blocks' })
  await expect.element(page.getByText(/Change your own; admins change all\./)).toBeVisible()
})
