/** Paths of the service; everything else on its origin, or below its base, belongs to the app. */
export const servicePrefixes = [
  '/api',
  '/accounts',
  '/viewer',
  '/mcp',
  '/files',
  '/mail/bounces',
  '/openapi',
  '/docs',
  '/.well-known',
  '/healthz',
  '/readyz',
] as const

/** What lies below is the service's; the address itself is a page of the app. */
export const serviceFolders = ['/verify'] as const

export const isServicePath = (path: string) =>
  servicePrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ||
  serviceFolders.some((folder) => path.startsWith(`${folder}/`) && path.length > folder.length + 1)

/**
 * The customer's page: their link, also one that was cut off, and the page where anybody checks an acceptance. Both are
 * files of the app.
 */
export const isCustomerPath = (path: string) => /^\/(view(\/|$)|verify\/?$)/.test(path)

/** The token of a receiver's link, where the path is one. */
export const tokenIn = (path: string) => /^\/view\/([\w-]+)\/?$/.exec(path)?.[1]
