import type { ReactNode } from 'react'
import css from './key-hint.module.css'

/** Which key does what; not where a finger does it. */
export const KeyHint = ({ children }: { children: ReactNode }) => <span className={css.root}>{children}</span>
