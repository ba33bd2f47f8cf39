/** How far work of many requests has come; `of` is undefined while nobody knows. */
export type WorkShown = {
  label: string
  done: number
  of: number | undefined
  stopping: boolean
  onStop: () => void
}

/** Where work is told to whoever shows it: a bar that is there from the start, while the work itself comes when wanted. */
export function newWorkShown() {
  const listeners = new Set<() => void>()
  let shown: WorkShown | undefined
  return {
    get: () => shown,
    set: (next: WorkShown | undefined) => {
      shown = next
      for (const tell of listeners) tell()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The one work of this tab. */
export const workShown = newWorkShown()
