/** What is looked for: an element of the role, by its accessible name, within another. */
export type Wanted = {
  role: Role
  /** A pattern; `^Send` begins with it, `^Send$` is it. */
  name?: string | undefined
  within?: Wanted | undefined
}

export type Role = keyof typeof selectors

/** Where elements of a role are to be looked for. */
const selectors = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  textbox: 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea, [contenteditable="true"]',
  checkbox: 'input[type="checkbox"]',
  radio: 'input[type="radio"]',
  option: '[role="option"]',
  menuitem: '[role="menuitem"]',
  dialog: 'dialog, [role="dialog"]',
  region: 'section, [role="region"]',
  navigation: 'nav, [role="navigation"]',
  complementary: 'aside, [role="complementary"]',
  table: 'table, [role="table"]',
  grid: '[role="grid"]',
  row: 'tbody tr, [role="row"]',
  rowheader: 'th[scope="row"], [role="rowheader"]',
  strong: 'strong',
  code: 'code',
  img: 'img, [role="img"]',
  grip: '[data-grip]',
  text: 'p, span, output, [role="status"], [role="alert"]',
} as const

export type Found = {
  /** The middle of the first, in the window; undefined while something else lies over it. */
  at: { x: number; y: number } | undefined
  box: { x: number; y: number; width: number; height: number }
  /** What all of them say, or hold. */
  texts: string[]
}

/** The wanted with what the page needs to know of roles. */
export type Resolved = { css: string; name: string | undefined; within: Resolved | undefined }

export const resolved = ({ role, name, within }: Wanted): Resolved => ({
  css: selectors[role],
  name,
  within: within && resolved(within),
})

/**
 * Runs in the page, so it stands by itself: the visible elements that are wanted, the first of them scrolled to;
 * undefined while there is none.
 */
export function find(wanted: Resolved): Found | undefined {
  const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const labelled = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
    if (labelled.length > 0) return labelled.map((id) => textOf(document.getElementById(id))).join(' ')
    const label = element.getAttribute('aria-label')
    if (label !== null) return label
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    if (labels.length > 0) return labels.map(textOf).join(' ')
    return textOf(element) || (element.getAttribute('title') ?? '')
  }
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true })
  const all = ({ css, name, within }: Resolved): Element[] => {
    const roots: readonly ParentNode[] = within ? all(within) : [document]
    const pattern = name === undefined ? undefined : new RegExp(name)
    const there = roots.flatMap((root) => [...root.querySelectorAll(css)])
    return [...new Set(there)].filter((one) => isVisible(one) && (!pattern || pattern.test(nameOf(one))))
  }
  const found = all(wanted)
  const first = found[0]
  if (!first) return undefined
  const place = () => {
    const { x, y, width, height } = first.getBoundingClientRect()
    const at = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
    const over = document.elementFromPoint(at.x, at.y)
    const isFree = over !== null && (first.contains(over) || over.contains(first))
    return { at: isFree ? at : undefined, box: { x, y, width, height } }
  }
  // Whatever sticks to an edge of the window covers what is only just inside.
  if (!place().at) first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const isField = (one: Element) => one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement
  return { ...place(), texts: found.map((one) => (isField(one) ? one.value : textOf(one))) }
}
