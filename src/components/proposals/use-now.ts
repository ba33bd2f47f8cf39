import { useEffect, useState } from 'react'

/** The time, to the minute: a page left open over midnight must not go on saying "today". */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
