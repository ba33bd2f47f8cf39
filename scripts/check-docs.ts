import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { operations } from '#wire/operations.ts'
import { viewerOperations } from '#wire/viewer-operations.ts'
import { citationFaults, pathFaults, referenceFaults, sectionsIn } from './docs-faults.ts'

/**
 * Holds the documents to the code: every path they name exists, every section of the interface that a comment cites
 * stands in docs/interface.md, and every operation has its address there. Decisions are history and may name what is gone.
 */
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')]
const sources = globSync('{src,wire,pricing,service,hosts,e2e,scripts,bench}/**/*.{ts,tsx,mjs}')
const contract = 'docs/interface.md'

const read = (path: string) => readFileSync(path, 'utf8')
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const repository = { top: new Set(tracked.split('\n').map((path) => path.split('/')[0] ?? '')), exists: existsSync }

const text = read(contract)
const sections = sectionsIn(text)
const named = (path: string, faults: readonly string[]) => faults.map((fault) => `${path}: ${fault}`)

/** Settings stand in a table by the address of their list. */
const addresses = [...operations, ...viewerOperations]
  .filter(({ face }) => face !== 'v1')
  .map(({ path }) => path.replace(/:(\w+)/g, '{$1}'))
const isTold = (address: string) => text.includes(address) || text.includes(`\`${address.replace(/\/\{id\}.*$/, '')}\``)

const faults = [
  ...documents.flatMap((path) => named(path, pathFaults(read(path), dirname(path), repository))),
  ...sources.flatMap((path) => named(path, citationFaults(read(path), sections))),
  ...named(contract, referenceFaults(text, sections)),
  ...named(
    contract,
    [...new Set(addresses)].filter((address) => !isTold(address)).map((address) => `it does not tell of ${address}`),
  ),
]
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`${documents.length} documents and ${sections.size} sections of the interface agree with the code`)
