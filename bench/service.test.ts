import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const bench = async (...args: string[]) =>
  (await promisify(execFile)(process.execPath, ['bench/run.ts', ...args, '--small'], { cwd: root })).stdout

test('npm run bench -- service runs in a clone that has built nothing, and says its figures', async () => {
  const said = await bench('service')
  expect(said.match(/^(Latency|Throughput|Memory)/gm)).toEqual(['Latency', 'Throughput', 'Memory'])
  expect(said).not.toContain('NaN')
})

test('npm run bench holds every promise of the service beside what was measured', async () => {
  const said = await bench('--only', 'service')
  const [, table = ''] = said.split('\nPromises\n')
  expect(table.match(/^ {2}(SQLite|PostgreSQL): .*$/gm)).toHaveLength(22)
  const verdicts = [...table.matchAll(/^ {2}SQLite: .* ([\d.]+) \S+ +([\d.]+) \S+ +(kept|missed)/gm)]
  expect(verdicts).toHaveLength(13)
  // What is printed is rounded.
  for (const [line, now, promise, verdict] of verdicts.filter(([, now, promise]) => now !== Number(promise).toFixed(2)))
    expect(verdict, line).toBe(Number(now) < Number(promise) ? 'kept' : 'missed')
  const unmeasured = table.match(/^ {2}PostgreSQL: .*not measured$/gm) ?? []
  expect(unmeasured).toHaveLength(process.env['TEST_POSTGRES_URL'] ? 0 : 9)
  expect(said).not.toContain('NaN')
})

test('npm run bench -- document writes a PDF of more than one page, and says how long and how large', async () => {
  expect(await bench('document')).toMatch(/long proposal +([2-9]|\d\d) +\d+ +0\.\d\d/)
})

test('npm run bench -- engines sets the sizes side by side, for every request', async () => {
  const said = await bench('engines')
  const [, , table = ''] = said.split('\nMilliseconds ')
  expect(table.split('\n')[1]).toMatch(/SQLite 320 +SQLite 640/)
  expect(table.match(/^ {2}(hello|create) +\d+\.\d\d +\d+\.\d\d/gm)).toHaveLength(2)
})

test('npm run bench -- processes asks one and two processes on one PostgreSQL, where there is one', async () => {
  const said = await bench('processes')
  if (!process.env['TEST_POSTGRES_URL']) return expect(said).toContain('No PostgreSQL')
  expect(said).toMatch(/Requests a second\n +one process +two processes/)
  expect(said.match(/^ {2}(list, page 1|details|hello) +[1-9]\d* +[1-9]\d*/gm)).toHaveLength(3)
})
