/** How every request of the app is sent, the early one too (src/early/first-request.ts); without imports for it. */
export const requestWays = {
  // The bearer token alone says who asks; nothing of a customer stays in the browser's cache.
  credentials: 'omit',
  cache: 'no-store',
  redirect: 'error',
} as const
export const requestLimit = 15_000
