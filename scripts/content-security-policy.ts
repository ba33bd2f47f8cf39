import type { Plugin } from 'vite'

/**
 * The built page's own policy; hosts may send a stricter one by header. The service's address comes from config.json
 * when the app starts, so a built file can only say: this origin, any https address, or this machine. React and
 * Mantine set styles through the CSSOM, which `style-src` does not govern.
 */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https: http://localhost:* http://127.0.0.1:*",
  "font-src 'self'",
  "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
] as const

/** Only in the build: the dev server's hot reload needs inline script and style. */
export const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy.join('; ') },
      injectTo: 'head-prepend',
    },
  ],
})
