import { build, type Plugin, type ResolvedConfig } from 'vite'
import { addressOf } from '#src/api/address.ts'
import { filled } from '#src/api/proposal-filter.ts'
import { listAddress } from '#src/components/proposals/list-address.ts'
import { anyAccount, type FirstScreen } from '#src/early/first-request.ts'
import { listAppProposals } from '#wire/proposal-list.ts'

/** What the app asks where it begins with the list, as it comes. */
const first: FirstScreen = {
  path: 'proposals',
  request: addressOf(listAppProposals, anyAccount, filled(listAddress.read(new URLSearchParams()))),
}

/**
 * A script of its own before that of the app, which asks for the list while the app is on its way (src/early/early.ts).
 * The demo has none: its service is a worker, which the app starts.
 */
export function earlyScript(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'early-script',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      const built = await build({
        configFile: false,
        root: config.root,
        base: config.base,
        logLevel: 'error',
        define: { FIRST: JSON.stringify(first) },
        build: {
          write: false,
          target: config.build.target,
          modulePreload: false,
          rolldownOptions: { input: 'src/early/early.ts' },
        },
      })
      if (!('output' in built)) throw new Error('src/early/early.ts: no single file')
      this.emitFile({ type: 'asset', name: 'early.js', source: built.output[0].code })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const early = Object.values(bundle ?? {}).find(({ fileName }) => /^assets\/early-[^/]*\.js$/.test(fileName))
        if (!early) return html
        // It waits for nothing, not for styles either; below the page's policy.
        const script = `<script type="module" async crossorigin src="${config.base}${early.fileName}"></script>`
        return html.replace('<meta charset', () => `${script}\n    <meta charset`)
      },
    },
  }
}
