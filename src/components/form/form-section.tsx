import { useId, type ReactNode } from 'react'
import css from './form-section.module.css'

type Props = {
  title: string
  /** What these fields are for, where their labels cannot say it. */
  about?: ReactNode
  children: ReactNode
}

/** Fields that belong together, under a heading and a rule. */
export function FormSection({ title, about, children }: Props) {
  const heading = useId()
  return (
    <section className={css.section} aria-labelledby={heading}>
      <header className={css.head}>
        <h2 id={heading}>{title}</h2>
        {about !== undefined && <p>{about}</p>}
      </header>
      <div className={css.fields}>{children}</div>
    </section>
  )
}

/** Takes the whole width of its section; `roomy` gives a longer text its height from the start. */
export const Wide = ({ children, roomy = false }: { children: ReactNode; roomy?: boolean }) => (
  <div className={css.wide} data-roomy={roomy || undefined}>
    {children}
  </div>
)
