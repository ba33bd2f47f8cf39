import { globSync, readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** So many casts by way of `unknown` may stand outside of tests, each under a comment that says why. */
const mostCasts = 5

/** What no rule of the linter can see: where files lie, and how many of a kind there are. */
export const shapeFaults = (): string[] => [...strayPages(), ...castFaults()]

/** A screen lies in the folder of the first segment of its address. */
const strayPages = () =>
  readdirSync('src/pages', { withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ name }) => `src/pages/${name}: follow the address; src/pages itself holds folders only`)

function castFaults() {
  const files = globSync('{src,wire,pricing,service,hosts,scripts,bench}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', '**/testing/**'],
  })
  const casts = files.flatMap((file) => castsIn(file, readFileSync(file, 'utf8')))
  const bare = casts
    .filter(({ reason }) => !reason)
    .map(({ where }) => `${where}: \`as unknown as\` needs a type, or a comment above it that says why`)
  if (casts.length <= mostCasts) return bare
  return [
    ...bare,
    `${casts.length} times \`as unknown as\`, ${mostCasts} at most: ${casts.map(({ where }) => where).join(', ')}`,
  ]
}

type Cast = { where: string; reason: boolean }

/** Each `as unknown as`, and whether a comment stands on the line before or on its own. */
function castsIn(file: string, source: string): Cast[] {
  if (!source.includes('as unknown')) return []
  const { program, comments } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length
  const commented = new Set(comments.map(({ end }) => lineAt(end)))
  const found: Cast[] = []
  visit(program)
  return found

  function visit(node: unknown) {
    if (typeof node !== 'object' || node === null) return
    if (isCast(node) && isCast(node.expression) && node.expression.typeAnnotation.type === 'TSUnknownKeyword') {
      const line = lineAt(node.expression.typeAnnotation.start)
      found.push({ where: `${file}:${line}`, reason: commented.has(line) || commented.has(line - 1) })
    }
    for (const value of Object.values(node)) visit(value)
  }
}

type CastNode = { type: 'TSAsExpression'; expression: object; typeAnnotation: { type: string; start: number } }
const isCast = (node: object): node is CastNode => 'type' in node && node.type === 'TSAsExpression'
