import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { chromium } from '@playwright/test'

/** It draws no window of its own, and a test takes two thirds of the processor time in it. */
const shell = 'chromium-headless-shell'
const withWindows = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const systemPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

function onThisSystem(names: readonly string[]) {
  for (const name of process.platform === 'win32' ? [] : names) {
    const { stdout, status } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return systemPaths.find(existsSync)
}

const downloaded = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)

function downloadOne() {
  console.log('No Chromium here yet: asking Playwright to download one')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
  return downloaded()
}

/** The first of these packages that can be installed. */
function debianPackage(names: readonly string[]) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log(`Installing Debian's package ${names.join(' or ')}`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const isInstalled = names.some(
    (name) => spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' }).status === 0,
  )
  if (!isInstalled) console.error('apt-get could not install it, as it says above')
  return isInstalled ? onThisSystem(names) : undefined
}

function chosen() {
  const given = process.env['CHROMIUM_PATH']
  if (given === undefined || given === '') return undefined
  if (!existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, but nothing is there`)
  return given
}

/** The one that benches look through: as people do, in one with windows where there is one. */
export const findChromiumOfPeople = (): string | undefined =>
  chosen() ?? onThisSystem([...withWindows, shell]) ?? downloaded()

/**
 * The Chromium that browser tests and screenshots use: CHROMIUM_PATH, one on this system, or Playwright's own. With
 * `install` Debian's package is installed when root, beside a Chromium with windows too, and Playwright's otherwise.
 */
export function findChromium({ install }: { install: boolean }): string | undefined {
  const given = chosen()
  if (given !== undefined) return given
  const here = onThisSystem([shell, ...withWindows]) ?? downloaded()
  if (!install || here?.endsWith(shell)) return here
  return debianPackage(here === undefined ? [shell, 'chromium'] : [shell]) ?? here ?? downloadOne()
}

if (import.meta.main) {
  const path = findChromium({ install: true })
  if (path === undefined) {
    console.error('No Chromium could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.')
    process.exit(1)
  }
  console.log(`Browser tests use ${path}`)
}
