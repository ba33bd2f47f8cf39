import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, mergeConfig, type InlineConfig, type Plugin, type PluginOption, type ResolvedConfig } from 'vite'
import { leaveOutTokens, unreadTokens, type Built } from './unread-tokens.ts'

const page = 'customer.html'

/** Addresses of the customer's page, below the base: `view/<token>` and `verify`. */
const isCustomers = (path: string) => /^(view|verify)(\/|$)/.test(path)

/**
 * The customer's page, `customer.html`: a build of its own beside the app's, so that neither carries a byte of the
 * other (docs/decisions/0039-the-customers-page-is-a-build-of-its-own.md). Also writes 404.html, which starts
 * whichever of the two an address belongs to.
 */
export function customerPage(plugins: () => PluginOption[]): Plugin {
  let config: ResolvedConfig
  let isWritten = false
  return {
    name: 'customer-page',
    configResolved(resolved) {
      config = resolved
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://host.invalid')
        if (isCustomers(pathname.slice(config.base.length)) && request.headers.accept?.includes('text/html'))
          request.url = `${config.base}${page}`
        next()
      }),
    writeBundle() {
      isWritten = true
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // Why not is told by the build itself.
        if (!isWritten) return
        const { base, root, mode, logLevel } = config
        const { outDir, target, modulePreload } = config.build
        const beside = { outDir, target, modulePreload, emptyOutDir: false, copyPublicDir: false }
        const common = { configFile: false, base, root, mode, ...(logLevel && { logLevel }) } as const
        const early = await build({
          ...common,
          build: { ...beside, manifest: '.vite/early.json', rolldownOptions: { input: 'src/customer/early.ts' } },
        })
        const ofPage = (): InlineConfig => ({
          ...common,
          plugins: [besideThePage(base, entryOf(early)), plugins()],
          resolve: { alias: runByPreact },
          build: {
            ...beside,
            manifest: '.vite/customer.json',
            rolldownOptions: {
              input: page,
              // One file: what the page needs is all of it, and every further one would cost a round trip.
              output: { codeSplitting: false },
            },
          },
        })
        // Which tokens are read is known once the page is built; the app reads many more.
        const trial = await build(mergeConfig(ofPage(), { logLevel: 'warn', build: { write: false } }))
        await build(mergeConfig(ofPage(), { plugins: [leaveOutTokens(unreadTokens(builtBy(trial)))] }))
        const folder = resolve(root, outDir)
        const read = (file: string) => readFileSync(join(folder, file), 'utf8')
        writeFileSync(join(folder, '404.html'), notFoundPage(read('index.html'), read(page), base))
      },
    },
  }
}

/**
 * The same components, run by Preact: half of the page's script was React
 * (docs/decisions/0046-the-customers-page-runs-on-preact.md).
 */
const runByPreact = [
  { find: /^react$/, replacement: fileURLToPath(import.meta.resolve('preact/compat')) },
  { find: /^react-dom\/client$/, replacement: fileURLToPath(import.meta.resolve('preact/compat/client')) },
  { find: /^react\/jsx-runtime$/, replacement: fileURLToPath(import.meta.resolve('preact/compat/jsx-runtime')) },
]

/** Puts a script into the head that runs before that of the page. */
const besideThePage = (base: string, file: string): Plugin => ({
  name: 'beside-the-page',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'module', crossorigin: true, src: `${base}${file}` },
      injectTo: 'head-prepend',
    },
  ],
})

type BuildResult = Awaited<ReturnType<typeof build>>

const outputOf = (result: BuildResult) => ('output' in result ? result.output : [])

const builtBy = (result: BuildResult): Built[] =>
  outputOf(result).map((each) => {
    const source = each.type === 'chunk' ? each.code : each.source
    // Fonts and pictures name no token.
    return { fileName: each.fileName, text: typeof source === 'string' ? source : '' }
  })

function entryOf(result: BuildResult): string {
  const [entry] = outputOf(result)
  if (!entry) throw new Error('early.ts was not built')
  return entry.fileName
}

/**
 * What a host without rewrites shows for an address it does not know. It holds the heads of both surfaces as templates,
 * which cost nothing until `which-surface.js` puts one of them into effect: no inline script, no second question.
 */
export function notFoundPage(app: string, customer: string, base: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    ${only(app, /<meta http-equiv="Content-Security-Policy"[^>]*>/)}
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <template id="app-head">${headOf(app)}</template>
    <template id="customer-head">${headOf(customer)}</template>
    <script defer src="${base}which-surface.js"></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>This page needs JavaScript. Please turn it on and reload the page.</noscript>
  </body>
</html>
`
}

/** What of a head differs from page to page. */
const headOf = (html: string) =>
  [...html.matchAll(/<title>.*?<\/title>|<script\b[^>]*><\/script>|<link\b[^>]*>|<meta\b[^>]*>/gs)]
    .map(([tag]) => tag)
    .filter((tag) => !/charset=|name="viewport"|name="color-scheme"|Content-Security-Policy/.test(tag))
    .join('')

function only(html: string, pattern: RegExp): string {
  const [found] = pattern.exec(html) ?? []
  if (found === undefined) throw new Error(`The built page has no ${pattern}`)
  return found
}
