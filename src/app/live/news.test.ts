import { expect, test } from 'vitest'
import { newTurns, newUnread, type News } from './news.ts'

const news = (id: number, act: News['act']): News => ({ id, act, person: 'An Smit', proposal: 'Heat pump' })

test('unread is one for each act on each proposal, until it is seen', () => {
  const counts: number[] = []
  const unread = newUnread((count) => counts.push(count))
  unread.add(news(1, 'opened'))
  unread.add(news(1, 'chose'))
  unread.add(news(1, 'chose'))
  unread.add(news(2, 'chose'))
  unread.clear()
  unread.add(news(1, 'opened'))
  expect(counts).toEqual([1, 2, 2, 3, 0, 1])
})

test('what matters less does not cover what matters more, as long as that stands; of another proposal it does not matter', () => {
  const isNext = newTurns(12_000)
  expect(isNext(news(1, 'asked'), 0)).toBe(true)
  expect(isNext(news(1, 'opened'), 3000)).toBe(false)
  expect(isNext(news(2, 'opened'), 3000)).toBe(true)
  expect(isNext(news(1, 'signed'), 4000)).toBe(true)
  expect(isNext(news(1, 'opened'), 20_000)).toBe(true)
})
