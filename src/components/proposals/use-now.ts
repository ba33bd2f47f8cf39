import { useEffect, useState } from 'react'
import { onTime, present } from '#src/clock.ts'

/** The time, to the minute and whenever the clock is set: a page left open over midnight must not go on saying "today". */
export function useNow(): Date {
  const [now, setNow] = useState(present)
  useEffect(() => onTime(() => setNow(present())), [])
  return now
}
