import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

/**
 * The languages that the samples of the documentation are tried in, each with what Debian calls it. Where one is
 * missing Debian's packages are installed, when root; where that is not possible the tests skip it, and `test.ts` says
 * which.
 */
const packages = { curl: 'curl', openssl: 'openssl', python3: 'python3', php: 'php-cli', ruby: 'ruby', go: 'golang-go' }

const isMissing = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`]).status !== 0
const missing = () => Object.entries(packages).filter(([command]) => isMissing(command))

function install(names: string[]) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing Debian's packages ${names.join(', ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env }).status === 0
  // One by one: a package that is not to be had keeps none of the others away.
  if (apt('update')) for (const name of names) apt('install', '-y', '--no-install-recommends', name)
}

const before = missing()
if (before.length > 0) install(before.map(([, name]) => name))
for (const [command, name] of missing()) console.log(`SKIPPED: samples in ${command} are not tried (package ${name})`)
