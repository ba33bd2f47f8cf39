import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'

const maker = fileURLToPath(new URL('../src/components/ui/drawn-icon.tsx', import.meta.url))

/**
 * Draws an icon of the library as one line by a component of ours, where the library has an element for each of its
 * three or four lines and tells every icon anew how all of them look. In the build alone: while somebody develops, Vite
 * has the library in one file before any plugin sees it, and its own icons look the same.
 */
export const drawnIcons = (): Plugin => ({
  name: 'drawn-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/ },
    handler(code) {
      const lines = linesOf(code)
      if (lines === undefined) return undefined
      return {
        code: `import { drawn } from ${JSON.stringify(maker)}
export default /* @__PURE__ */ drawn(${JSON.stringify(lines)})`,
        map: null,
      }
    },
  },
})

const nodes = z.array(z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.number()]))]))

/** All lines of an icon's module, as one; undefined where it is more than lines. */
export function linesOf(code: string): string | undefined {
  const [, node] = /__iconNode = (\[.*\]);/.exec(code) ?? []
  const [, type] = /createReactComponent\("(\w+)"/.exec(code) ?? []
  if (node === undefined || type === undefined)
    throw new Error('An icon of @tabler/icons-react is not written as scripts/drawn-icons.ts reads it')
  const parts = nodes.parse(JSON.parse(node))
  const isLines = parts.every(([tag, { d, key: _key, ...rest }]) => {
    // A small m would be measured from the end of the line before.
    const isLine = tag === 'path' && typeof d === 'string' && d.startsWith('M')
    return isLine && Object.keys(rest).length === 0
  })
  return type === 'outline' && isLines ? parts.map(([, { d }]) => d).join('') : undefined
}
