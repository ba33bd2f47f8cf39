import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Notice } from '#src/components/ui/notice.tsx'

const second = 1000
const secondsUntil = (until: Date) => Math.max(0, Math.ceil((until.getTime() - Date.now()) / second))

/** Counts down to the moment the service answers again; nothing is lost meanwhile. */
export function WaitingBar({ until }: { until: Date }) {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const counting = setInterval(() => setLeft(secondsUntil(until)), second)
    return () => clearInterval(counting)
  }, [until])
  return (
    <Notice>
      <Trans>Too many requests. Continuing in {left} s; nothing is lost.</Trans>
    </Notice>
  )
}
