import { useCallback, useRef, useState } from 'react'

/** Which of the shown rows are ticked; with Shift, all from the last one ticked. `of` names the list it belongs to. */
export function useSelection(shown: readonly number[], of: string | number) {
  const [ticked, setTicked] = useState<{ of: string | number; ids: ReadonlySet<number> }>({ of, ids: new Set() })
  const last = useRef<number>(undefined)
  // Rows of another list, or that are gone, are not selected any more.
  const ids = ticked.of === of ? shown.filter((id) => ticked.ids.has(id)) : []
  const set = (next: Iterable<number>) => setTicked({ of, ids: new Set(next) })

  const tick = (id: number, on: boolean, withShift: boolean) => {
    const from = withShift && last.current !== undefined ? shown.indexOf(last.current) : -1
    const to = shown.indexOf(id)
    const range = from === -1 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
    set(on ? [...ids, ...range] : ids.filter((each) => !range.includes(each)))
    last.current = id
  }
  const clear = useCallback(() => setTicked(({ of }) => ({ of, ids: new Set() })), [])
  return { ids, has: (id: number) => ids.includes(id), tick, all: () => set(shown), clear }
}
