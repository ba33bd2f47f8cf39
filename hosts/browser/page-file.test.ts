import { expect, test } from 'vitest'
import { PageFile, pageSize } from './page-file.ts'

const filled = (value: number, length = pageSize) => new Uint8Array(length).fill(value)
const read = (file: PageFile, offset: number, length: number) => {
  const target = new Uint8Array(length).fill(255)
  const isWhole = file.read(target, offset)
  return { isWhole, bytes: [...target] }
}

test('only pages that were written since the last time are changes', () => {
  const file = new PageFile()
  for (const page of [0, 1, 2]) file.write(filled(page), page * pageSize)
  file.settle()
  expect(file.changes()).toBeUndefined()

  file.write(filled(9), pageSize)
  expect([...(file.changes()?.pages.keys() ?? [])]).toEqual([1])
  expect(file.changes()?.pages.get(1)).toEqual(filled(9))
})

test('what is taken back is as it was, also where the file has grown or shrunk', () => {
  const file = new PageFile()
  file.write(filled(1), 0)
  file.write(filled(2), pageSize)
  file.settle()

  file.write(filled(8), 0)
  file.write(filled(9), 2 * pageSize)
  file.undo()
  expect(file.size).toBe(2 * pageSize)
  expect(read(file, 0, 2).bytes).toEqual([1, 1])

  file.truncate(pageSize)
  file.undo()
  expect(file.size).toBe(2 * pageSize)
  expect(read(file, pageSize, 2).bytes).toEqual([2, 2])
  expect(file.changes()).toBeUndefined()
})

test('a shorter file is a change, without the pages that are gone', () => {
  const file = new PageFile()
  file.write(filled(1), 0)
  file.write(filled(2), pageSize)
  file.settle()
  file.truncate(pageSize)
  expect(file.changes()).toEqual({ size: pageSize, pages: new Map() })
})

test('beyond the end there are zeros, and it is said that they were not there', () => {
  const file = new PageFile(filled(7, 10))
  expect(read(file, 8, 4)).toEqual({ isWhole: false, bytes: [7, 7, 0, 0] })
})
