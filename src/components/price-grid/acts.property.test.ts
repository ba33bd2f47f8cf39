import * as z from 'zod/mini'
import { appKeptRow } from '#wire/row-pictures.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceTables } from '#pricing/price-tables.ts'
import type { Table } from '#pricing/rows.ts'
import { radioGroups } from '#pricing/selection.ts'
import { draftPrices } from '#src/draft/prices.ts'
import { priced, wireRows, type DraftTable } from '#src/draft/table.ts'
import { doAct, noHistory, redo, undo, type History } from './history.ts'
import { actOf, anyDeed, anyTables, type Deed } from './testing/drafts.ts'

const saved = z.array(appKeptRow)

type State = { tables: readonly DraftTable[]; history: History }

function after(state: State, deed: Deed): State {
  if (deed.does === 'undo') return undo(state.tables, state.history)
  if (deed.does === 'redo') return redo(state.tables, state.history)
  const act = actOf(deed, state.tables)
  return act ? doAct(state.tables, state.history, act) : state
}

const deeds = fc.array(anyDeed, { maxLength: 25 })

test('whatever is done, undoing everything gives the start back byte for byte', () => {
  fc.assert(
    fc.property(anyTables, deeds, (start, deeds) => {
      let state: State = { tables: start, history: noHistory }
      for (const deed of deeds) state = after(state, deed)
      const end = JSON.stringify(state.tables)
      const steps = state.history.past.length
      for (let step = 0; step < steps; step++) state = undo(state.tables, state.history)
      expect(JSON.stringify(state.tables)).toBe(JSON.stringify(start))
      for (let step = 0; step < steps; step++) state = redo(state.tables, state.history)
      expect(JSON.stringify(state.tables)).toBe(end)
    }),
  )
})

test('whatever is done, the totals shown are those of the rows that are handed over', () => {
  fc.assert(
    fc.property(anyTables, deeds, (start, deeds) => {
      let state: State = { tables: start, history: noHistory }
      for (const deed of deeds) {
        state = after(state, deed)
        const handed: Table[] = state.tables.map(({ rows, settings }) => ({
          rows: saved.parse(wireRows(rows)),
          settings,
        }))
        expect(draftPrices(state.tables, null).prices).toEqual(priceTables(handed))
      }
    }),
  )
})

test('whatever is done to a table, each of its radio groups has exactly one row selected', () => {
  fc.assert(
    fc.property(anyTables, fc.array(anyDeed, { minLength: 1, maxLength: 25 }), (start, deeds) => {
      let state: State = { tables: start, history: noHistory }
      const touched = new Set<string>()
      for (const deed of deeds.filter(({ does }) => does !== 'undo' && does !== 'redo')) {
        const next = after(state, deed)
        for (const { key } of next.tables.filter((table, at) => table !== state.tables[at])) touched.add(key)
        state = next
      }
      for (const { rows } of state.tables.filter(({ key }) => touched.has(key)))
        for (const { first, last } of radioGroups(rows.map(priced))) {
          const on = rows.slice(first, last + 1).filter((row) => row.type === 'price' && row.user_selected)
          expect(on).toHaveLength(1)
        }
    }),
  )
})
