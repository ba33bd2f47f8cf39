import type { ReactNode } from 'react'
import css from './foot-bar.module.css'

/** On a phone what a record comes to stands at the foot, and leaves room for the main act beside it. */
export const FootBar = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <p className={css.bar}>
    <small>{label}</small>
    <b>{children}</b>
  </p>
)
