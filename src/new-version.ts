/** Not oftener than this is the host asked, and only when somebody comes back to the page. */
const patience = 5 * 60 * 1000

/** The script of the app in its page, not the early one: its name changes with anything in the build. */
const entryOf = (page: Document) => page.querySelector('script[type="module"][src]:not([async])')?.getAttribute('src')

/** Whether the host has another build than the one that runs here; rejects when it does not answer. */
export async function isRenewed() {
  const answer = await fetch(`${import.meta.env.BASE_URL}index.html`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(15_000),
  })
  if (!answer.ok) return false
  const entry = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  return typeof entry === 'string' && entry !== entryOf(document)
}

const listeners = new Set<() => void>()

/** A newer build than the one that runs here is to be had. */
export const tellNewVersion = () => listeners.forEach((tell) => tell())

/** Tells when the host has another build than the one that runs here; gives the way to stop. */
export function onNewVersion(tell: () => void) {
  let asked = Date.now()
  const look = () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < patience) return
    asked = Date.now()
    // No answer: there is no newer version to be had just now.
    void isRenewed().then(
      (renewed) => renewed && tell(),
      () => undefined,
    )
  }
  listeners.add(tell)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  return () => {
    listeners.delete(tell)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
  }
}
