import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { RowHeights, Span } from './row-heights.ts'

/** What stands in the list, from the top: rows that are drawn, and room for those that are not. */
export type Part = { row: number } | { gap: string; height: number }

/** Of a window's height: how much more is drawn above and below, and how little may be left before more is. */
const margins = { drawn: 0.75, least: 0.25 }

type Options = {
  count: number
  /** Kept by the caller, so that the list stands as it was when somebody comes back to it. */
  heights: RowHeights
  /** Up to so many rows are drawn whole, for the browser's own search to find. */
  whole?: number
  /** A row that stays drawn wherever it is, besides the one that is kept. */
  stays?: number | undefined
}

/**
 * Draws those of many rows that the window shows and some around them; the page scrolls, and is as long as if all were
 * drawn. Each drawn row is a child of `host` with its number as `data-at`. One more stays drawn wherever it is: the one
 * that is kept, so that it does not lose the focus, or go out of a hand.
 */
export function useRowWindow<Host extends HTMLElement>({ count, heights, whole = 0, stays }: Options) {
  const isWhole = count <= whole
  const host = useRef<Host>(null)
  const [span, setSpan] = useState<Span>(() => heights.between(0, window.innerHeight, count))
  const [kept, setKept] = useState<number>()
  const [, redraw] = useReducer((times: number) => times + 1, 0)

  const look = useCallback(() => {
    if (isWhole) return
    const box = host.current?.getBoundingClientRect()
    // A list that does not show, as on a phone those beside it.
    if (!box || box.width === 0) return
    const around = (margin: number) => {
      const more = window.innerHeight * margin
      return heights.between(-box.top - more, window.innerHeight - box.top + more, count)
    }
    const needed = around(margins.least)
    setSpan((now) => (now.from <= needed.from && needed.to <= now.to ? now : around(margins.drawn)))
  }, [count, heights, isWhole])

  useLayoutEffect(look, [look])
  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look, { passive: true })
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [look])
  useMeasured(isWhole ? none : host, heights, () => {
    redraw()
    look()
  })

  const drawn = isWhole ? { from: 0, to: count } : { from: Math.min(span.from, count), to: Math.min(span.to, count) }
  return {
    host,
    /** The rows that are drawn, but for those that are drawn wherever they are. */
    drawn,
    isWhole,
    parts: partsOf(drawn, [kept, stays], count, heights),
    keep: setKept,
    /** Draws a row, wherever it is, and gives it. */
    draw: (row: number) => {
      flushSync(() => setKept(row))
      return host.current?.querySelector<HTMLElement>(`:scope > [data-at="${row}"]`) ?? undefined
    },
  }
}

/** The number of the row that something happened in. */
export function rowUnder({ target }: SyntheticEvent): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null
  return row ? Number(row.dataset['at']) : undefined
}

type Kept = readonly (number | undefined)[]

/** Each gap is named so that none of them is ever moved past a row that is kept: an element that moves loses the focus. */
function partsOf({ from, to }: Span, kept: Kept, count: number, heights: RowHeights): Part[] {
  const rows = new Set(Array.from({ length: to - from }, (_, at) => from + at))
  for (const row of kept) if (row !== undefined && row >= 0 && row < count) rows.add(row)
  const parts: Part[] = []
  let at = 0
  for (const row of [...rows].toSorted((a, b) => a - b).concat(count)) {
    if (row > at) {
      const gap = row === count ? 'end' : row === from ? `after ${at}` : `before ${row}`
      parts.push({ gap, height: heights.topOf(row, count) - heights.topOf(at, count) })
    }
    if (row < count) parts.push({ row })
    at = row + 1
  }
  return parts
}

const none = { current: null }

/** Tells of rows that turned out higher or lower than they were taken to be. */
function useMeasured(host: { current: HTMLElement | null }, heights: RowHeights, onNew: () => void) {
  const latest = useRef(onNew)
  const watched = useRef(new Map<Element, string | undefined>())
  const observer = useRef<ResizeObserver>(undefined)
  useLayoutEffect(() => {
    latest.current = onNew
  })
  useLayoutEffect(() => {
    const rows = watched.current
    const watching = new ResizeObserver((entries) => {
      let isNew = false
      for (const { target, borderBoxSize } of entries) {
        const height = borderBoxSize[0]?.blockSize ?? 0
        const row = rows.get(target)
        if (row !== undefined && height > 0) isNew = heights.measure(Number(row), height) || isNew
      }
      if (isNew) latest.current()
    })
    observer.current = watching
    return () => {
      watching.disconnect()
      rows.clear()
    }
  }, [heights])
  // After every drawing: which rows are there, and which place each has.
  useLayoutEffect(() => {
    const rows = watched.current
    for (const row of rows.keys()) {
      if (row.parentElement === host.current) continue
      observer.current?.unobserve(row)
      rows.delete(row)
    }
    for (const row of host.current?.children ?? []) {
      const at = row instanceof HTMLElement ? row.dataset['at'] : undefined
      if (at === undefined || rows.get(row) === at) continue
      rows.set(row, at)
      // It tells anew what it tells first.
      observer.current?.unobserve(row)
      observer.current?.observe(row)
    }
  })
}
