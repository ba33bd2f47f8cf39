let ahead = 0

const listeners = new Set<() => void>()

/** The service's clock may be ahead of the browser's by so many milliseconds: a demo lets days pass. */
export const setClockAhead = (milliseconds: number) => {
  if (milliseconds === ahead) return
  ahead = milliseconds
  for (const listener of listeners) listener()
}

/** Calls back whenever the clock is set; gives the way to stop that. */
export const onClockSet = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The present moment, as the service sees it. */
export const present = () => new Date(Date.now() + ahead)
