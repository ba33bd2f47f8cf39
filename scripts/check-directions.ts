import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'

/**
 * Plants one violation of every rule of direction and shape, and fails when the check that should catch it stays
 * silent. Rules that nobody trips over in years are the ones that stop working unseen.
 */
type Planted = { rule: string; file: string; text: string; by: 'lint' | 'types' }

const planted: Planted[] = [
  { rule: 'src never imports service', file: 'src/api/planted.ts', text: `import '#service/app.ts'\n`, by: 'lint' },
  { rule: 'wire imports zod only', file: 'wire/planted.ts', text: `import 'hono'\n`, by: 'lint' },
  {
    rule: 'pricing imports nothing',
    file: 'pricing/planted.ts',
    text: `import '#wire/proposals.ts'\n`,
    by: 'lint',
  },
  { rule: 'service imports no host', file: 'service/planted.ts', text: `import '#hosts/node/sqlite.ts'\n`, by: 'lint' },
  { rule: 'hosts import no app', file: 'hosts/node/planted.ts', text: `import '#src/router.tsx'\n`, by: 'lint' },
  { rule: 'e2e imports no service', file: 'e2e/planted.ts', text: `import '#service/app.ts'\n`, by: 'lint' },
  {
    rule: 'components get data by props',
    file: 'src/components/planted.ts',
    text: `import '#src/api/proposals.ts'\n`,
    by: 'lint',
  },
  { rule: 'api knows no screens', file: 'src/api/planted.ts', text: `import '#src/pages/landing.tsx'\n`, by: 'lint' },
  {
    rule: 'auth knows no components',
    file: 'src/auth/planted.ts',
    text: `import '#src/components/ui/money.tsx'\n`,
    by: 'lint',
  },
  { rule: 'pages do not fetch', file: 'src/pages/planted.ts', text: `import '#src/api/client.ts'\n`, by: 'lint' },
  { rule: 'domain knows no hono', file: 'service/domain/planted.ts', text: `import 'hono'\n`, by: 'lint' },
  { rule: 'domain knows no kysely', file: 'service/domain/planted.ts', text: `import 'kysely'\n`, by: 'lint' },
  {
    rule: 'store knows no domain',
    file: 'service/store/planted.ts',
    text: `import '#service/domain/unit.ts'\n`,
    by: 'lint',
  },
  {
    rule: 'routes hold no SQL',
    file: 'service/routes/planted.ts',
    text: `import '#service/store/db.ts'\n`,
    by: 'lint',
  },
  { rule: 'no import from a folder above', file: 'src/pages/planted.ts', text: `import '../main.tsx'\n`, by: 'lint' },
  {
    rule: 'no default export',
    file: 'wire/planted.ts',
    text: `const planted = 1\nexport default planted\n`,
    by: 'lint',
  },
  {
    rule: 'no any',
    file: 'wire/planted.ts',
    text: `export const planted = (given: any) => String(given)\n`,
    by: 'lint',
  },
  {
    rule: 'no !',
    file: 'wire/planted.ts',
    text: `export const planted = (given?: string) => given!.length\n`,
    by: 'lint',
  },
  { rule: 'kebab-case files', file: 'wire/plantedFile.ts', text: `export const planted = 1\n`, by: 'lint' },
  {
    rule: 'no raw HTML',
    file: 'src/components/planted.tsx',
    text: `export const Planted = () => <b dangerouslySetInnerHTML={{ __html: '' }} />\n`,
    by: 'lint',
  },
  {
    rule: 'files of at most 250 lines',
    file: 'wire/planted.ts',
    text: `export const planted = [\n${'  1,\n'.repeat(251)}]\n`,
    by: 'lint',
  },
  { rule: 'service has no window', file: 'service/planted.ts', text: `export const planted = window\n`, by: 'types' },
  { rule: 'service has no process', file: 'service/planted.ts', text: `export const planted = process\n`, by: 'types' },
  { rule: 'wire has no fetch', file: 'wire/planted.ts', text: `export const planted = fetch\n`, by: 'types' },
  {
    rule: 'pricing has no document',
    file: 'pricing/planted.ts',
    text: `export const planted = document\n`,
    by: 'types',
  },
]

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1)
const projectOf = (file: string) => file.slice(0, file.indexOf('/'))

/** All at once, since starting a check takes longer than what it finds: each in a file of its own, found by its name. */
const numbered = planted.map((one, at) => ({ ...one, file: one.file.replace(/(?=\.tsx?$)/, `-${at}`) }))
const filesFor = (by: Planted['by']) => numbered.filter((one) => one.by === by).map(({ file }) => file)

/** What a check says when it fails, as it does over errors; one that lets everything pass has caught nothing. */
function complaint(command: string, ...given: string[]): string {
  const { status, stdout, error } = spawnSync(command, given, { encoding: 'utf8' })
  if (error) throw error
  return status === 0 ? '' : stdout
}

function complaints() {
  try {
    for (const { file, text } of numbered) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    const projects = [...new Set(filesFor('types').map(projectOf))]
    return {
      // Warnings stay unsaid: nothing is held back by them.
      lint: complaint('oxlint', '--type-aware', '--quiet', ...filesFor('lint')),
      types: projects.map((project) => complaint('tsc', '-p', project, '--noEmit')).join('\n'),
    }
  } finally {
    for (const { file } of numbered) rmSync(file, { force: true })
  }
}

const said = complaints()
const silent = numbered.filter(({ file, by }) => !said[by].includes(nameOf(file)))
for (const { rule, by } of silent) console.error(`Not caught by ${by}: ${rule}`)
if (silent.length > 0) process.exit(1)
console.log(`${planted.length} planted violations, all caught`)
