import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { appService } from '#service/testing/app-sender.ts'
import { aProposal } from '#service/testing/builders.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { draftPrices } from '#src/draft/prices.ts'
import { changesBetween } from '#src/draft/changes.ts'
import { documentOf } from '#src/draft/document.ts'
import type { DraftTable } from '#src/draft/table.ts'
import { doAct, noHistory, redo, undo } from './history.ts'
import { actOf, anyDeed, type Deed } from './testing/drafts.ts'

const deeds = fc.array(anyDeed, { minLength: 1, maxLength: 15 })

function afterAll(start: readonly DraftTable[], deeds: readonly Deed[]): readonly DraftTable[] {
  let state = { tables: start, history: noHistory }
  for (const deed of deeds) {
    const act = actOf(deed, state.tables)
    if (deed.does === 'undo') state = undo(state.tables, state.history)
    else if (deed.does === 'redo') state = redo(state.tables, state.history)
    else if (act) state = doAct(state.tables, state.history, act)
  }
  return state.tables
}

const totals = (tables: readonly { subtotal: number; total: number }[]) =>
  tables.map(({ subtotal, total }) => ({ subtotal, total }))

test('whatever was done to a draft, the service counts the same totals as the grid showed', async () => {
  const service = await appService()
  const { id } = await aProposal(service)
  let details = await service.send<Proposal>('GET', `/proposals/${id}/details`)
  // Rows that an earlier draft had removed come back with this one: the service keeps their ids.
  const start = documentOf(details.body).pricetables
  await fc.assert(
    fc.asyncProperty(deeds, async (deeds) => {
      const tables = afterAll(start, deeds)
      const saved = documentOf(details.body)
      for (const { body } of changesBetween(saved, { ...saved, pricetables: tables })) {
        const headers = { 'If-Match': details.headers.get('ETag') ?? '' }
        details = await service.ask<Proposal>('PUT', `/proposals/${id}/content`, body, headers)
      }
      const { prices } = draftPrices(tables, null)
      expect(details.status).toBe(200)
      expect(Number(details.body.price_total_original)).toBe(prices.price_total_original)
      expect(totals(details.body.content.pricetables)).toEqual(totals(prices.tables))
      const lines = details.body.content.pricetables.map(({ rows }) => rows.map(({ subtotal }) => subtotal))
      expect(lines).toEqual(prices.tables.map(({ rows }) => rows.map(({ subtotal }) => subtotal)))
    }),
    { numRuns: 40 },
  )
})
