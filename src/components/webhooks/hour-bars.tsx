import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '#src/locales/formats.ts'
import { useLanguage } from '#src/locales/language.ts'
import { bars, type Hour } from './bars.ts'
import css from './hour-bars.module.css'

const hourOf = (date: string) => formatDate(new Date(date), { hour: '2-digit', minute: '2-digit' })

/** Tries of each of 24 hours, those that failed on top; the sums stand in words below. */
export function HourBars({ hours }: { hours: readonly Hour[] }) {
  useLanguage()
  const succeeded = hours.reduce((sum, hour) => sum + hour.succeeded, 0)
  const failed = hours.reduce((sum, hour) => sum + hour.failed, 0)
  const first = hours.at(0)
  return (
    <figure className={css.root}>
      <svg viewBox="0 0 240 60" preserveAspectRatio="none" className={css.bars} aria-hidden="true">
        {bars(hours, { step: 10, width: 7, height: 60 }).map(({ date, x, width, good, bad, words }) => (
          <g key={date}>
            <rect className={css.ground} x={x} y={0} width={width} height={60}>
              <title>{`${hourOf(date)}: ${words}`}</title>
            </rect>
            <rect className={css.good} x={x} width={width} {...good} />
            <rect className={css.bad} x={x} width={width} {...bad} />
          </g>
        ))}
      </svg>
      <p className={css.scale} aria-hidden="true">
        <span>{first && hourOf(first.date)}</span>
        <span>
          <Trans>now</Trans>
        </span>
      </p>
      <figcaption className={css.caption}>
        <span data-good>{plural(succeeded, { one: '# attempt succeeded', other: '# attempts succeeded' })}</span>
        <span data-bad>{plural(failed, { one: '# attempt failed', other: '# attempts failed' })}</span>
      </figcaption>
    </figure>
  )
}
