import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The program that runs a language, and what its files are called. */
const programs = {
  curl: { command: 'sh', needs: 'curl', ending: 'sh' },
  TypeScript: { command: process.execPath, needs: process.execPath, ending: 'ts' },
  Python: { command: 'python3', needs: 'python3', ending: 'py' },
  PHP: { command: 'php', needs: 'php', ending: 'php' },
  Ruby: { command: 'ruby', needs: 'ruby', ending: 'rb' },
  Go: { command: 'go', needs: 'go', ending: 'go' },
} as const
export type Language = keyof typeof programs

/** Whether this machine can run the language; `scripts/test.ts` says aloud which tests were skipped for it. */
export function isRunnable(language: Language): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${programs[language].needs}`])
    return true
  } catch {
    return false
  }
}

/** Writes a program to a file of the folder. */
export function writeProgram(folder: string, name: string, language: Language, code: string): string {
  const path = join(folder, `${name}.${programs[language].ending}`)
  writeFileSync(path, code)
  return path
}

/** Asked once: what stands on the path may be a script that looks for the interpreter each time. */
const interpreterOf = (language: Language) => {
  const { command } = programs[language]
  if (language !== 'Python') return command
  return (python ??= execFileSync(command, ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).trim())
}
let python: string | undefined

function started(folder: string, path: string, language: Language, environment: Record<string, string>) {
  const before = language === 'Go' ? ['run'] : []
  const env = { ...process.env, NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: join(folder, '.compiled'), ...environment }
  return [interpreterOf(language), [...before, path], { cwd: folder, env }] as const
}

/** Runs a program in the folder; rejects when it fails. */
export async function outputOf(
  folder: string,
  path: string,
  language: Language,
  environment: Record<string, string> = {},
): Promise<string> {
  const { stdout } = await run(...started(folder, path, language, environment))
  return stdout.trim()
}

/** What a program that goes on for ever prints first; then it is stopped. */
export async function firstOutputOf(folder: string, path: string, language: Language): Promise<string> {
  const [command, given, options] = started(folder, path, language, {})
  // A group of its own: a shell would leave behind what it has started.
  const child = spawn(command, given, { ...options, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  let said = ''
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString()
    if (said.trim() !== '' && child.pid !== undefined) process.kill(-child.pid)
  })
  await ended
  return said.trim()
}
