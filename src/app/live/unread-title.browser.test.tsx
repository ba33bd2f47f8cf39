import { afterEach, expect, test } from 'vitest'
import { newUnreadTitle } from './unread-title.ts'

let title: ReturnType<typeof newUnreadTitle>
afterEach(() => title.stop())

test('what is unread stands in front of the title, also of the next page, until it is seen', async () => {
  document.title = 'Proposals · Proffer'
  title = newUnreadTitle()
  title.set(2)
  expect(document.title).toBe('(2) Proposals · Proffer')
  document.title = 'Contacts · Proffer'
  await expect.poll(() => document.title).toBe('(2) Contacts · Proffer')
  title.set(3)
  expect(document.title).toBe('(3) Contacts · Proffer')
  title.set(0)
  expect(document.title).toBe('Contacts · Proffer')
})
