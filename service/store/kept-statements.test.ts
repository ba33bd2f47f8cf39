import { expect, test } from 'vitest'
import { KeptStatements } from './kept-statements.ts'

function statements() {
  const prepared: string[] = []
  const discarded: string[] = []
  const kept = new KeptStatements(
    (text) => {
      prepared.push(text)
      return { text }
    },
    ({ text }) => void discarded.push(text),
  )
  return { kept, prepared, discarded }
}

test('what is repeated is prepared once', () => {
  const { kept, prepared } = statements()
  expect(kept.take('select 1')).toBe(kept.take('select 1'))
  for (const text of ['insert into a', ' Update a', '\n with a']) expect(kept.take(text)).toBe(kept.take(text))
  expect(prepared).toHaveLength(4)
})

test('what opens a transaction or changes a table is its taker’s, and prepared each time', () => {
  const { kept, prepared, discarded } = statements()
  for (const text of ['begin', 'begin', 'pragma a', 'create table a']) kept.take(text)
  expect([prepared.length, discarded]).toEqual([4, []])
})

test('after a change of tables all is prepared anew', () => {
  const { kept, prepared, discarded } = statements()
  for (const text of ['select 1', 'select 2', 'alter table a', 'select 1']) kept.take(text)
  expect(discarded).toEqual(['select 1', 'select 2'])
  expect(prepared).toEqual(['select 1', 'select 2', 'alter table a', 'select 1'])
})

test('one that failed is discarded, and prepared anew', () => {
  const { kept, prepared, discarded } = statements()
  kept.take('select 1')
  kept.forget('select 1')
  kept.forget('select 2')
  kept.take('select 1')
  expect([prepared, discarded]).toEqual([['select 1', 'select 1'], ['select 1']])
})

test('of more than are kept, the one goes that was not used for longest', () => {
  const { kept, discarded } = statements()
  for (let at = 0; at < 500; at++) kept.take(`select ${at}`)
  kept.take('select 0')
  kept.take('select 500')
  expect(discarded).toEqual(['select 1'])
})
