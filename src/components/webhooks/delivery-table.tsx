import { useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { Column } from '#src/components/list/columns.ts'
import { UnfoldedRow } from '#src/components/list/unfolded-row.tsx'
import { Ledger } from '#src/components/list/ledger.tsx'
import { RowLink } from '#src/components/list/row-link.tsx'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
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

const idOf = ({ id }: DeliveryItem) => id

/** One line per event; its tries unfold below it. */
export function DeliveryTable({ webhookId, items, isOld }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const toggle = ({ id }: DeliveryItem) => setOpen((open) => toggled(open, id))
  const columns = useDeliveryColumns({ webhookId, open, toggle })
  return (
    <Ledger
      label={t`Deliveries`}
      keyOf={idOf}
      renderUnfolded={({ id, tries }) =>
        open.has(id) && (
          <UnfoldedRow columns={columns}>
            <Tries of={tries} />
          </UnfoldedRow>
        )
      }
      {...{ items, columns, isOld }}
    />
  )
}

const toggled = (ids: ReadonlySet<number>, id: number) =>
  new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id])

type ColumnsOptions = {
  webhookId: number
  open: ReadonlySet<number>
  toggle: (item: DeliveryItem) => void
}

function useDeliveryColumns({ webhookId, open, toggle }: ColumnsOptions): Column<DeliveryItem>[] {
  const { t } = useLingui()
  return [
    {
      key: 'fold',
      head: t`Show attempts`,
      headHidden: true,
      cell: (item) => <Fold item={item} open={open.has(item.id)} onToggle={() => toggle(item)} />,
      width: 80,
      phone: 'lead',
    },
    { key: 'event', head: t`Event`, cell: (item) => <Event {...{ webhookId, item }} />, phone: 'title' },
    {
      key: 'record',
      head: t`Record`,
      cell: recordWords,
      width: '17%',
      quiet: true,
      phone: 'hidden',
      hideBelow: 'narrow',
    },
    { key: 'state', head: t`Status`, cell: (item) => <DeliveryStateMark {...item} />, width: 136, phone: 'secondary' },
    { key: 'tries', head: t`Attempts`, cell: ({ tries }) => tries.length, width: 72, figures: true, phone: 'hidden' },
    {
      key: 'date_created',
      head: t`Time`,
      cell: ({ date_created }) => <DateText date={date_created} />,
      width: 96,
      figures: true,
      quiet: true,
      phone: 'figure',
    },
    {
      key: 'date_next_try',
      head: t`Next attempt`,
      cell: ({ date_next_try }) => (date_next_try === null ? '–' : <DateText date={date_next_try} />),
      width: 144,
      figures: true,
      quiet: true,
      phone: 'hidden',
    },
  ]
}

type FoldProps = { item: DeliveryItem; open: boolean; onToggle: () => void }

function Fold({ item: { id }, open, onToggle }: FoldProps) {
  const { t } = useLingui()
  return (
    <IconButton
      className={css.fold}
      label={open ? t`Hide attempts of delivery ${id}` : t`Show attempts of delivery ${id}`}
      aria-expanded={open}
      onClick={onToggle}
    >
      <Icon of={open ? IconChevronDown : IconChevronRight} />
    </IconButton>
  )
}

function Event({ webhookId, item: { id, event, test } }: { webhookId: number; item: DeliveryItem }) {
  const { t } = useLingui()
  return (
    <>
      <RowLink to={`/webhooks/${webhookId}/deliveries/${id}`} row={id}>
        {event}
      </RowLink>
      {test && (
        <span className={css.test}>
          <TagWord>{t`test`}</TagWord>
        </span>
      )}
    </>
  )
}

function Tries({ of }: { of: DeliveryItem['tries'] }) {
  const { t } = useLingui()
  return of.length === 0 ? t`Not attempted yet` : of.map((each) => <TryLine key={each.number} of={each} />)
}
