import { Plural, Trans } from '@lingui/react/macro'
import { use, useEffect, useState, type ReactNode, type RefObject } from 'react'
import { Money } from '#src/components/ui/money.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { watchPress } from '#src/components/ui/watch-press.ts'
import type { DraftPrices } from '#src/draft/prices.ts'
import css from './grid-foot.module.css'
import { formatPercentage } from '#src/locales/percentage.ts'

type Props = DraftPrices & {
  rows: number
  currency: string | undefined
  /** Where the same stands in full; while that is in view, this is not. */
  totals: RefObject<HTMLElement | null>
  onExplain: () => void
}

/** While rows are written further up, what they come to stands at the foot of the window. */
export function GridFoot({ prices, rateKnown, rows, currency, totals, onExplain }: Props) {
  const notation = { locale: use(MoneyLocale) }
  const isSeen = useIsSeen(totals)
  if (isSeen) return null
  return (
    <div className={css.dock} data-foot>
      {/* The table of totals says the same, and is read in its place. */}
      <div className={css.bar} aria-hidden="true">
        <div className={css.count}>
          <b>
            <Plural value={rows} one="# row" other="# rows" />
          </b>
          {/* For the mouse: by keyboard it is reached in its place, after the rows. */}
          <button type="button" tabIndex={-1} onClick={onExplain}>
            <Trans>Calculation of the total</Trans>
          </button>
        </div>
        <Sum label={<Trans>Excl. VAT</Trans>} className={rateKnown ? undefined : css.grand}>
          <Money value={prices.price_total} currency={rateKnown ? undefined : currency} plain={!rateKnown} />
        </Sum>
        {rateKnown &&
          prices.vat.map(({ percentage, total }) => (
            <Sum key={percentage} label={<Trans>VAT {formatPercentage(percentage, notation.locale)}</Trans>}>
              <Money value={total} />
            </Sum>
          ))}
        {rateKnown && (
          <Sum label={<Trans>Total incl. VAT</Trans>} className={css.grand}>
            <Money value={prices.total_with_vat} currency={currency} plain />
          </Sum>
        )}
      </div>
    </div>
  )
}

type SumProps = { label: ReactNode; className?: string | undefined; children: ReactNode }

const Sum = ({ label, className, children }: SumProps) => (
  <p className={className}>
    <small>{label}</small>
    <b>{children}</b>
  </p>
)

/** In view, or scrolled past; true until the browser has said. */
function useIsSeen(element: RefObject<HTMLElement | null>) {
  const [isSeen, setIsSeen] = useState(true)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const press = watchPress()
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last) press.between(() => setIsSeen(last.isIntersecting || last.boundingClientRect.top < 0))
      },
      // As high as the foot itself: it goes as soon as there is room for the totals.
      { rootMargin: '0px 0px -60px' },
    )
    observer.observe(current)
    return () => {
      observer.disconnect()
      press.stop()
    }
  }, [element])
  return isSeen
}
