import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('npm run bench -- service runs in a clone that has built nothing, and says its figures', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/run.ts', 'service', '--small'], { cwd: root })
  expect(stdout.match(/^(Latency|Throughput|Memory)/gm)).toEqual(['Latency', 'Throughput', 'Memory'])
  expect(stdout).not.toContain('NaN')
})

test('npm run bench without a name holds every promise of the service beside what was measured', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/run.ts', '--small'], { cwd: root })
  const [, table = ''] = stdout.split('\nPromises\n')
  expect(table.match(/^ {2}(SQLite|PostgreSQL): .*$/gm)).toHaveLength(20)
  expect(table.match(/^ {2}SQLite: .*(kept|missed)/gm)).toHaveLength(11)
  expect(stdout).not.toContain('NaN')
})
