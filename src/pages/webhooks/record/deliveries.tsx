import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { webhookQueries } from '#src/api/webhooks.ts'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { EmptyState } from '#src/components/list/empty-state.tsx'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { ListFoot } from '#src/components/list/foot.tsx'
import { useRowKeys } from '#src/components/list/use-row-keys.ts'
import { deliveryAddress, filterOf, type DeliveryListAddress } from '#src/components/webhooks/delivery-address.ts'
import { DeliveryFilters } from '#src/components/webhooks/delivery-filters.tsx'
import { DeliveryTable } from '#src/components/webhooks/delivery-table.tsx'
import type { Webhook } from '#wire/webhooks.ts'
import { useListPosition } from '#src/pages/shared/list-position.ts'

const noSearch = { current: null }
const nothing = () => undefined
const deliveryWords = (count: number) => plural(count, { one: '# delivery', other: '# deliveries' })

/** What was sent and what waits to be, the newest first. */
export function WebhookDeliveries({ webhook }: { webhook: Webhook }) {
  const { id } = webhook
  const { t } = useLingui()
  const [search] = useSearchParams()
  const address = deliveryAddress.read(search)
  const client = useQueryClient()
  const rows = useRef<HTMLDivElement>(null)
  const list = useQuery({ ...webhookQueries.deliveries(id, filterOf(address)), placeholderData: keepPreviousData })
  const path = `/webhooks/${id}/deliveries`
  useRowKeys({ rows, search: noSearch, onEscape: nothing })
  useListPosition({ path, search: deliveryAddress.write(address), list: rows, ready: list.isSuccess })
  const to = (change: Partial<DeliveryListAddress>) => path + deliveryAddress.write({ ...address, page: 1, ...change })
  return (
    <div ref={rows}>
      <DeliveryFilters address={address} version={webhook.api_version} to={to} />
      <QueryStates
        query={list}
        failed={t`The deliveries could not be loaded`}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoDeliveries id={id} isNarrowed={deliveryAddress.write({ ...address, page: 1 }) !== ''} all={path} />}
      >
        {({ items, total }) => (
          <>
            <DeliveryTable webhookId={id} items={items} isOld={list.isPlaceholderData} />
            <ListFoot
              page={address.page}
              shown={items.length}
              total={total}
              to={(page) => to({ page })}
              onNear={(page) =>
                void client.prefetchQuery(webhookQueries.deliveries(id, filterOf({ ...address, page })))
              }
              all={deliveryWords}
              withSearch={false}
            />
          </>
        )}
      </QueryStates>
    </div>
  )
}

type NoneProps = { id: number; isNarrowed: boolean; all: string }

const NoDeliveries = ({ id, isNarrowed, all }: NoneProps) => {
  const { t } = useLingui()
  return isNarrowed ? (
    <EmptyState
      title={t`No deliveries found`}
      action={
        <ButtonLink to={all}>
          <Trans>Show all deliveries</Trans>
        </ButtonLink>
      }
    >
      <Trans>Change the status, event or day.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      title={t`Nothing sent yet`}
      action={
        <ButtonLink to={`/webhooks/${id}/test`}>
          <Trans>Send test</Trans>
        </ButtonLink>
      }
    >
      <Trans>Deliveries appear here with every attempt and its response.</Trans>
    </EmptyState>
  )
}
