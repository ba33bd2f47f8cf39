import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrowser } from '#src/draft/testing/browser.ts'
import { render } from '#src/testing/render.tsx'
import { DraftSaving } from './draft-saving.tsx'

test('nothing is called saved before it is known whether something lies here that is not', async () => {
  const { tab } = aBrowser()
  const draft = tab()
  render(
    <main aria-label="Head">
      <DraftSaving draft={draft} />
      <p>Beside it</p>
    </main>,
  )
  await expect.element(page.getByText('Beside it')).toBeVisible()
  expect(page.getByRole('main').element().textContent).toBe('Beside it')
  const before = page.getByText('Beside it').element().getBoundingClientRect().top

  draft.open()
  onTestFinished(() => draft.close())
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(page.getByText('Beside it').element().getBoundingClientRect().top).toBe(before)
})
