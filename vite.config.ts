import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { cutSerif } from './scripts/cut-serif.ts'
import { lookFolder, writeTheme } from './scripts/write-theme.ts'

const service = 'http://127.0.0.1:4000'

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

export default defineConfig({
  plugins: [react(), look(), contentSecurityPolicy()],
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    // What the entry needs comes as one file: shared pieces of their own would each cost a request before the rows.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/accounts', '/.well-known', '/healthz'].map((path) => [path, service])),
  },
})
