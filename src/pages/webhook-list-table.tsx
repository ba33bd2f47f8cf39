import { Trans, useLingui } from '@lingui/react/macro'
import { IconDots, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { webhookQueries } from '#src/api/webhooks.ts'
import { classNames } from '#src/components/ui/class-names.ts'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Ledger, LedgerCell, LedgerHead, LedgerRow } from '#src/components/ui/ledger.tsx'
import linked from '#src/components/ui/linked-rows.module.css'
import { Menu } from '#src/components/ui/menu.tsx'
import menuCss from '#src/components/ui/record-menu.module.css'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import { EventChips } from '#src/components/webhooks/event-chips.tsx'
import { RemoveDialog } from '#src/components/webhooks/remove-dialog.tsx'
import { shortAddress } from '#src/components/webhooks/webhook-state.ts'
import { WebhookStateMark } from '#src/components/webhooks/webhook-state-mark.tsx'
import type { Webhook } from '#wire/webhooks.ts'
import { useRemoval, useSwitch } from './webhook-acts.ts'
import css from './webhook-list-table.module.css'

type Props = {
  webhooks: readonly Webhook[]
  /** The service can tell when a webhook last succeeded. */
  withHealth: boolean
}

/** One line per webhook; on a phone three. */
export const WebhookTable = ({ webhooks, withHealth }: Props) => {
  const { t } = useLingui()
  return (
    <Ledger label={t`Webhooks`} className={classNames(linked.ledger, css.ledger)}>
      <colgroup>
        <col />
        <col className={css.stateColumn} />
        <col className={css.eventsColumn} />
        <col className={css.versionColumn} />
        {withHealth && <col className={css.dateColumn} />}
        {withHealth && <col className={css.dateColumn} />}
        <col className={css.actsColumn} />
      </colgroup>
      <thead>
        <tr>
          <LedgerHead>
            <Trans>Address</Trans>
          </LedgerHead>
          <LedgerHead>
            <Trans>State</Trans>
          </LedgerHead>
          <LedgerHead>
            <Trans>Events</Trans>
          </LedgerHead>
          <LedgerHead>
            <Trans>Version</Trans>
          </LedgerHead>
          {withHealth && (
            <LedgerHead figures>
              <Trans>Last success</Trans>
            </LedgerHead>
          )}
          {withHealth && (
            <LedgerHead figures>
              <Trans>Last failure</Trans>
            </LedgerHead>
          )}
          <LedgerHead>
            <VisuallyHidden>
              <Trans>Acts</Trans>
            </VisuallyHidden>
          </LedgerHead>
        </tr>
      </thead>
      <tbody>
        {webhooks.map((webhook) => (
          <Row key={webhook.id} webhook={webhook} withHealth={withHealth} />
        ))}
      </tbody>
    </Ledger>
  )
}

type RowProps = { webhook: Webhook; withHealth: boolean }

/** The link of the address covers the row; its menu stands above it. */
function Row({ webhook, withHealth }: RowProps) {
  const { id, payload_url, events, api_version } = webhook
  return (
    <LedgerRow className={classNames(linked.row, css.row)}>
      <LedgerCell className={css.address}>
        <Link className={linked.link} to={`/webhooks/${id}`} title={payload_url} data-row={id}>
          {shortAddress(payload_url)}
        </Link>
      </LedgerCell>
      <LedgerCell className={css.state}>
        <WebhookStateMark {...webhook} />
      </LedgerCell>
      <LedgerCell className={css.events} title={events.join(', ')}>
        <EventChips events={events} />
      </LedgerCell>
      <LedgerCell quiet className={css.version}>
        v{api_version}
      </LedgerCell>
      {withHealth && <HealthCells id={id} />}
      <LedgerCell className={css.acts}>
        <RowMenu webhook={webhook} />
      </LedgerCell>
    </LedgerRow>
  )
}

function HealthCells({ id }: { id: number }) {
  const { data } = useQuery(webhookQueries.health(id))
  const date = (given: string | null | undefined) => (given ? <DateText date={given} /> : data && '–')
  return (
    <>
      <LedgerCell figures quiet className={css.date}>
        {date(data?.date_last_success)}
      </LedgerCell>
      <LedgerCell figures quiet className={css.date}>
        {date(data?.date_last_failure)}
      </LedgerCell>
    </>
  )
}

function RowMenu({ webhook }: { webhook: Webhook }) {
  const { t } = useLingui()
  const { active, payload_url } = webhook
  const { flip } = useSwitch(webhook)
  const removal = useRemoval(webhook)
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Menu
        label={t`More for ${shortAddress(payload_url)}`}
        className={menuCss.trigger}
        trigger={<Icon of={IconDots} size={18} />}
        groups={[
          {
            items: [
              active
                ? { label: t`Pause`, icon: <Icon of={IconPlayerPause} />, onSelect: flip }
                : { label: t`Resume`, icon: <Icon of={IconPlayerPlay} />, onSelect: flip },
            ],
          },
          {
            items: [{ label: t`Delete…`, icon: <Icon of={IconTrash} />, danger: true, onSelect: () => setAsks(true) }],
          },
        ]}
      />
      <RemoveDialog
        payloadUrl={payload_url}
        opened={asks}
        busy={removal.busy}
        onConfirm={removal.remove}
        onClose={() => setAsks(false)}
      />
    </>
  )
}
