import { useEffect, useState } from 'react'
import { present } from '#src/clock.ts'

/** The time, to the minute: a page left open over midnight must not go on saying "today". */
export function useNow(): Date {
  const [now, setNow] = useState(present)
  useEffect(() => {
    const timer = setInterval(() => setNow(present()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
