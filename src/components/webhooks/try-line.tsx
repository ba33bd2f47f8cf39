import { IconCircleCheckFilled, IconCircleX } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import type { DeliveryItem } from '#wire/deliveries.ts'
import css from './try-line.module.css'
import { Mark } from './webhook-state-mark.tsx'

type Try = DeliveryItem['tries'][number]

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** One try in a line: when, what came back, how long it took. */
export const TryLine = ({ of: { number, date, status, error, duration_ms } }: { of: Try }) => (
  <span className={css.root}>
    <span className={css.number}>Try {number}</span>
    <time dateTime={date}>{exact.format(new Date(date))}</time>
    <Mark
      tone={isSuccess(status) ? 'ok' : 'danger'}
      of={<Icon of={isSuccess(status) ? IconCircleCheckFilled : IconCircleX} />}
    >
      {status === null ? error : `Answered ${status}`}
    </Mark>
    <span className={css.duration}>{duration_ms.toLocaleString()} ms</span>
  </span>
)

const isSuccess = (status: number | null) => status !== null && status >= 200 && status < 300
