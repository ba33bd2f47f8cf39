import { wasScrolled } from '#src/was-scrolled.ts'
import { styleKept, windowNow, type Drawn } from './snapshot.ts'

/**
 * A script of its own that the page runs before it is painted, where its worker has written a snapshot into it: gives it
 * its styles, and starts the app once it can be seen. Where it would be wrong, the app starts at once without it.
 */
function show() {
  const template = document.querySelector<HTMLTemplateElement>('template[data-drawn]')
  if (!template || document.hidden || wasScrolled()) return start()
  const drawn = JSON.parse(template.dataset['drawn'] ?? '') as Drawn
  const { width, height, isDark } = windowNow()
  if (width !== drawn.width || height > drawn.height || isDark !== drawn.isDark) return start()
  for (const [name, value] of Object.entries(drawn.root)) document.documentElement.setAttribute(name, value)
  const snapshot = document.createElement('div')
  Object.assign(snapshot, { id: 'snapshot', ariaHidden: 'true', inert: true })
  snapshot.style.width = `${drawn.page}px`
  snapshot.append(template.content)
  for (const part of snapshot.querySelectorAll<HTMLElement>(`[${styleKept}]`))
    part.style.cssText = part.getAttribute(styleKept) ?? ''
  document.body.append(snapshot)
  addEventListener('click', (press) => {
    const link = linkAt(snapshot, press)
    if (link !== undefined) snapshot.dataset['pressed'] = link
  })
  // A page that does not come must not hide what it says instead.
  setTimeout(() => snapshot.remove(), longest)
  // In a task after the next frame: then it is painted. A page that nobody looks at has none.
  requestAnimationFrame(() => setTimeout(start))
  setTimeout(start, patience)
}

/** Milliseconds. */
const longest = 5000
const patience = 500

let isStarted = false
/** The app; its script was fetched beside the page. */
function start() {
  if (isStarted) return
  isStarted = true
  const script = document.createElement('script')
  script.type = 'module'
  script.crossOrigin = ''
  script.src = entry ?? ''
  document.head.append(script)
}
const entry = document.currentScript?.dataset['entry']

/** Of a plain press on it: the app goes there once it can. */
function linkAt(snapshot: HTMLElement, press: MouseEvent) {
  const { clientX, clientY, button, ctrlKey, metaKey, shiftKey, altKey, target } = press
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined
  // The page below took it already.
  if (target instanceof Element && target.closest('#root')) return undefined
  const { style } = snapshot
  snapshot.inert = false
  style.pointerEvents = 'auto'
  const link = document.elementFromPoint(clientX, clientY)?.closest('#snapshot a')
  style.pointerEvents = ''
  snapshot.inert = true
  return link?.getAttribute('href') ?? undefined
}

try {
  show()
} catch {
  // Whatever is the matter with a snapshot, the app needs none.
  start()
}
