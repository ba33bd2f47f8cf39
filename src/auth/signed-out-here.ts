const key = 'proffer-signed-out'

/**
 * Whether somebody signed out in this browser since the last sign-in: the service may still know them, and the next
 * person must not get in by that. Read anew each time, since it may have been in another tab.
 */
export const signedOutHere = {
  get(): boolean {
    try {
      return localStorage.getItem(key) !== null
    } catch {
      // Kept nowhere: nobody knows, so the service asks.
      return true
    }
  },
  set(isOut: boolean) {
    try {
      if (isOut) localStorage.setItem(key, 'yes')
      else localStorage.removeItem(key)
    } catch {
      // Full or forbidden.
    }
  },
}
