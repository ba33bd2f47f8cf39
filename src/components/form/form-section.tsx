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

/** Takes the whole width of its section. */
export const Wide = ({ id, children }: { id?: string; children: ReactNode }) => (
  <div id={id} className={css.wide}>
    {children}
  </div>
)
