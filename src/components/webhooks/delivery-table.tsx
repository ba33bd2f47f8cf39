import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { Link } from 'react-router'
import { classNames } from '#src/components/ui/class-names.ts'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Ledger, LedgerCell, LedgerHead, LedgerRow } from '#src/components/ui/ledger.tsx'
import linked from '#src/components/ui/linked-rows.module.css'
import { TagWord } from '#src/components/ui/tag-word.tsx'
import type { DeliveryItem } from '#wire/deliveries.ts'
import { DeliveryStateMark } from './delivery-state-mark.tsx'
import css from './delivery-table.module.css'
import { recordWords } from './record-words.ts'
import { TryLine } from './try-line.tsx'

type Props = {
  webhookId: number
  items: readonly DeliveryItem[]
  /** The shown rows answer an earlier question; the new answer is on its way. */
  isOld: boolean
}

/** One line per event; its tries fold out below it. */
export const DeliveryTable = ({ webhookId, items, isOld }: Props) => {
  const { t } = useLingui()
  return (
    <Ledger
      label={t`Deliveries`}
      className={classNames(linked.ledger, css.ledger)}
      aria-busy={isOld}
      data-old={isOld || undefined}
    >
      <colgroup>
        <col />
        <col className={css.recordColumn} />
        <col className={css.stateColumn} />
        <col className={css.triesColumn} />
        <col className={css.dateColumn} />
        <col className={css.dateColumn} />
      </colgroup>
      <thead>
        <tr>
          <LedgerHead>
            <Trans>Event</Trans>
          </LedgerHead>
          <LedgerHead>
            <Trans>About</Trans>
          </LedgerHead>
          <LedgerHead>
            <Trans>State</Trans>
          </LedgerHead>
          <LedgerHead figures>
            <Trans>Tries</Trans>
          </LedgerHead>
          <LedgerHead figures>
            <Trans>Happened</Trans>
          </LedgerHead>
          <LedgerHead figures>
            <Trans>Next try</Trans>
          </LedgerHead>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Rows key={item.id} webhookId={webhookId} item={item} />
        ))}
      </tbody>
    </Ledger>
  )
}

function Rows({ webhookId, item }: { webhookId: number; item: DeliveryItem }) {
  const { t } = useLingui()
  const { id, event, test, state, tries, date_created, date_next_try } = item
  const [open, setOpen] = useState(false)
  return (
    <Fragment>
      <LedgerRow className={classNames(linked.row, css.row)}>
        <LedgerCell className={css.event}>
          <span className={css.name}>
            <IconButton
              className={css.fold}
              label={open ? t`Hide the tries of delivery ${id}` : t`Show the tries of delivery ${id}`}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <Icon of={open ? IconChevronDown : IconChevronRight} />
            </IconButton>
            <Link className={linked.link} to={`/webhooks/${webhookId}/deliveries/${id}`} data-row={id}>
              {event}
            </Link>
            {test && <TagWord>{t`test`}</TagWord>}
          </span>
        </LedgerCell>
        <LedgerCell quiet className={css.record}>
          {recordWords(item)}
        </LedgerCell>
        <LedgerCell className={css.state}>
          <DeliveryStateMark state={state} />
        </LedgerCell>
        <LedgerCell figures className={css.tries}>
          {tries.length}
        </LedgerCell>
        <LedgerCell figures quiet className={css.date}>
          <DateText date={date_created} />
        </LedgerCell>
        <LedgerCell figures quiet className={css.next}>
          {date_next_try === null ? '–' : <DateText date={date_next_try} />}
        </LedgerCell>
      </LedgerRow>
      {open && (
        <tr>
          <td colSpan={6} className={css.unfolded}>
            {tries.length === 0 ? t`Not tried yet` : tries.map((each) => <TryLine key={each.number} of={each} />)}
          </td>
        </tr>
      )}
    </Fragment>
  )
}
