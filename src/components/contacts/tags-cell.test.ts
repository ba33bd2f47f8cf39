import { expect, test } from 'vitest'
import { tagsCell, tagsOf, withKnownTags } from './tags-cell.ts'

test.each([
  { tags: ['vip', 'Bread'], cell: 'vip; Bread' },
  { tags: ['Service, groot', 'vip'], cell: '"Service, groot"; vip' },
  { tags: ['a; b'], cell: '"a; b"' },
  { tags: ['"Quoted"', '5" pipe', 'the "big", one'], cell: '"""Quoted"""; 5" pipe; "the ""big"", one"' },
  { tags: [], cell: '' },
])('tags come back from the cell $cell as they were', ({ tags, cell }) => {
  expect(tagsCell(tags)).toBe(cell)
  expect(tagsOf(cell)).toEqual(tags)
})

test.each([
  { cell: 'a, b', tags: ['a', 'b'] },
  { cell: ' a ;b,, a;', tags: ['a', 'b'] },
  { cell: '"a" b, c', tags: ['"a" b', 'c'] },
  { cell: '"a, b', tags: ['"a', 'b'] },
])('tags of the plain cell $cell are parted by commas and semicolons', ({ cell, tags }) => {
  expect(tagsOf(cell)).toEqual(tags)
})

test.each([
  { cell: 'Service, groot', tags: ['Service, groot'] },
  { cell: 'vip,SERVICE,  gróót;x', tags: ['vip', 'Service, groot', 'x'] },
  { cell: 'Service, klein', tags: ['Service', 'klein'] },
  { cell: 'Service, groot, extra', tags: ['Service, groot, extra'] },
  { cell: 'Service; groot', tags: ['Service', 'groot'] },
])('a tag of the account is known again in $cell, though nothing surrounds it', ({ cell, tags }) => {
  const known = ['Service', 'Service, groot', 'Service, groot, extra', 'vip']
  expect(tagsOf(withKnownTags(known)({ name: 'A', tags: cell })['tags'])).toEqual(tags)
})
