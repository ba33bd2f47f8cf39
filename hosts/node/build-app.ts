import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'

const sources = [
  'index.html',
  'customer.html',
  'package.json',
  'vite.config.ts',
  '{src,wire,pricing,public,scripts}/**/*',
]

/** When a file was last modified; 0 for a missing one. */
const changedAt = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Whether a build (its `file`) is missing or older than its sources: the app, and `others`. */
export function isBuildOld(file = 'dist/index.html', others: readonly string[] = []) {
  const built = changedAt(file)
  return globSync([...sources, ...others], { cwd: root, exclude: ['**/*.test.*'] }).some(
    (path) => changedAt(path) > built,
  )
}

/** Builds the app with the project's script, whose output goes to the terminal. */
export function buildApp() {
  const npm = process.env['npm_execpath']
  // On Windows npm is a script that only its own Node can start.
  const [program, before] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { status, error } = spawnSync(program, [...before, 'run', 'build'], { cwd: root, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) throw new Error('The app could not be built; what is wrong stands above')
}
