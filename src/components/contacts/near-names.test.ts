import { describe, expect, test } from 'vitest'
import { exactKey, likeness, nameKey, nearest, stemOf } from './near-names.ts'

test.each([
  { a: 'Van Dijk Bouw B.V.', b: 'van dijk bouw' },
  { a: 'Élan & Zonen', b: 'elan zonen' },
])('“$a” and “$b” are one name', ({ a, b }) => {
  expect(nameKey(a)).toBe(nameKey(b))
})

test('a name is the very same in any case, with any accents and spaces, and with all of its words', () => {
  expect(exactKey('  BÄCKEREI  de Groot ')).toBe(exactKey('Backerei de Groot'))
  for (const other of ['Bäckerei Groot', 'Bäckerei de Groot BV'])
    expect(exactKey(other)).not.toBe(exactKey('Bäckerei de Groot'))
})

describe('names like the typed one are found', () => {
  const found = [{ name: 'Bakkerij Jansen' }, { name: 'Bakkerij Pietersen' }, { name: 'Slagerij Van Oort' }]
  test.each(['Bakerij Janssen', 'bakkerij jansen bv', 'Jansen Bakkerij'])('%s', (typed) => {
    expect(nearest(typed, found).at(0)?.name).toBe('Bakkerij Jansen')
  })
  test('and others are not', () => {
    expect(nearest('Hotel Het Oude Raadhuis', found)).toEqual([])
  })
})

test('what is searched for is the beginning of the longest word', () => {
  expect(stemOf('De Bakkerij')).toBe('bakk')
  expect(stemOf('Ab')).toBeUndefined()
})

test('likeness is the same both ways', () => {
  expect(likeness('Jansen', 'Janssen')).toBe(likeness('Janssen', 'Jansen'))
})
