import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type { AppBuild } from '#hosts/browser/app-shell.ts'

type Manifest = Record<string, { file: string; name?: string; css?: string[]; assets?: string[] }>

const icons = ['mark.svg', 'favicon.ico', 'manifest.webmanifest']

/**
 * The worker that keeps the app's files, `sw.js`, beside the app: one classic script. The demo has another in its
 * place, which is the service too (scripts/build-demo.ts).
 */
export function appWorker(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'app-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        // It is told by the build itself.
        if (error) return
        const { base, root } = config
        const show = await classicScript(config, 'src/snapshot/show.ts', 'assets/snapshot-[hash].js')
        const given = describedBuild(resolve(root, config.build.outDir), { base, show })
        await classicScript(config, 'hosts/browser/app-sw.ts', 'sw.js', { BUILD: JSON.stringify(given) })
      },
    },
  }
}

/** Builds what runs neither as a module nor as part of the app; gives its file, below the folder of the build. */
async function classicScript(
  { root, logLevel, build: { outDir, target } }: ResolvedConfig,
  input: string,
  entryFileNames: string,
  define: Record<string, string> = {},
) {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    ...(logLevel && { logLevel }),
    define,
    build: {
      outDir,
      target,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames, codeSplitting: false } },
    },
  })
  if (!('output' in built)) throw new Error(`${input}: no single file`)
  return built.output[0].fileName
}

/** What the worker is told of the build in `folder`; `show` is the file that shows snapshots. */
function describedBuild(folder: string, { base, show }: { base: string; show: string }): AppBuild {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const page = read('index.html')
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest
  // What makes the demo a demo is fetched in none.
  const chunks = Object.values(manifest).filter(({ name }) => name !== 'demo')
  const inPage = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address.slice(base.length))
  const ofChunks = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  const files = [...new Set([...ofChunks, show, ...icons])]
  const [, entry = ''] = /<script type="module" crossorigin src="([^"]*)"/.exec(page) ?? []
  if (!files.includes(entry.slice(base.length))) throw new Error(`The built page begins with no script: ${entry}`)
  return {
    version: createHash('sha256')
      .update([page, ...files].join('\n'))
      .digest('base64url')
      .slice(0, 10),
    entry,
    show,
    first: [...inPage.filter((path) => files.includes(path)), show],
    files: files.toSorted(),
  }
}
