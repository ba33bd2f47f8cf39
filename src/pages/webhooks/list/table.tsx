import { useLingui } from '@lingui/react/macro'
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { webhookQueries } from '#src/api/webhooks.ts'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { Column } from '#src/components/list/columns.ts'
import { Ledger } from '#src/components/list/ledger.tsx'
import { RowLink } from '#src/components/list/row-link.tsx'
import { RowMenu } from '#src/components/list/row-menu.tsx'
import { EventChips } from '#src/components/webhooks/event-chips.tsx'
import { RemoveDialog } from '#src/components/webhooks/remove-dialog.tsx'
import { shortAddress } from '#src/components/webhooks/webhook-state.ts'
import { WebhookStateMark } from '#src/components/webhooks/webhook-state-mark.tsx'
import type { Webhook } from '#wire/webhooks.ts'
import { useRemoval, useSwitch } from '#src/pages/webhooks/shared/acts.ts'
import css from './table.module.css'
import { useWebhookNames } from '#src/pages/webhooks/shared/names.ts'

type Props = {
  webhooks: readonly Webhook[]
  /** The service can tell when a webhook last succeeded. */
  withHealth: boolean
}

const idOf = ({ id }: Webhook) => id

/** One line per webhook; on a phone two. */
export function WebhookTable({ webhooks, withHealth }: Props) {
  const { t } = useLingui()
  const columns = useWebhookColumns({ withHealth })
  return <Ledger label={t`Webhooks`} items={webhooks} columns={columns} keyOf={idOf} />
}

function useWebhookColumns({ withHealth }: Pick<Props, 'withHealth'>): Column<Webhook>[] {
  const { t } = useLingui()
  const healthColumn = (key: HealthDate, head: string): Column<Webhook> => ({
    key,
    head,
    cell: ({ id }) => <Health id={id} date={key} />,
    width: 104,
    figures: true,
    quiet: true,
    phone: 'hidden',
    hideBelow: 'medium',
  })
  return [
    { key: 'webhook', head: t`Webhook`, cell: (webhook) => <Name webhook={webhook} />, phone: 'title' },
    {
      key: 'state',
      head: t`Status`,
      cell: (webhook) => <WebhookStateMark {...webhook} />,
      width: 250,
      phone: 'secondary',
    },
    {
      key: 'events',
      head: t`Events`,
      cell: ({ events }) => <EventChips events={events} />,
      title: ({ events }) => events.join(', '),
      width: '24%',
      phone: 'hidden',
      hideBelow: 'large',
    },
    {
      key: 'version',
      head: t`Version`,
      cell: ({ api_version }) => `v${api_version}`,
      width: 72,
      quiet: true,
      phone: 'hidden',
    },
    ...(withHealth
      ? [healthColumn('date_last_success', t`Last success`), healthColumn('date_last_failure', t`Last failure`)]
      : []),
    {
      key: 'acts',
      head: t`Actions`,
      headHidden: true,
      cell: (webhook) => <Acts webhook={webhook} />,
      width: 76,
      phone: 'act',
    },
  ]
}

function Name({ webhook }: { webhook: Webhook }) {
  const { nameOf } = useWebhookNames()
  const { id, payload_url } = webhook
  const name = nameOf(webhook)
  return (
    <>
      <RowLink to={`/webhooks/${id}`} row={id} title={payload_url}>
        {name || shortAddress(payload_url)}
      </RowLink>
      {name !== '' && <span className={css.address}>{shortAddress(payload_url)}</span>}
    </>
  )
}

type HealthDate = 'date_last_success' | 'date_last_failure'

function Health({ id, date }: { id: number; date: HealthDate }) {
  const { data } = useQuery(webhookQueries.health(id))
  const at = data?.[date]
  return at ? <DateText date={at} /> : data && '–'
}

function Acts({ webhook }: { webhook: Webhook }) {
  const { t } = useLingui()
  const { active, payload_url } = webhook
  const { titleOf } = useWebhookNames()
  const { flip } = useSwitch(webhook)
  const removal = useRemoval(webhook)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <RowMenu
        label={t`Actions for ${titleOf(webhook)}`}
        groups={[
          {
            items: [
              active
                ? { label: t`Pause`, icon: <Icon of={IconPlayerPause} />, onSelect: flip }
                : { label: t`Resume`, icon: <Icon of={IconPlayerPlay} />, onSelect: flip },
            ],
          },
          {
            items: [
              { label: t`Delete…`, icon: <Icon of={IconTrash} />, danger: true, onSelect: () => setAsking(true) },
            ],
          },
        ]}
      />
      <RemoveDialog
        payloadUrl={payload_url}
        opened={isAsking}
        busy={removal.busy}
        onConfirm={removal.remove}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
