import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import process from 'node:process'
import type { WebKit } from './webkit.ts'

const firefoxes = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
/** What Debian calls them; the screen is for a machine that has none. */
const debianPackages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

type Programs = { firefox: string | undefined; webkit: WebKit | undefined }

/** The engines on this machine; where one is missing Debian's packages are installed, when root. */
export function findEngines(): Programs {
  const here = onThisSystem()
  return (here.firefox && here.webkit) || !installPackages() ? here : onThisSystem()
}

function onThisSystem(): Programs {
  const driver = programAt('WebKitWebDriver')
  const browser = globSync('/usr/{lib,lib/*,libexec}/webkit2gtk-*/MiniBrowser').toSorted().at(-1)
  const screen = programAt('Xvfb') ?? (process.env['DISPLAY'] === undefined ? undefined : '')
  return {
    firefox: firefoxes.map(programAt).find(Boolean),
    webkit: driver && browser && screen !== undefined ? { driver, browser, screen } : undefined,
  }
}

function programAt(name: string) {
  if (name.startsWith('/')) return existsSync(name) ? name : undefined
  if (process.platform === 'win32') return undefined
  const { stdout, status } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

function installPackages() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing Debian's packages ${debianPackages.join(', ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env }).status === 0
  const isInstalled = apt('update') && apt('install', '-y', '--no-install-recommends', ...debianPackages)
  if (!isInstalled) console.error('apt-get could not install them, as it says above')
  return isInstalled
}
