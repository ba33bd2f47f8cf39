import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..', '..')
const client = join(root, 'client')

/**
 * A folder outside of this package in which `@proffer/client` is installed, as somebody does who has only its
 * tarball: packed by `npm pack`, installed without a network.
 */
export async function packedClient(): Promise<string> {
  const source = mkdtempSync(join(tmpdir(), 'proffer-client-'))
  // A copy, since packing compiles: files that run side by side would write the same folder.
  cpSync(client, source, {
    recursive: true,
    filter: (path) => !/\.test\.ts$|[\\/](?:node_modules|dist)(?:[\\/]|$)/.test(path.slice(client.length)),
  })
  symlinkSync(join(client, 'node_modules'), join(source, 'node_modules'))
  const folder = mkdtempSync(join(tmpdir(), 'proffer-reader-'))
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--offline']
  await run('npm', ['pack', ...quiet, '--pack-destination', folder], { cwd: source })
  writeFileSync(join(folder, 'package.json'), '{ "name": "reader", "private": true, "type": "module" }\n')
  await run('npm', ['install', ...quiet, './proffer-client-0.1.0.tgz'], { cwd: folder })
  return folder
}

/** Strict, as a careful reader compiles; the types of Node are those of this package. */
const strict = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'nodenext',
    moduleDetection: 'force',
    allowImportingTsExtensions: true,
    typeRoots: [join(root, 'node_modules', '@types')],
    types: ['node'],
  },
  include: ['*.ts'],
}

/** What TypeScript says of the files in the folder; nothing when all is well. */
export async function compilerWords(folder: string): Promise<string> {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(strict))
  const tsc = join(client, 'node_modules', 'typescript', 'bin', 'tsc')
  const failed = (error: { stdout: string; stderr: string }) => error
  const { stdout, stderr } = await run(process.execPath, [tsc, '-p', folder]).catch(failed)
  // A compiler that could not start says so there.
  return stdout + stderr
}
