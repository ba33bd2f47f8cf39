import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { doneImports } from '#src/storage/done-imports.ts'
import { keptThing } from '#src/storage/in-browser.ts'
import { keepNothing } from '#src/testing/keep-nothing.ts'
import { openScreen } from '#src/testing/open-screen.tsx'
import * as screen from './signed-out.tsx'

const open = () => openScreen(screen, { path: '/signed-out' })

test('who has signed out is told that nothing of the account is kept, or that unsaved changes are', async () => {
  await keepNothing()
  // What was done is not unsaved.
  await doneImports.set('vos/1', '{}')
  const { unmount } = open()
  await expect.element(page.getByText('No account data is kept here.')).toBeVisible()
  unmount()

  const draft = keptThing<{ name: string }>('vos/1 proposal 7', 1)
  onTestFinished(() => draft.remove())
  await draft.set({ name: 'Attic' })
  open()
  await expect.element(page.getByText('Changes that were not saved stay here')).toBeVisible()
})
