import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { Menu } from './menu.tsx'

const chosen: string[] = []
const item = (label: string) => ({ label, onSelect: () => void chosen.push(label) })

async function opener() {
  chosen.length = 0
  render(<Menu trigger="Actions" groups={[{ items: [item('Move up'), item('Remove')] }]} />)
  const button = page.getByRole('button', { name: 'Actions' })
  await expect.element(button).toBeVisible()
  return button.element() as HTMLElement
}
const focused = () => document.activeElement?.textContent

test('its first item has the focus as soon as it is open, so that no key that follows is lost or goes elsewhere', async () => {
  const button = await opener()
  button.focus()
  button.click()
  expect(focused()).toBe('Move up')
  const remove = page.getByRole('menuitem', { name: 'Remove' }).element() as HTMLElement
  remove.focus()
  // What the browser tells later of its opening moves nothing any more.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(focused()).toBe('Remove')
  await userEvent.keyboard('{Enter}')
  expect(chosen).toEqual(['Remove'])
  expect(document.activeElement).toBe(button)
})

test('an arrow on its button opens it; the button closes it again, and Escape gives the focus back', async () => {
  const button = await opener()
  const menu = page.getByRole('menu')
  button.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Move up')
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  expect(document.activeElement).toBe(button)

  await page.getByRole('button', { name: 'Actions' }).click()
  await expect.element(menu).toBeVisible()
  await page.getByRole('button', { name: 'Actions' }).click()
  await expect.element(menu).not.toBeInTheDocument()
  expect(chosen).toEqual([])
})

test('a closed menu is nowhere, and its button says whether it is open', async () => {
  const button = await opener()
  const menus = () => document.querySelectorAll('[role=menu]').length
  expect(menus()).toBe(0)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  button.click()
  expect(menus()).toBe(1)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  await expect.poll(menus).toBe(0)
  expect(button.getAttribute('aria-expanded')).toBe('false')
})
