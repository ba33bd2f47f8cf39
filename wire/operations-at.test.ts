import { expect, test } from 'vitest'
import { basePath, type Operation } from './operation.ts'
import { operationsAt } from './operations-at.ts'
import { operations } from './operations.ts'
import { viewerOperations } from './viewer-operations.ts'

const all = [...operations, ...viewerOperations]

/** Whatever a parameter is, one of these fits it. */
const values = ['3', 'open', 'proposal', 'a'.repeat(43), 'f'.repeat(64)]

/** Its path with every choice of values. */
const pathsOf = ({ face, path }: Operation) =>
  path
    .split('/')
    .reduce(
      (paths, part) => paths.flatMap((path) => (part.startsWith(':') ? values : [part]).map((end) => `${path}/${end}`)),
      [''],
    )
    .map((path) => basePath(face, 'bakker') + path.slice(1))

test.each(all.map((operation) => ({ id: operation.id, operation })))('$id is found at its path', ({ operation }) => {
  expect(pathsOf(operation).some((path) => operationsAt(path).includes(operation))).toBe(true)
})

test('no path has two operations for one method', () => {
  const twice = all.flatMap(pathsOf).flatMap((path) => {
    const methods = operationsAt(path).flatMap((operation) => [...operation.methods])
    return new Set<string>(methods).size < methods.length ? [path] : []
  })
  expect(twice).toEqual([])
})

test.each(['/api/v2/bakker/nothing', '/api/v3/bakker/hello', '/api/v2/bakker', '/assets/app.js', '/verify//'])(
  'nothing is at %s',
  (path) => {
    expect(operationsAt(path)).toEqual([])
  },
)
