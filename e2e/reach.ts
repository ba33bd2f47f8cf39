import type { Page } from '@playwright/test'

/** Of the 44 px that a finger takes, to one side: less what is rounded. */
const reach = 21

/**
 * What can be pressed and a finger may miss: that far from its middle, to a side, something else is met. Sides that are
 * out of the window are no offence, and links within a text are read around, so that they are as high as its lines.
 */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate((reach) => {
    const pressed = 'a[href], button, input, select, textarea, summary, [role=button], [role=checkbox]'
    const isInText = (each: Element) =>
      each.matches('a') &&
      [...(each.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const hits = (each: Element, x: number, y: number) => {
      const met = document.elementFromPoint(x, y)
      if (!met || each.contains(met)) return true
      const labels =
        'labels' in each && each.labels instanceof NodeList ? [...(each.labels as NodeListOf<Element>)] : []
      return labels.some((label) => label.contains(met))
    }
    // A link may be laid over all of the card that it stands in.
    const areaOf = (each: Element) => {
      const { position, inset } = getComputedStyle(each, '::after')
      return position === 'absolute' && inset === '0px' ? ((each as HTMLElement).offsetParent ?? each) : each
    }
    const offence = (each: Element) => {
      each.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const { left, right, top, bottom, width, height } = areaOf(each).getBoundingClientRect()
      if (width === 0 || height === 0 || !each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return undefined
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      // What lies under something else is not there to be pressed.
      if (!hits(each, x, y)) return undefined
      const sides = {
        left: [x - reach, y],
        right: [x + reach, y],
        above: [x, y - reach],
        below: [x, y + reach],
      } as const
      const missed = Object.entries(sides).flatMap(([side, [atX, atY]]) => (hits(each, atX, atY) ? [] : [side]))
      const label = 'labels' in each && each.labels instanceof NodeList ? each.labels[0]?.textContent : undefined
      const name = each.getAttribute('aria-label') ?? label ?? each.textContent.trim()
      return missed.length > 0 ? `${each.localName} "${name.slice(0, 40)}" ${missed.join(', ')}` : undefined
    }
    // Who presses the words beside a box presses the box; around a field that takes several, the field.
    const whole = (each: Element) => each.closest('label, .mantine-TagsInput-input') ?? each
    const here = [...document.querySelectorAll(pressed)].filter((each) => !each.closest('[inert]') && !isInText(each))
    const all = [...new Set(here.map(whole))]
    const found = all.map(offence).filter((each) => each !== undefined)
    window.scrollTo({ top: 0, behavior: 'instant' })
    return found
  }, reach)
