/** How the addresses of the app begin (src/router.tsx). Every other address belongs to its host, or to the service. */
const firstSteps = new Set([
  '',
  'proposals',
  'contacts',
  'products',
  'reports',
  'webhooks',
  'settings',
  'sign-in',
  'callback',
  'signed-in',
  'signed-out',
])

/** Whether an address below the scope is one of the app's. A page that is not known here is simply not kept. */
export const isAppPath = (path: string) => firstSteps.has(/^\/([^/]*)/.exec(path)?.[1] ?? 'none')
