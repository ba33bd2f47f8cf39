/** Held by every tab that is seen. */
export const seenLock = `proffer-seen:${import.meta.env.BASE_URL}`

/** While the page is seen every other tab knows: it says so itself. Gives the way to stop. */
export function sayWhenSeen(): () => void {
  let stop = () => {}
  const look = () => {
    stop()
    stop = () => {}
    if (document.visibilityState !== 'visible') return
    const ended = Promise.withResolvers<void>()
    stop = ended.resolve
    void navigator.locks.request(seenLock, { mode: 'shared' }, () => ended.promise)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    stop()
  }
}
