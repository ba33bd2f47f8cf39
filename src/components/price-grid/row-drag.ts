import { useEffect, type RefObject } from 'react'

/** How near to an edge of the window a dragged row scrolls it, and how fast at most. */
const edge = 64
const speed = 18

/**
 * Drags a row by its grip, with mouse, pen or finger. While it is held nothing renders: the row is moved by the browser
 * and a line shows where it goes; Escape lets go of it where it was. By keyboard rows move with Alt+↑ and Alt+↓.
 */
export function useRowDrag(grid: RefObject<HTMLElement | null>, onDrop: (row: string, to: number) => void) {
  useEffect(() => {
    const { current } = grid
    if (!current) return undefined
    const start = (event: PointerEvent) => {
      const grip = event.target instanceof Element && event.target.closest('[data-grip]')
      const row = grip && grip.closest<HTMLElement>('[data-row]')
      // A press within what the grip opened is for that.
      const isInMenu = event.target instanceof Element && event.target.closest('[popover]') !== null
      if (!row || isInMenu || event.button !== 0) return
      event.preventDefault()
      drag(current, row, event, onDrop)
    }
    current.addEventListener('pointerdown', start)
    return () => current.removeEventListener('pointerdown', start)
  }, [grid, onDrop])
}

function drag(grid: HTMLElement, row: HTMLElement, from: PointerEvent, onDrop: (row: string, to: number) => void) {
  const others = [...grid.querySelectorAll<HTMLElement>('[data-row]')].filter((one) => one !== row)
  const held = new AbortController()
  const offset = from.clientY - row.getBoundingClientRect().top
  let y = from.clientY
  let to = indexAt(others, y)
  let frame = 0

  const show = () => {
    // Where the row would stand without being dragged moves as the page scrolls.
    row.style.removeProperty('translate')
    const own = row.getBoundingClientRect()
    const { top, bottom } = grid.getBoundingClientRect()
    // Within the grid: further down it would make the page longer, and that would scroll without end.
    const wanted = Math.min(Math.max(y - offset, top), bottom - own.height)
    row.style.setProperty('translate', `0 ${wanted - own.top}px`)
    to = indexAt(others, y)
    for (const [at, other] of others.entries()) {
      other.toggleAttribute('data-drop-before', at === to)
      other.toggleAttribute('data-drop-after', to === others.length && at === to - 1)
    }
  }
  const scroll = () => {
    const { top, bottom } = grid.getBoundingClientRect()
    const moved = y - from.clientY
    // Only where the grid goes on, and only once the row was moved that way: it may be taken up at the very edge.
    const down = moved > edge / 4 && bottom > innerHeight ? Math.max(y - (innerHeight - edge), 0) : 0
    const up = moved < -edge / 4 && top < 0 ? Math.max(edge - y, 0) : 0
    const past = down - up
    if (past !== 0) {
      scrollBy(0, Math.sign(past) * Math.min(Math.abs(past) / 3, speed))
      show()
    }
    frame = requestAnimationFrame(scroll)
  }
  const end = (drop: boolean) => {
    held.abort()
    cancelAnimationFrame(frame)
    row.removeAttribute('data-dragged')
    row.style.removeProperty('translate')
    for (const other of others) for (const mark of ['data-drop-before', 'data-drop-after']) other.removeAttribute(mark)
    const key = row.dataset['row']
    if (drop && key !== undefined) onDrop(key, to)
  }
  const { signal } = held
  const move = (event: PointerEvent) => {
    y = event.clientY
    show()
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(false)
  }
  row.setAttribute('data-dragged', '')
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', () => end(true), { signal })
  addEventListener('pointercancel', () => end(false), { signal })
  addEventListener('keydown', escape, { signal, capture: true })
  frame = requestAnimationFrame(scroll)
}

/** Before which of the rows a height lies. */
function indexAt(rows: readonly HTMLElement[], y: number): number {
  const at = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y < top + height / 2
  })
  return at === -1 ? rows.length : at
}
