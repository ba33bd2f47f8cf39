import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Modules that libraries import and this app's settings never reach, and what stands in their place; whatever else they
 * export throws when it is reached after all.
 */
const leftOut: readonly { ends: string; code?: string }[] = [
  // Look (src/look/look.tsx) has both written at build.
  { ends: '/MantineCssVariables/MantineCssVariables.mjs' },
  { ends: '/MantineClasses/MantineClasses.mjs' },
  // Every colour that is used is named by our theme (src/look/theme.ts): none is computed, and the kit's own are not there.
  { ends: '/MantineProvider/default-colors.mjs', code: 'export const DEFAULT_COLORS = {}' },
  { ends: '/default-variant-colors-resolver/default-variant-colors-resolver.mjs' },
  // Nobody gives the router `instrumentations`; it asks whether somebody listens to each navigation.
  {
    ends: '/router/instrumentation.js',
    code: 'export const consumeInstrumentationClientResultMetaReceiver = () => undefined',
  },
  // Windows do not lock the page by it (`lockScroll` in src/look/theme.ts): it would inject a style element.
  {
    ends: '/react-remove-scroll/dist/es2015/index.js',
    code: `import { createElement } from 'react'
export const RemoveScroll = ({ children }) => createElement('div', null, children)
RemoveScroll.classNames = {}`,
  },
  // For apps of its own framework. Every link would have two states and two effects for them.
  {
    ends: '/dom/ssr/components.js',
    code: `import { createContext } from 'react'
export const FrameworkContext = createContext(undefined)
export const mergeRefs = (ref) => ref
const noPrefetch = [false, undefined, {}]
export const usePrefetchBehavior = () => noPrefetch`,
  },
]

/** Leaves them out; fails where a library has no such module any more, so that somebody looks what has become of it. */
export function leaveOut(): Plugin {
  const missing = new Set(leftOut.map(({ ends }) => ends))
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const found = leftOut.find(({ ends }) => id.includes('/node_modules/') && id.endsWith(ends))
      if (!found) return undefined
      missing.delete(found.ends)
      return withRest(found.code ?? '', exportedBy(readFileSync(id, 'utf8')))
    },
    buildEnd(error) {
      if (!error && missing.size > 0) throw new Error(`Not in the app any more: ${[...missing].join(', ')}`)
    },
  }
}

/** The names in the one list of exports that each of these modules ends with. */
function exportedBy(code: string): string[] {
  const [, list] = /\nexport \{ ([\w$, ]+) \};/.exec(code) ?? []
  if (list === undefined) throw new Error('A module that is left out has no list of exports')
  return list.split(', ')
}

const withRest = (code: string, names: readonly string[]) =>
  [code, ...names.filter((name) => !code.includes(`const ${name} =`)).map(never)].join('\n')

const never = (name: string) =>
  `export const ${name} = () => { throw new Error('${name} is left out of the build (scripts/leave-out.ts)') }`
