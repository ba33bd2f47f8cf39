import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import process from 'node:process'
import { planted, type Planted } from './planted.ts'
import { shapeFaults } from './shape.ts'
import { styleFaults } from './styles.ts'

/**
 * Plants one violation of every rule of direction and shape, and fails when the check that should catch it stays
 * silent. Rules that nobody trips over in years are the ones that stop working unseen.
 */

const projectOf = (file: string) => file.slice(0, file.indexOf('/'))

/** All at once, since starting a check takes longer than what it finds: each in a file of its own, found by its name. */
const numbered = planted.map((one, at) => ({
  ...one,
  file: one.file.replace(/(?=(?:\.module)?\.(?:tsx?|css)$)/, `-${at}`),
}))
const filesFor = (by: Planted['by']) => numbered.filter((one) => one.by === by).map(({ file }) => file)
const files = numbered.flatMap(({ file, text, beside }) => {
  const name = basename(file)
  const own = { file, text: text(name) }
  return beside ? [own, { file: beside.file, text: beside.text(name) }] : [own]
})

/** What a check says when it fails, as it does over errors; one that lets everything pass has caught nothing. */
function complaint(command: string, ...given: string[]): string {
  const { status, stdout, error } = spawnSync(command, given, { encoding: 'utf8' })
  if (error) throw error
  return status === 0 ? '' : stdout
}

function complaints(): Record<Planted['by'], string[]> {
  const made = files.map(({ file }) => mkdirSync(dirname(file), { recursive: true }))
  try {
    for (const { file, text } of files) writeFileSync(file, text)
    const projects = [...new Set(filesFor('types').map(projectOf))]
    return {
      // A line for each fault. Warnings stay unsaid: nothing is held back by them.
      lint: complaint('oxlint', '--type-aware', '--quiet', '--format=agent', ...filesFor('lint')).split('\n'),
      types: projects.flatMap((project) => complaint('tsc', '-p', project, '--noEmit').split('\n')),
      shape: shapeFaults(),
      styles: styleFaults(),
    }
  } finally {
    for (const { file } of files) rmSync(file, { force: true })
    for (const folder of made) if (folder !== undefined) rmSync(folder, { recursive: true })
  }
}

const said = complaints()
const silent = numbered.filter(
  ({ file, by, says }) => !said[by].some((line) => line.includes(basename(file)) && line.includes(says)),
)
for (const { rule, by } of silent) console.error(`Not caught by ${by}: ${rule}`)
const faults = [...shapeFaults(), ...styleFaults()]
for (const fault of faults) console.error(fault)
if (silent.length + faults.length > 0) process.exit(1)
console.log(`${planted.length} planted violations, all caught`)
