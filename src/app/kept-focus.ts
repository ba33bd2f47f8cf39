/** Where the focus was, and how to find a place beside it: its ancestors, each with its place among its siblings. */
type Spot = { element: Element; at: number; within: { element: Element; at: number }[]; address: string }

const focusable = ['a[href]', 'button:not([tabindex="-1"])', 'input', 'select', 'textarea', '[tabindex="0"]'].join()
const lines = ['tbody', 'ul', 'ol', '[role="list"]'].join()

const focusablesIn = (element: Element) => [...element.querySelectorAll<HTMLElement>(focusable)]
const placeOf = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element)

function spotOf(element: Element): Spot {
  const within = []
  for (let each: Element | null = element; each && each.localName !== 'main'; each = each.parentElement)
    within.push({ element: each, at: placeOf(each) })
  const line = within.find(({ element }) => element.parentElement?.matches(lines))
  return {
    element,
    at: line ? focusablesIn(line.element).indexOf(element as HTMLElement) : -1,
    within,
    address: location.pathname,
  }
}

/** In the line that has taken the place of one that is gone; else the heading of what is left around it. */
function besides({ at, within }: Spot): HTMLElement | undefined {
  const gone = within.findLast(({ element }) => !element.isConnected)
  const around = within[within.findIndex((each) => each === gone) + 1]?.element ?? document.querySelector('main')
  if (!gone || !around) return undefined
  if (around.matches(lines)) {
    const line = around.children[Math.min(gone.at, around.children.length - 1)]
    const places = line ? focusablesIn(line) : []
    const place = places[at] ?? places[0]
    if (place) return place
  }
  for (let each: Element | null = around; each; each = each.parentElement) {
    const heading = each.querySelector<HTMLElement>(['h1', 'h2', 'h3'].join())
    if (heading) return heading
  }
  return undefined
}

/**
 * Keeps the keyboard's place on the page: where what had the focus goes, with its line, its section or the window that
 * was opened from it, the focus goes beside it and not to the top of the document. Gives the way to stop.
 */
export function keepFocus(): () => void {
  let spot: Spot | undefined
  let looking = false
  const look = () => {
    looking = false
    // What has a place of its own in mind has gone there by now.
    if (!spot || spot.element.isConnected || document.activeElement !== document.body) return
    if (spot.address !== location.pathname) {
      spot = undefined
      return
    }
    // Where nothing takes the focus yet, the place is kept for the next change: with it `note` has another one.
    const target = besides(spot)
    if (!target) return
    if (!target.matches(focusable)) target.tabIndex = -1
    target.focus({ preventScroll: !target.matches(focusable) })
  }
  const note = (target: EventTarget | null) => {
    if (target instanceof Element && target.closest('main') && !target.closest(['[popover]', '[role="dialog"]'].join()))
      spot = spotOf(target)
  }
  const onFocus = ({ target }: FocusEvent) => note(target)
  note(document.activeElement)
  const observer = new MutationObserver(() => {
    if (!spot || spot.element.isConnected || looking) return
    looking = true
    setTimeout(look, 100)
  })
  document.addEventListener('focusin', onFocus)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', onFocus)
    observer.disconnect()
  }
}
