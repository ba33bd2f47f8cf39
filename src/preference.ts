import { useSyncExternalStore } from 'react'

type Options<Value> = {
  key: string
  /** What is kept, or null where nothing is; whatever makes no sense by now is left out. */
  read: (kept: string | null) => Value
  write: (value: Value) => string
}

/**
 * A preference of this browser, never anything of the session. A browser that keeps nothing shows the app as it is
 * usually, and what is chosen holds until the page is closed.
 */
export function newPreference<Value>({ key, read, write }: Options<Value>) {
  const listeners = new Set<() => void>()
  let current: { value: Value } | undefined
  const get = () => (current ??= { value: read(kept(key)) }).value
  const set = (value: Value) => {
    current = { value }
    try {
      localStorage.setItem(key, write(value))
    } catch {
      // Full or forbidden.
    }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { get, set, use: () => useSyncExternalStore(subscribe, get) }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
