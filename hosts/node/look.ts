import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ports } from '#service/ports.ts'
import { root } from './paths.ts'

const text = (path: string) => readFileSync(join(root, path), 'utf8')

/** The app's design tokens, the style of each kind of page, and the serif font as subset by the last build. */
export function readLook(): Ports['look'] {
  const built = globSync('dist/assets/proffer-serif*.woff2', { cwd: root })
  const font = [...built, '.cache/look/proffer-serif.woff2']
    .map((path) => join(root, path))
    .find((path) => existsSync(path))
  const tokens = text('src/look/tokens.css')
  return {
    css: `${tokens}\n${text('service/oauth/pages.css')}`,
    reference: `${tokens}\n${text('service/openapi/reference.css')}`,
    referenceScript: text('service/openapi/reference.js'),
    font: font === undefined ? undefined : new Uint8Array(readFileSync(font)),
  }
}
