let ahead = 0

/** The service's clock may be ahead of the browser's by so many milliseconds: a demo lets days pass. */
export const setClockAhead = (milliseconds: number) => {
  ahead = milliseconds
}

/** The present moment, as the service sees it. */
export const present = () => new Date(Date.now() + ahead)
