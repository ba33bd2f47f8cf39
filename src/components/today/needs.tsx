import { Trans, useLingui } from '@lingui/react/macro'
import { use, type ReactNode } from 'react'
import { Link } from 'react-router'
import { needFilterWords } from '#src/components/proposals/filter-names.ts'
import { AccountZone } from '#src/components/ui/account-zone.ts'
import { formatNumber } from '#src/locales/formats.ts'
import { dayIn } from '#wire/calendar-day.ts'
import type { Need } from '#wire/needs.ts'
import { needKinds, type NeedKind, type WhoseWork } from '#wire/proposal-list.ts'
import { listPath } from './list-path.ts'
import { keyOf, NeedLine, type NeedActs } from './need-line.tsx'
import { shownOf } from './need-share.ts'
import { needWords } from './need-words.ts'
import part from '#src/components/ui/page-part.module.css'
import css from './needs.module.css'

type Shown = { items: readonly Need[]; counts: Readonly<Record<NeedKind, number>>; count: number; put_off: number }

type Props = {
  needs: Shown
  whose: WhoseWork
  /** What is put off is shown instead. */
  putOff: boolean
  now: Date
  acts: NeedActs | undefined
  /** Where the other of the two is. */
  other: string
}

/** What somebody has to see to, one line each, with the way to what was put off and to the lists. */
export function Needs({ needs: { items, counts, count, put_off }, whose, putOff, now, acts, other }: Props) {
  const { t } = useLingui()
  const zone = use(AccountZone)
  const dayOf = (date: string) => dayIn(zone, Date.parse(date))
  const today = dayIn(zone, now.getTime())
  const shown = putOff ? items : shownOf(items)
  return (
    <section aria-labelledby="needs">
      <div className={css.head}>
        <h2 id="needs" tabIndex={-1} className={css.title}>
          {putOff ? t`Put off` : t`Needs you`}{' '}
          <span className={css.count}>{formatNumber(putOff ? put_off : count)}</span>
        </h2>
        <Other {...{ putOff, put_off, count, other }} />
      </div>
      {shown.length === 0 ? (
        <p className={css.none}>{putOff ? t`Nothing is put off.` : t`All done. Nothing needs you now.`}</p>
      ) : (
        <ol aria-labelledby="needs">
          {shown.map((need) => (
            <NeedLine key={keyOf(need)} need={need} words={needWords(need, today, dayOf)} now={now} acts={acts} />
          ))}
        </ol>
      )}
      {!putOff && count > 0 && <Kinds counts={counts} whose={whose} />}
    </section>
  )
}

function Other({
  putOff,
  put_off,
  count,
  other,
}: Pick<Props, 'putOff' | 'other'> & { put_off: number; count: number }) {
  const link = (children: ReactNode, of: number) => (
    <Link to={other} preventScrollReset className={part.link}>
      {children} <span>{formatNumber(of)}</span>
    </Link>
  )
  if (putOff) return link(<Trans>Needs you</Trans>, count)
  return put_off > 0 ? link(<Trans>Put off</Trans>, put_off) : null
}

/** How many there are of each, which is how many the list has that it leads to. */
function Kinds({ counts, whose }: Pick<Shown, 'counts'> & { whose: WhoseWork }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Needs you, as lists`} className={css.kinds}>
      {needKinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <Link key={kind} to={listPath({ need: kind, whose })} className={part.link}>
            {t(needFilterWords[kind])} {formatNumber(counts[kind])}
          </Link>
        ))}
    </nav>
  )
}
