import { newStore } from './new-store.ts'

const ahead = newStore(0)

/** The service's clock may be ahead of the browser's by so many milliseconds: a demo lets days pass. */
export const setClockAhead = ahead.set

/** Calls back every minute and whenever the clock is set; gives the way to stop that. */
export function onTime(listener: () => void) {
  const timer = setInterval(listener, 60_000)
  const stop = ahead.subscribe(listener)
  return () => {
    clearInterval(timer)
    stop()
  }
}

/** The present moment, as the service sees it. */
export const present = () => new Date(Date.now() + ahead.get())

let day = present()

/** A moment of the present day, the same one all day long. */
export function presentDay(): Date {
  const now = present()
  if (now.toDateString() !== day.toDateString()) day = now
  return day
}
