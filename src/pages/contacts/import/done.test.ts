import { expect, test } from 'vitest'
import { unsettled, type DoneImport } from './done.ts'

const hour = 3_600_000
const made = (hours: number, written: DoneImport['written']): DoneImport => ({
  id: String(hours),
  kind: 'people',
  name: 'people.csv',
  at: -hours * hour,
  written,
})

test('an import can be taken back for a day, as long as something of it is left', () => {
  const added = [{ act: 'add', id: 1 }] as const
  const imports = [made(1, added), made(23, added), made(24, added), made(2, [])]
  expect(unsettled(imports, 0).map(({ id }) => id)).toEqual(['1', '23'])
})

test('one of which rows remain is told of for a day, though nothing of it was written', () => {
  const remaining = { rows: [['Row', 'Name', 'Reason']], separator: ',' }
  const imports = [
    { ...made(1, []), remaining },
    { ...made(24, []), remaining },
  ]
  expect(unsettled(imports, 0).map(({ id }) => id)).toEqual(['1'])
})
