import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noListShortcuts } from '#src/components/list/use-row-keys.ts'
import { Menu } from '#src/components/ui/menu.tsx'
import { render } from '#src/testing/render.tsx'
import { useShortcuts } from './use-shortcuts.ts'

test('a key that closes a menu is no shortcut of the page below it; the next one is', async () => {
  const heard: string[] = []
  const Screen = () => {
    useShortcuts('list', { ...noListShortcuts, clear: () => void heard.push('clear') })
    return <Menu trigger="Actions" groups={[{ items: [{ label: 'Remove', onSelect: () => undefined }] }]} />
  }
  render(<Screen />)
  await page.getByRole('button', { name: 'Actions' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(heard).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(heard).toEqual(['clear'])
})
