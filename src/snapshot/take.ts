import type { QueryClient } from '@tanstack/react-query'
import { keptUnder, shownAnswers, snapshotKey, type Shown } from '#src/api/shown.ts'
import { rendered } from '#src/rendered.ts'
import { styleKept, windowNow, type Snapshot } from './snapshot.ts'

/** Milliseconds without news until a screen counts as it will be seen again. */
const pause = 2000
/** Of more letters it would come no sooner than the screen itself. */
const longest = 500_000

/** Below the folder of the app. What the service wrote as HTML, and what may not be kept, is on none of them. */
const screens = new Set(['', 'proposals', 'contacts', 'products'])

/**
 * Keeps what a screen looks like for the next start, with the answers that it shows and as long as those
 * (docs/decisions/0154-a-snapshot-stands-first.md).
 */
export function takeSnapshots(client: QueryClient) {
  // Another may sign in, in another tab: what stands here is not theirs.
  const began = keptUnder()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: string | undefined
  const take = async () => {
    const under = await began
    if (under === undefined || client.isFetching() > 0 || !isAsItComes()) return
    const { pathname, search } = window.location
    const data = snapshotNow()
    const text = JSON.stringify({ at: Date.now(), data } satisfies Shown)
    if (data.html === last || text.length > longest || (await keptUnder()) !== under) return
    last = data.html
    await shownAnswers.set(under + snapshotKey(pathname + search), text)
  }
  client.getQueryCache().subscribe(() => {
    clearTimeout(timer)
    // Where nothing can be written, the next start begins without one.
    timer = setTimeout(() => void take().catch(() => undefined), pause)
  })
}

/** Whether the screen is one that is kept, and looks as it does when it is opened. */
function isAsItComes() {
  const { pathname, search } = window.location
  const address = new URLSearchParams(search)
  return (
    screens.has(pathname.slice(import.meta.env.BASE_URL.length)) &&
    !address.has('query') &&
    address.get('view') !== 'board' &&
    window.scrollY === 0 &&
    rendered(changed).length === 0
  )
}

/** Something that is open, chosen, coming or wrong. */
const changed = [
  ':popover-open',
  '[role=dialog]:not([popover])',
  '[role=listbox]',
  'main [role=alert]',
  'main :is(output)',
  'tbody :checked',
].join()
/** What is the matter just now. */
const passing = '[role=status], [role=alert], output'

function snapshotNow(): Snapshot {
  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')
  const copy = root.cloneNode(true) as Element
  const copied = copy.querySelectorAll('tbody > tr')
  const height = window.innerHeight
  // What lies below the window is not seen; columns have their widths from the head.
  root.querySelectorAll('tbody > tr').forEach((row, at) => {
    if (row.getBoundingClientRect().top > height) copied[at]?.remove()
  })
  for (const part of copy.querySelectorAll(passing)) if (!part.closest('main')) part.remove()
  for (const part of copy.querySelectorAll<HTMLElement>('*')) {
    // What is drawn ahead of being opened, and what was just left.
    if (part.style.display === 'none') part.remove()
    // Of two parts of one name a page, or a group of choices, would take one for the other.
    part.removeAttribute('id')
    part.removeAttribute('name')
    const style = part.getAttribute('style')
    if (style === null) continue
    part.setAttribute(styleKept, style)
    part.removeAttribute('style')
  }
  return { html: copy.innerHTML, styles: stylesOf(copy), drawn: drawnNow() }
}

function drawnNow() {
  const { documentElement: page } = document
  const attributes = [...page.attributes].filter(({ name }) => name !== 'style')
  const root = Object.fromEntries(attributes.map(({ name, value }) => [name, value]))
  return { ...windowNow(), page: page.clientWidth, root }
}

/** Files of the styles that anything in it is drawn with. */
function stylesOf(copy: Element) {
  const names = new Set([...copy.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
  const draws = (rule: CSSRule): boolean =>
    rule instanceof CSSStyleRule
      ? [...rule.selectorText.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => names.has(name))
      : 'cssRules' in rule && [...(rule.cssRules as CSSRuleList)].some(draws)
  return [...document.styleSheets]
    .filter((sheet) => sheet.href?.startsWith(window.location.origin) && [...sheet.cssRules].some(draws))
    .map(({ href }) => href ?? '')
}
