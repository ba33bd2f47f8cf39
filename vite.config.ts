import { copyFileSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { cutSerif } from './scripts/cut-serif.ts'
import { words } from './scripts/words-plugin.ts'
import { lookFolder, writeTheme } from './scripts/write-theme.ts'

/** Makes what is generated of the look before anything asks for it. */
const look = (): Plugin => ({
  name: 'look',
  async buildStart() {
    writeTheme()
    await cutSerif()
  },
  generateBundle() {
    const source = readFileSync(`${lookFolder}/OFL.txt`, 'utf8')
    this.emitFile({ type: 'asset', fileName: 'assets/proffer-serif.OFL.txt', source })
  },
})

/**
 * The built page's own policy; hosts may send a stricter one by header. The service's address comes from config.json
 * when the app starts, so a built file can only say: this origin, any https address, or this machine. React and
 * Mantine set styles through the CSSOM, which `style-src` does not govern.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ')

/** Only in the build: the dev server's hot reload needs inline script and style. */
const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
  ],
})

/** What a host without rewrites shows for an address it does not know: the app, which does. */
const notFoundPage = (): Plugin => ({
  name: 'not-found-page',
  apply: 'build',
  writeBundle: ({ dir = 'dist' }) => copyFileSync(`${dir}/index.html`, `${dir}/404.html`),
})

export default defineConfig({
  plugins: [words(), react(), look(), contentSecurityPolicy(), notFoundPage()],
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    // Shared pieces would each be a file of their own, and each would cost a request before the first rows: what the
    // entry needs is one file, what the list needs besides is another.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'proposal-list', test: 'src/pages/proposal-list.tsx', priority: 1 },
          ],
        },
      },
    },
  },
  // Reports and databases change while people work; none of them is part of the page.
  server: { watch: { ignored: ['**/.cache/**', '**/data/**', '**/dist/**'] } },
})
