// Says plainly when the pinned Node is not the one that runs. Plain JavaScript: an old Node must be able to read it.
import { readFileSync } from 'node:fs'
import process from 'node:process'

const { optionalDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [pinned] = Object.values(optionalDependencies)

if (process.versions.node !== pinned) {
  console.error(
    [
      `Proffer runs on Node ${pinned}, this is ${process.versions.node}.`,
      'The right one comes with the packages, as an optional download for your system that can be missed in silence.',
      'Run `npm ci` again with a working network, then start through `npm run …`, which finds it by itself.',
      `Or install Node ${pinned} and put it first in PATH.`,
    ].join('\n'),
  )
  process.exit(1)
}
