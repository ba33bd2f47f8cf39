/** What the service answers; everything else on its origin, or below its base, is the app's. */
export const servicePrefixes = [
  '/api',
  '/accounts',
  '/viewer',
  '/openapi',
  '/docs',
  '/.well-known',
  '/healthz',
  '/readyz',
] as const

export const isServicePath = (path: string) =>
  servicePrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
