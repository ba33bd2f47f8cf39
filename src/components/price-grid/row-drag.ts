import { useEffect, type RefObject } from 'react'

/** How near to an edge of the window a dragged row scrolls it, and how fast at most. */
const edge = 64
const speed = 18

/**
 * Drags a row by its grip, with mouse, pen or finger. While it is held nothing renders: the row is moved by the browser
 * and a line shows where it goes; Escape lets go of it where it was. By keyboard rows move with Alt+↑ and Alt+↓. `mark`
 * is the attribute that names a row.
 */
export function useRowDrag(
  grid: RefObject<HTMLElement | null>,
  onDrop: (row: string, to: number) => void,
  mark: RowMark = 'data-row',
) {
  useEffect(() => {
    const { current } = grid
    if (!current) return undefined
    const start = (event: PointerEvent) => {
      const grip = event.target instanceof Element && event.target.closest('[data-grip]')
      const row = grip && grip.closest<HTMLElement>(`[${mark}]`)
      // A press within what the grip opened is for that.
      const isInMenu = event.target instanceof Element && event.target.closest('[popover]') !== null
      if (!row || isInMenu || event.button !== 0) return
      event.preventDefault()
      drag({ grid: current, row, mark }, event, onDrop)
    }
    current.addEventListener('pointerdown', start)
    return () => current.removeEventListener('pointerdown', start)
  }, [grid, onDrop, mark])
}

type RowMark = 'data-row' | 'data-entry'
type Dragged = { grid: HTMLElement; row: HTMLElement; mark: RowMark }

function drag({ grid, row, mark }: Dragged, from: PointerEvent, onDrop: (row: string, to: number) => void) {
  const held = new AbortController()
  const offset = from.clientY - row.getBoundingClientRect().top
  const drawn = () => otherRows(grid, row, mark)
  let y = from.clientY
  let { to } = placeAt(drawn(), y)
  let frame = 0

  const show = () => {
    // Where the row would stand without being dragged moves as the page scrolls.
    row.style.removeProperty('translate')
    const own = row.getBoundingClientRect()
    const { top, bottom } = grid.getBoundingClientRect()
    // Within the grid: further down it would make the page longer, and that would scroll without end.
    const wanted = Math.min(Math.max(y - offset, top), bottom - own.height)
    row.style.setProperty('translate', `0 ${wanted - own.top}px`)
    const others = drawn()
    const place = placeAt(others, y)
    to = place.to
    for (const { row: other } of others) {
      other.toggleAttribute('data-drop-before', other === place.before)
      other.toggleAttribute('data-drop-after', other === place.after)
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
    for (const { row: other } of drawn())
      for (const mark of ['data-drop-before', 'data-drop-after']) other.removeAttribute(mark)
    const key = row.getAttribute(mark)
    if (drop && key !== null) onDrop(key, to)
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

type OtherRow = { row: HTMLElement; to: number }

/**
 * The rows that are drawn, which may be others as the page scrolls, but for the one that is dragged: each with its place
 * among all without that one. Of a table that draws its window alone `data-at` says the place.
 */
function otherRows(grid: HTMLElement, dragged: HTMLElement, mark: RowMark): OtherRow[] {
  const rows = [...grid.querySelectorAll<HTMLElement>(`[${mark}]`)]
  const placeOf = (row: HTMLElement, at: number) => Number(row.dataset['at'] ?? at)
  const own = placeOf(dragged, rows.indexOf(dragged))
  return rows.flatMap((row, at) => {
    const place = placeOf(row, at)
    return row === dragged ? [] : [{ row, to: place > own ? place - 1 : place }]
  })
}

/** Where a row would go at a height, and the row the line stands at. */
function placeAt(rows: readonly OtherRow[], y: number) {
  const next = rows.find(({ row }) => {
    const { top, height } = row.getBoundingClientRect()
    return y < top + height / 2
  })
  if (next) return { to: next.to, before: next.row }
  const last = rows.at(-1)
  return { to: last ? last.to + 1 : 0, after: last?.row }
}
