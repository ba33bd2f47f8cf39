import { describe, expect, test } from 'vitest'
import { changesBetween } from './changes.ts'
import { aDocument, aRow, withRows } from './testing/documents.ts'

const content = (before: Parameters<typeof withRows>[1], now: Parameters<typeof withRows>[1]) =>
  changesBetween(withRows([aRow(1)], before), withRows([aRow(1, { quantity: 2 })], now))[0]

describe('other content', () => {
  test('says nothing of opening again while the proposal is written', () => {
    expect(content(aDocument(), aDocument())?.body).not.toHaveProperty('reopen')
  })
  test.each(['won', 'lost', 'closed'] as const)('of one that was %s opens it, where the person said so', (status) => {
    expect(content(aDocument({ status }), aDocument({ status: 'open' }))?.body).toHaveProperty('reopen', true)
  })
  test('of one that somebody else has won meanwhile does not: that is for the person to say', () => {
    expect(content(aDocument({ status: 'won' }), aDocument({ status: 'won' }))?.body).not.toHaveProperty('reopen')
  })
})
