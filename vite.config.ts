import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appWorker } from './scripts/app-worker.ts'
import { chunkGroups, compiledAhead, fullFiles } from './scripts/chunks.ts'
import { contentSecurityPolicy } from './scripts/content-security-policy.ts'
import { customerPage } from './scripts/customer-page.ts'
import { documentFontFiles } from './scripts/document-fonts.ts'
import { drawnIcons } from './scripts/drawn-icons.ts'
import { earlyScript } from './scripts/early-script.ts'
import { leaveOut } from './scripts/leave-out.ts'
import { listPreload } from './scripts/list-preload.ts'
import { look } from './scripts/look-plugin.ts'
import { words } from './scripts/words-plugin.ts'

/** What both surfaces are made with. */
const shared = () => [words(), react(), look(), contentSecurityPolicy()]

/** Files of screens are called alike in their folders, so what the browser fetches goes by the whole way to them. */
function chunkFile({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }) {
  const [, way] = /\/src\/pages\/(.+)\.tsx?$/.exec(facadeModuleId ?? '') ?? []
  return `assets/${way?.replaceAll('/', '-') ?? name}-[hash].js`
}

/** `demo`: the worker of scripts/build-demo.ts stands in the place of the app's own. */
export default defineConfig(({ mode }) => ({
  plugins: [
    shared(),
    documentFontFiles(),
    leaveOut(),
    drawnIcons(),
    listPreload({ isDemo: mode === 'demo' }),
    mode !== 'demo' && earlyScript(),
    customerPage(shared),
    // Behind whatever writes into a file.
    compiledAhead(),
    fullFiles(),
    mode !== 'demo' && appWorker(),
  ],
  // What stands in for a hook that React has had since its version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    // It only makes older browsers fetch ahead; there a file comes when it is imported.
    modulePreload: { polyfill: false },
    // Shared pieces would each be a file of their own, and each would cost a request before the first rows: what the
    // entry needs is one file, what the list needs besides is another.
    rolldownOptions: {
      output: {
        chunkFileNames: chunkFile,
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  // Reports and databases change while people work; none of them is part of the page.
  server: { watch: { ignored: ['**/.cache/**', '**/data/**', '**/dist/**'] } },
}))
