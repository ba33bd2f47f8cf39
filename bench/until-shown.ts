import type { Page } from '@playwright/test'

/**
 * Milliseconds from a press until something stands in the document, until it is painted, and until no place on the page stands
 * empty for what is still coming.
 */
export type Shown = { there: number; painted: number; whole: number }

/** What it is known by; `text` where others of the kind may be there already. */
type Sought = { selector: string; text?: string }

/** How long what a press opens takes. */
export async function untilShown(page: Page, sought: Sought, press: () => Promise<void>): Promise<Shown> {
  await page.evaluate(watch, sought)
  // Waits before the press: what Playwright puts into a page to wait with takes as long to run as two frames.
  const shown = page.evaluate(() => window.shownAfter)
  const [seen] = await Promise.all([shown, press()])
  if (!seen) throw new Error('The page that was pressed is another than the one that was watched')
  return seen
}

declare global {
  interface Window {
    shownAfter?: Promise<Shown>
  }
}

/** In the page: from the moment that the browser took the press. */
function watch({ selector, text = '' }: { selector: string; text?: string }) {
  const { promise, resolve, reject } = Promise.withResolvers<Shown>()
  window.shownAfter = promise
  setTimeout(() => reject(new Error(`${selector} was not shown within two minutes`)), 120_000)
  const onPress = ({ timeStamp: pressed }: Event) => {
    const soFar: Partial<Shown> = {}
    const note = (what: keyof Shown, at = performance.now()) => {
      soFar[what] = at - pressed
      const { there, painted, whole } = soFar
      if (there !== undefined && painted !== undefined && whole !== undefined) resolve({ there, painted, whole })
    }
    // What is drawn ahead is hidden until then.
    const isThere = () =>
      [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text) && one.checkVisibility())
    const isAnyComing = () =>
      [...document.querySelectorAll('output[aria-label="Loading"]')].some((place) => place.checkVisibility())
    const look = () => {
      if (soFar.there === undefined) {
        // To look lays the page out, which is time until it is painted and not until it is there.
        const changedAt = performance.now()
        if (!isThere()) return
        note('there', changedAt)
        // The first task after the next frame: then it is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => {
            port1.close()
            note('painted')
          })
          port1.start()
          port2.postMessage(undefined)
        })
      }
      if (isAnyComing()) return
      observer.disconnect()
      note('whole')
    }
    const observer = new MutationObserver(look)
    observer.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['style'],
    })
  }
  addEventListener('pointerup', onPress, { once: true, capture: true })
}
