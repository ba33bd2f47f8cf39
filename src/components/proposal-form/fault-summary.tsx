import { useEffect, useRef } from 'react'
import { Notice } from '#src/components/ui/notice.tsx'
import css from './fault-summary.module.css'

/** What went wrong and belongs to no field; it takes the focus, so that nobody looks for it in vain. */
export function FaultSummary({ faults }: { faults: readonly string[] }) {
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (faults.length > 0) here.current?.focus()
  }, [faults])
  if (faults.length === 0) return null
  return (
    <div ref={here} tabIndex={-1} className={css.summary}>
      <Notice tone="danger">{faults.length === 1 ? faults[0] : <FaultList faults={faults} />}</Notice>
    </div>
  )
}

const FaultList = ({ faults }: { faults: readonly string[] }) => (
  <ul>
    {faults.map((fault) => (
      <li key={fault}>{fault}</li>
    ))}
  </ul>
)
