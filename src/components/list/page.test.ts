import { expect, test } from 'vitest'
import { hasNextPage, shownWords } from './page.ts'

test.each([
  { page: 1, shown: 50, total: 51, next: true, because: 'one is left' },
  { page: 2, shown: 50, total: 100, next: false, because: 'the last page is full' },
  { page: 1, shown: 50, total: undefined, next: true, because: 'nobody counts and the page is full' },
  { page: 200, shown: 50, total: 10_000, isMore: true, next: true, because: 'nobody counted on and the page is full' },
  {
    page: 210,
    shown: 3,
    total: 10_000,
    isMore: true,
    next: false,
    because: 'nobody counted on and the page is not full',
  },
  { page: 3, shown: 49, total: undefined, next: false, because: 'nobody counts and the page is not full' },
])('there is a next page: $next, for $because', ({ next, because: _because, ...shown }) => {
  expect(hasNextPage(shown)).toBe(next)
})

const proposals = (count: number) => (count === 1 ? '1 proposal' : `${count} proposals`)

test.each([
  { page: 1, shown: 1, total: 1, words: '1 proposal' },
  { page: 1, shown: 18, total: undefined, words: '18 proposals' },
  { page: 1, shown: 50, total: 160, words: '1–50 of 160' },
  { page: 1, shown: 50, total: 10_000, isMore: true, words: '1–50 of more than 10,000' },
  { page: 2, shown: 12, total: undefined, words: '51–62' },
])('a list says which part of it is shown: $words', ({ words, ...shown }) => {
  expect(shownWords(shown, proposals)).toBe(words)
})
