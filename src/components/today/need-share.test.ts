import { expect, test } from 'vitest'
import type { Need } from '#wire/needs.ts'
import { shownOf } from './need-share.ts'

const needs = (kind: Need['kind'], count: number) => Array.from({ length: count }, () => ({ kind }) as Need)
const kindsOf = (items: readonly Need[]) => items.map(({ kind }) => kind)

test('a few are all shown, whatever they are', () => {
  expect(shownOf(needs('draft', 12))).toHaveLength(12)
})

test('of many each kind has three, so that none hides another', () => {
  const shown = shownOf([...needs('question', 2), ...needs('silent', 8), ...needs('draft', 4)])
  expect(kindsOf(shown)).toEqual(['question', 'question', 'silent', 'silent', 'silent', 'draft', 'draft', 'draft'])
})
