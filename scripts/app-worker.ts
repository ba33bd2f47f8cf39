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
        const { base, root, logLevel } = config
        const { outDir, target } = config.build
        const given = describedBuild(resolve(root, outDir), base)
        await build({
          configFile: false,
          root,
          publicDir: false,
          ...(logLevel && { logLevel }),
          define: { BUILD: JSON.stringify(given) },
          build: {
            outDir,
            target,
            emptyOutDir: false,
            modulePreload: false,
            rolldownOptions: {
              input: 'hosts/browser/app-sw.ts',
              output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
            },
          },
        })
      },
    },
  }
}

/** What the worker is told of the build in `folder`. */
export function describedBuild(folder: string, base: string): AppBuild {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const page = read('index.html')
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest
  // What makes the demo a demo is fetched in none.
  const chunks = Object.values(manifest).filter(({ name }) => name !== 'demo')
  const files = [
    ...new Set([...chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]), ...icons]),
  ]
  const inPage = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address.slice(base.length))
  const [, entry = ''] = /<script type="module"[^>]* src="([^"]*)"/.exec(page) ?? []
  if (!files.includes(entry.slice(base.length))) throw new Error(`The built page begins with no script: ${entry}`)
  return {
    version: createHash('sha256')
      .update([page, ...files].join('\n'))
      .digest('base64url')
      .slice(0, 10),
    entry,
    first: inPage.filter((path) => files.includes(path)),
    files: files.toSorted(),
  }
}
