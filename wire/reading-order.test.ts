import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderOfParts, partsInOrder, type ReadingOrder } from './reading-order.ts'

const read = (order: ReadingOrder | undefined, sections: number, tables: number) =>
  partsInOrder(order, { sections, tables })
    .map(({ kind, at }) => `${kind} ${at}`)
    .join(', ')

test('without an order all sections come first, then all tables', () => {
  expect(read(undefined, 2, 2)).toBe('section 0, section 1, table 0, table 1')
})

test('a table stands where the order says, between the sections', () => {
  expect(read([1, 'section', 0, 'section'], 2, 2)).toBe('table 1, section 0, table 0, section 1')
})

test('what an order leaves out stands at the end, and what is not there is left out', () => {
  expect(read([7, 'section', 0, 0], 2, 2)).toBe('section 0, table 0, section 1, table 1')
  expect(read(['section', 'section', 0], 1, 1)).toBe('section 0, table 0')
})

const order = fc.array(fc.oneof(fc.constant('section' as const), fc.integer({ min: -1, max: 4 })), { maxLength: 8 })

test('whatever the order, every part stands in it once, and it is read as it was written', () => {
  fc.assert(
    fc.property(order, fc.nat(4), fc.nat(4), (order, sections, tables) => {
      const parts = partsInOrder(order, { sections, tables })
      expect(new Set(parts.map(({ kind, at }) => `${kind} ${at}`)).size).toBe(sections + tables)
      expect(parts).toHaveLength(sections + tables)
      expect(partsInOrder(orderOfParts(parts), { sections, tables })).toEqual(parts)
    }),
  )
})
