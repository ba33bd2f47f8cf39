/** Where the service sends the person back to; registered as `<app><callbackPath>` with the client. */
export const callbackPath = '/callback'
export const signInPath = '/sign-in'

const nowhere = 'http://app.invalid'
// A tab or line break inside an address is dropped by browsers, so "/\t/x" would become "//x".
const controls = /\p{Cc}/u

/**
 * The address to go to after signing in: a path of the app itself (`/x?y#z`), else the start page.
 * Refused are other origins in every spelling (`//x`, `/\x`, `https:`), and the sign-in screens, which would go in circles.
 */
export function returnPath(path: unknown): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || controls.test(path)) return '/'
  const { origin, pathname, search, hash } = new URL(path, nowhere)
  const leadsBack = pathname === signInPath || pathname === callbackPath
  if (origin !== nowhere || pathname.startsWith('//') || leadsBack) return '/'
  return pathname + search + hash
}

/** The path within the app of an address below `base` (a deployment may live in a folder). */
export function appPath(address: string, base: string): string {
  const { pathname, search, hash } = new URL(address)
  return returnPath(pathname.startsWith(base) ? `/${pathname.slice(base.length)}${search}${hash}` : '/')
}
