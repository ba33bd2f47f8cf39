import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { rows } from '#service/conformance/rows.ts'
import type { Operation } from '#wire/operation.ts'
import { operations } from '#wire/operations.ts'

/**
 * Writes docs/conformance.md: which test stands for which row of the specification and for which operation. With
 * `--check` it writes nothing and fails where a row or an operation has none, or the page is not the newest. The names
 * come from vitest's JSON report, `--report`; without one it runs the tests itself.
 */
const page = 'docs/conformance.md'
const { values: given } = parseArgs({ options: { check: { type: 'boolean' }, report: { type: 'string' } } })

const report = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
})

function run() {
  const path = '.cache/conformance.json'
  const tests = ['service/conformance', 'service/routes/every-operation.test.ts']
  const rest = ['--project', 'sqlite', '--reporter=dot', '--reporter=json', `--outputFile=${path}`]
  const { status } = spawnSync('vitest', ['run', ...tests, ...rest], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  return path
}

/** Tests that ran on both engines are one. */
const read = (path: string) =>
  report
    .parse(JSON.parse(readFileSync(path, 'utf8')))
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName)

const names = [...new Set(read(given.report ?? run()))].toSorted()
const faults: string[] = []

/** What the tests of a row say, after its name. */
function saidOf(table: string, row: string) {
  const begin = `${table} · ${row}: `
  const said = names.filter((name) => name.startsWith(begin)).map((name) => name.slice(begin.length))
  if (said.length === 0) faults.push(`No test begins with "${begin}"`)
  return said
}

const cell = (text: string) =>
  text
    .replaceAll('|', String.raw`\|`)
    .replaceAll('<', '&lt;')
    .replaceAll(/\s+/g, ' ')

const section = ([table, keys]: [string, readonly string[]]) => [
  `## ${table}`,
  '',
  '| Row | Tests |',
  '| --- | --- |',
  ...keys.map((row) => `| ${cell(row)} | ${saidOf(table, row).map(cell).join('<br>')} |`),
  '',
]

const known = Object.entries(rows).flatMap(([table, keys]) => keys.map((row) => `${table} · ${row}: `))
for (const name of names)
  if (/^\d\S* .+ · .+: /.test(name) && !known.some((begin) => name.startsWith(begin)))
    faults.push(`No row of the specification is called as in "${name}"`)

/** The ways in which an operation's input can be bad, by what it takes. */
function badInput({ body, takes, query, path }: Operation) {
  if (body && takes === 'form') return 'a body is refused: '
  if (body) return 'a value of the wrong type is 400'
  if (query) return 'an unknown key in its query is 400'
  return path.includes(':') ? 'of something that never was is 404' : 'a method it does not have is 405'
}

const wanted = (op: Operation) => [
  ['success', 'succeeds with an answer'],
  ['bad input', badInput(op)],
  ['wrong account', 'in another account it is 403'],
  ['no token', 'without a token it is 401'],
]

function operationLine(op: Operation, method: string) {
  const name = `${op.face} ${method} ${op.path}`
  const counts = wanted(op).map(([what, begins]) => {
    const count = names.filter((test) => test.startsWith(`${name} ${begins}`)).length
    if (count === 0) faults.push(`${name} has no test for ${what}: none begins with "${name} ${begins}"`)
    return count
  })
  return `| \`${name}\` | ${counts.join(' | ')} |`
}

const text = [
  '# Conformance',
  '',
  'Every row of every table of the interface specification, and its rules, with the tests that hold the service to it.',
  'They run against the real service; most on both versions of the interface. Made by `node scripts/write-conformance.ts`;',
  'the tests stand in `service/conformance/`.',
  '',
  ...Object.entries(rows).flatMap(section),
  '## Operations',
  '',
  'How many tests each operation of the contract has for success, bad input, a wrong account and no token.',
  '',
  '| Operation | Success | Bad input | Wrong account | No token |',
  '| --- | --- | --- | --- | --- |',
  ...operations.flatMap((op) => op.methods.map((method) => operationLine(op, method))),
  '',
].join('\n')

if (!given.check) writeFileSync(page, text)
else if (!existsSync(page) || readFileSync(page, 'utf8') !== text)
  faults.push(`${page} is not the newest: run node scripts/write-conformance.ts`)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`${known.length} rows and ${operations.length} operations, each with its tests`)
