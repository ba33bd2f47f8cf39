import { useSyncExternalStore } from 'react'

export const densities = ['compact', 'regular', 'roomy'] as const
export type Density = (typeof densities)[number]

/** A preference of this browser, never anything of the session. */
const key = 'proffer-density'
const listeners = new Set<() => void>()

/** A browser that keeps nothing still shows the app, at its usual density. */
function read(): Density {
  try {
    const kept = localStorage.getItem(key)
    return densities.find((density) => density === kept) ?? 'regular'
  } catch {
    return 'regular'
  }
}

let current = read()

/** Shows the density that was chosen; tokens.css reads the attribute. */
export function applyDensity() {
  document.documentElement.dataset['density'] = current
}

export function setDensity(density: Density) {
  current = density
  applyDensity()
  try {
    localStorage.setItem(key, density)
  } catch {
    // Full or forbidden: it holds until the page is closed.
  }
  for (const tell of listeners) tell()
}

export const useDensity = (): Density =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => current,
  )
