import type { ReactNode } from 'react'
import css from './filter-panel.module.css'

type Props = { isOn: boolean; onSelect: () => void; children: ReactNode }

/** One press narrows, another takes it back. */
export const FilterStep = ({ isOn, onSelect, children }: Props) => (
  <button type="button" className={css.step} aria-pressed={isOn} onClick={onSelect}>
    {children}
  </button>
)
