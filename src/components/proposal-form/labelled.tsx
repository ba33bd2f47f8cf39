import type { ReactNode } from 'react'
import css from './labelled.module.css'

/** Something beside the fields that is no field itself. */
export const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label}>
    <p className={css.label} aria-hidden>
      {label}
    </p>
    {children}
  </div>
)
