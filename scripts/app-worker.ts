import { resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { describedBuild } from './described-build.ts'

/**
 * The worker that keeps the app's files, `sw.js`, beside the app: one classic script. The demo has another in its
 * place, which is the service too (scripts/build-demo.ts).
 */
export function appWorker(): Plugin {
  let config: ResolvedConfig
  let isWritten = false
  return {
    name: 'app-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle() {
      isWritten = true
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // Why not is told by the build itself.
        if (!isWritten) return
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
