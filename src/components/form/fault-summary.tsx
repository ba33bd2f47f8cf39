import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { Notice } from '#src/components/ui/notice.tsx'
import css from './fault-summary.module.css'

export type FaultReport = {
  /** What belongs to no field. */
  rest: readonly string[]
  /** Calls `focusFirst` while the first faulty field is to have the focus; it exists once the faults are on the screen. */
  focusWhenDue: (focusFirst: () => boolean) => void
}

/** What went wrong and belongs to no field takes the focus, so that nobody looks for it in vain; else the first fault. */
export function FaultSummary({ rest, focusWhenDue }: FaultReport) {
  const summary = useRef<HTMLDivElement>(null)
  const { errors } = useFormState()
  useEffect(() => {
    if (rest.length > 0) summary.current?.focus()
  }, [rest])
  // After every render, since the faults come with one of the next.
  useEffect(() => {
    focusWhenDue(() => Object.keys(errors).length > 0 && focusFirstFault())
  })
  if (rest.length === 0) return null
  return (
    <div ref={summary} tabIndex={-1} className={css.summary}>
      <Notice tone="danger">{rest.length === 1 ? rest[0] : <FaultList faults={rest} />}</Notice>
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

/** A row of a price table that is not written in has no fields yet: a press makes it the active one. */
function focusFirstFault(): boolean {
  const first = document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-fault]')
  if (first?.dataset['fault'] === undefined) first?.focus()
  else first.querySelector<HTMLElement>('[data-cell="content"]')?.click()
  return first !== null
}
