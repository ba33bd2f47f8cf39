import { expect, test } from 'vitest'
import { best, type Findable } from './ranking.ts'

type Case = [typed: string, item: Findable, because: string]

const names = (items: Findable[], typed: string, most = 10) => best(items, typed, most).map(({ name }) => name)
const finds = (typed: string, item: Findable) => names([item], typed).length === 1

test('an exact number comes before the beginning of a name, that before the beginning of words, that before the rest', () => {
  const items = [
    { name: 'Warm tapwater', about: 'Dubois' },
    { name: 'Badkamer', about: 'Warmond' },
    { name: 'Warmond, dakkapel' },
    { name: 'Zonneboiler', number: 'warmond' },
    { name: 'Wamrond' },
  ]
  expect(names(items, 'warmond')).toEqual(['Zonneboiler', 'Warmond, dakkapel', 'Badkamer', 'Wamrond'])
})

test('among equals the order given stays, and no more are given than asked for', () => {
  const items = ['Dak 3', 'Dak 1', 'Dak 2'].map((name) => ({ name }))
  expect(names(items, 'dak', 2)).toEqual(['Dak 3', 'Dak 1'])
})

test.each(['2026-0042', '42', '0042', ' 2026-0042 '])('%j is the number 2026-0042', (typed) => {
  const items = [{ name: '42 panelen' }, { name: 'Dak', number: '2026-0042' }]
  expect(names(items, typed)[0]).toBe('Dak')
})

test.each<Case>([
  ['mulder brink', { name: 'Mulder', about: 'De Brink' }, 'every word may be of something else'],
  ['CAFE', { name: 'Café Zuid' }, 'case and accents do not matter'],
  ['wp-08', { name: 'Warmtepomp', number: 'WP-080' }, 'a SKU begins so'],
  ['grot-van', { name: 'Fam. Van Wassenaer', about: 'De Groot-van Dijk' }, 'one letter is missing'],
  ['jansne', { name: 'Fam. Jansen' }, 'two letters are swapped'],
  ['badklamer', { name: 'Badkamer' }, 'one letter is too many'],
  ['warntepomp', { name: 'Warmtepomp' }, 'one letter is wrong'],
  ['wrmtp', { name: 'Warmtepomp' }, 'the letters are there in this order'],
  ['vvz', { name: 'VvE Zuid' }, 'the letters begin its words'],
])('%j finds %j: %s', (typed, item) => {
  expect(finds(typed, item)).toBe(true)
})

test.each<Case>([
  ['pomp', { name: 'Warmtepomp' }, 'no word begins so'],
  ['dak mulder', { name: 'Dakkapel' }, 'a word is not there at all'],
  ['da', { name: 'Douche afvoer' }, 'two letters are in nearly everything'],
  ['linde', { name: 'Villa Vlinder' }, 'the first letter is another'],
  ['dka', { name: 'Dak' }, 'in a short word a slip makes another'],
  ['2026-0043', { name: 'Dak', number: '2026-0042' }, 'another number is another proposal'],
  ['7', { name: 'Dak', number: '2026-0017' }, 'the end of a counter is not the counter'],
  ['-', { name: 'Dak' }, 'there is nothing to go by'],
  ['new org', { name: 'Nieuwe woning Borg' }, 'two words are no abbreviation, their letters run together are in much'],
])('%j does not find %j: %s', (typed, item) => {
  expect(finds(typed, item)).toBe(false)
})
