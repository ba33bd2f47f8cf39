import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheckFilled, IconCircleX } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import { formatDate, formatNumber } from '#src/locales/formats.ts'
import type { DeliveryItem } from '#wire/deliveries.ts'
import css from './try-line.module.css'
import { Mark } from './webhook-state-mark.tsx'

type Try = DeliveryItem['tries'][number]

/** One try in a line: when, what came back, how long it took. */
export const TryLine = ({ of: { number, date, status: code, error, duration_ms } }: { of: Try }) => {
  const { t } = useLingui()
  return (
    <span className={css.root}>
      <span className={css.number}>
        <Trans>Attempt {number}</Trans>
      </span>
      <time dateTime={date}>{formatDate(new Date(date), { dateStyle: 'medium', timeStyle: 'medium' })}</time>
      <Mark
        tone={isSuccess(code) ? 'ok' : 'danger'}
        of={<Icon of={isSuccess(code) ? IconCircleCheckFilled : IconCircleX} />}
      >
        {code === null ? error : t`Responded with ${code}`}
      </Mark>
      <span className={css.duration}>
        <Trans>{formatNumber(duration_ms)} ms</Trans>
      </span>
    </span>
  )
}

const isSuccess = (status: number | null) => status !== null && status >= 200 && status < 300
