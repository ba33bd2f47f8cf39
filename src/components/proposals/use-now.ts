import { useEffect, useState } from 'react'
import { onClockSet, present } from '#src/clock.ts'

/** The time, to the minute and whenever the clock is set: a page left open over midnight must not go on saying "today". */
export function useNow(): Date {
  const [now, setNow] = useState(present)
  useEffect(() => {
    const look = () => setNow(present())
    const timer = setInterval(look, 60_000)
    const stop = onClockSet(look)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
  return now
}
