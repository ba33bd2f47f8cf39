import type { ReactNode } from 'react'
import { formatDate } from '#src/locales/formats.ts'
import css from './timeline.module.css'

type Props = {
  date: string
  glyph: ReactNode
  /** The fact itself, in a sentence. */
  fact: ReactNode
  /** At the right: an amount, or how often. */
  aside?: ReactNode
  /** Needs the seller, or tells of the customer's hand. */
  kind?: string
  children?: ReactNode
}

/** One thing that happened: when, its glyph on the thread, and what. */
export const Line = ({ date, glyph, fact, aside, kind, children }: Props) => (
  <li className={css.entry} data-kind={kind}>
    <time dateTime={date}>{formatDate(new Date(date), { hour: '2-digit', minute: '2-digit' })}</time>
    <span className={css.glyph}>{glyph}</span>
    <div className={css.body}>
      <p className={css.fact}>
        <span>{fact}</span>
        {aside}
      </p>
      {children}
    </div>
  </li>
)
