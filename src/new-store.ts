export type Store<Value> = ReturnType<typeof newStore<Value>>

/** A value that is there for whoever asks, and tells who subscribed when it is another. Made for `useSyncExternalStore`. */
export function newStore<Value>(first: Value) {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set: (next: Value) => {
      if (Object.is(value, next)) return
      value = next
      for (const listener of listeners) listener()
    },
    /** Gives the way to stop listening. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
