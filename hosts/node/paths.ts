import { join } from 'node:path'

/** The project's folder, wherever the process was started. */
export const root = join(import.meta.dirname, '../..')

/** The built app. */
export const appFolder = join(root, 'dist')

/** What the service answers; everything else on the origin is the app's. */
export const servicePrefixes = [
  '/api',
  '/accounts',
  '/viewer',
  '/openapi',
  '/docs',
  '/.well-known',
  '/healthz',
  '/readyz',
]

export const isServicePath = (path: string) =>
  servicePrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
