const gap = 4
const edge = 8

type Anchor = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>

/** Puts a floating list under what it belongs to, or above when there is more room, and keeps it within the window. */
export function positionBeside(from: Anchor, list: HTMLElement) {
  const { offsetWidth: width, offsetHeight: height } = list
  const below = from.bottom + gap
  const top = below + height + edge <= innerHeight ? below : Math.max(edge, from.top - gap - height)
  // A button in the right half opens to the left, so that both keep a common edge.
  const wanted = from.left + from.width / 2 > innerWidth / 2 ? from.right - width : from.left
  const left = Math.min(Math.max(edge, wanted), Math.max(edge, innerWidth - edge - width))
  list.style.setProperty('top', `${top}px`)
  list.style.setProperty('left', `${left}px`)
}
