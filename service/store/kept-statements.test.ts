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

test('what opens a transaction or changes a table is prepared each time, and discarded once it is given back', () => {
  const { kept, prepared, discarded } = statements()
  const texts = ['begin', 'begin', 'pragma a', 'create table a']
  for (const text of texts) kept.giveBack(text, kept.take(text), true)
  expect([prepared, discarded]).toEqual([texts, texts])
})

test('after a change of tables all is prepared anew', () => {
  const { kept, prepared, discarded } = statements()
  for (const text of ['select 1', 'select 2', 'alter table a', 'select 1']) kept.take(text)
  expect(discarded).toEqual(['select 1', 'select 2'])
  expect(prepared).toEqual(['select 1', 'select 2', 'alter table a', 'select 1'])
})

test('one that failed is discarded, and prepared anew', () => {
  const { kept, prepared, discarded } = statements()
  kept.giveBack('select 1', kept.take('select 1'), false)
  kept.giveBack('select 1', kept.take('select 1'), true)
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
