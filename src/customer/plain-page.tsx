import { use, useEffect, useRef, type ReactNode } from 'react'
import css from './page.module.css'
import plainPageCss from './plain-page.module.css'
import type { Seller } from './page-state.ts'
import { SpeechContext } from './speech.ts'

type Props = { heading: string; text: string; seller?: Seller; isAlert?: boolean; children?: ReactNode }

/** Instead of a proposal: what is the matter, and what can be done about it. */
export function PlainPage({ heading, text, seller, isAlert = false, children }: Props) {
  const { reading } = use(SpeechContext)
  const head = useRef<HTMLHeadingElement>(null)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is said anew takes the focus anew
  useEffect(() => head.current?.focus(), [heading])
  return (
    <div className={css.page} lang={reading.language}>
      {seller && (
        <header className={css.top}>
          <p className={css.firm}>{seller.title}</p>
        </header>
      )}
      <main className={plainPageCss.plain} role={isAlert ? 'alert' : undefined}>
        <h1 ref={head} tabIndex={-1}>
          {heading}
        </h1>
        <p>{text}</p>
        {children}
      </main>
    </div>
  )
}

/** Somebody to call, where that is known. */
export function Reach({ seller }: { seller: Seller }) {
  if (!seller) return null
  const { name, phone } = seller
  return (
    <p className={plainPageCss.reaching}>
      {name}
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
    </p>
  )
}
