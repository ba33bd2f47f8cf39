import { newStore } from './new-store.ts'

const ahead = newStore(0)

/** The service's clock may be ahead of the browser's by so many milliseconds: a demo lets days pass. */
export const setClockAhead = ahead.set

/** Calls back whenever the clock is set; gives the way to stop that. */
export const onClockSet = ahead.subscribe

/** The present moment, as the service sees it. */
export const present = () => new Date(Date.now() + ahead.get())
