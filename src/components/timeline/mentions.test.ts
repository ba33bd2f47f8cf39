import { expect, test } from 'vitest'
import { matching, mentionAt, mentionedIn, mentionParts, withMention } from './mentions.ts'

const colleagues = [
  { id: 1, name: 'Sanne Kuipers' },
  { id: 2, name: 'Joost Brandsma' },
  { id: 3, name: 'Sanne Kuipers-Vos' },
]

test('a name begins at an @ that no letter stands before', () => {
  expect(mentionAt('Ask @sa', 7)).toEqual({ start: 4, typed: 'sa' })
  expect(mentionAt('@', 1)).toEqual({ start: 0, typed: '' })
  expect(mentionAt('Ask @sanne ku', 13)).toEqual({ start: 4, typed: 'sanne ku' })
  expect(mentionAt('mail an@smit', 12)).toBeUndefined()
  expect(mentionAt('Ask @sa', 3)).toBeUndefined()
})

test('colleagues are found by the beginning of any part of their name, whatever its case or accents', () => {
  expect(matching(colleagues, 'BRA').map(({ id }) => id)).toEqual([2])
  expect(matching(colleagues, 'sánne k').map(({ id }) => id)).toEqual([1, 3])
  expect(matching(colleagues, '')).toHaveLength(3)
})

test('the name takes the place of what was typed of it', () => {
  expect(withMention('Ask @sa now', { start: 4, caret: 7 }, 'Sanne Kuipers')).toEqual({
    text: 'Ask @Sanne Kuipers now',
    caret: 19,
  })
})

test('who is named is told once, and of two names that begin alike the longer one', () => {
  expect(mentionedIn('@Sanne Kuipers-Vos and @Joost Brandsma, @Joost Brandsma; an@smit.test', colleagues)).toEqual([
    3, 2,
  ])
  expect(mentionParts('Hi @Joost Brandsma!', colleagues).map(({ text, named }) => [text, named?.id])).toEqual([
    ['Hi ', undefined],
    ['@Joost Brandsma', 2],
    ['!', undefined],
  ])
})

test('a name is one to its end, but for a genitive: who is called the same and on is somebody else', () => {
  const named = (text: string) => mentionedIn(text, colleagues)
  expect(named('@Joost Brandsmann called')).toEqual([])
  for (const text of [
    '@Joost Brandsmas offer',
    '@Joost Brandsma’s offer',
    "ask @Joost Brandsma's",
    '(@Joost Brandsma)',
  ])
    expect(named(text)).toHaveLength(1)
})
