import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { webhookQueries } from '#src/api/webhooks.ts'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorState } from '#src/components/ui/error-state.tsx'
import { ListFoot } from '#src/components/ui/list-foot.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { SkeletonRows } from '#src/components/ui/skeleton-rows.tsx'
import { useRowKeys } from '#src/components/ui/use-row-keys.ts'
import {
  deliveriesIn,
  deliverySearchOf,
  deliveryStates,
  type DeliveryListAddress,
} from '#src/components/webhooks/delivery-address.ts'
import { DeliveryTable } from '#src/components/webhooks/delivery-table.tsx'
import type { DeliveryState } from '#wire/deliveries.ts'
import { useListPlace } from './list-place.ts'
import css from './webhook-deliveries.module.css'

const noSearch = { current: null }
const nothing = () => undefined
const deliveryWords = (count: number) => plural(count, { one: '# delivery', other: '# deliveries' })

/** What was sent and what waits to be, the newest first. */
export function WebhookDeliveries({ id }: { id: number }) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const address = deliveriesIn(search)
  const client = useQueryClient()
  const rows = useRef<HTMLDivElement>(null)
  const list = useQuery({ ...webhookQueries.deliveries(id, address), placeholderData: keepPreviousData })
  const path = `/webhooks/${id}/deliveries`
  useRowKeys({ rows, search: noSearch, onEscape: nothing })
  useListPlace({ path, search: deliverySearchOf(address), list: rows, ready: list.isSuccess })
  const to = (change: Partial<DeliveryListAddress>) => path + deliverySearchOf({ ...address, page: 1, ...change })
  const { data, error } = list
  const again = () => void list.refetch()
  return (
    <div ref={rows}>
      <StateFilter current={address.state} to={(state) => to({ state })} />
      {error && data && (
        <Notice>
          <Trans>These rows may be out of date.</Trans> {messageFor(error)}
        </Notice>
      )}
      {error && !data && (
        <ErrorState title={t`The deliveries did not come`} onRetry={again}>
          {messageFor(error)}
        </ErrorState>
      )}
      {!error && !data && <SkeletonRows />}
      {data?.items.length === 0 && <NoDeliveries id={id} state={address.state} all={to({ state: undefined })} />}
      {data && data.items.length > 0 && (
        <>
          <DeliveryTable webhookId={id} items={data.items} isOld={list.isPlaceholderData} />
          <ListFoot
            page={address.page}
            shown={data.items.length}
            total={data.total}
            to={(page) => to({ page })}
            onNear={(page) => void client.prefetchQuery(webhookQueries.deliveries(id, { ...address, page }))}
            all={deliveryWords}
            withSearch={false}
          />
        </>
      )}
    </div>
  )
}

const stateWords: Record<DeliveryState, MessageDescriptor> = {
  pending: msg`Pending`,
  succeeded: msg`Succeeded`,
  failed: msg`Failed`,
}

type FilterProps = { current: DeliveryState | undefined; to: (state: DeliveryState | undefined) => string }

const StateFilter = ({ current, to }: FilterProps) => {
  const { t } = useLingui()
  return (
    <nav className={css.filter} aria-label={t`Deliveries by state`}>
      {[undefined, ...deliveryStates].map((state) => (
        <Link
          key={state ?? 'all'}
          to={to(state)}
          replace
          preventScrollReset
          aria-current={state === current ? 'true' : undefined}
        >
          {state ? t(stateWords[state]) : t`All`}
        </Link>
      ))}
    </nav>
  )
}

type NoneProps = { id: number; state: DeliveryState | undefined; all: string }

const NoDeliveries = ({ id, state, all }: NoneProps) => {
  const { t } = useLingui()
  return state ? (
    <EmptyState
      title={t`No deliveries in this state`}
      action={
        <ButtonLink to={all}>
          <Trans>Show all deliveries</Trans>
        </ButtonLink>
      }
    >
      <Trans>Deliveries that are pending, have succeeded or have failed are told apart here.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      title={t`Nothing has been sent yet`}
      action={
        <ButtonLink to={`/webhooks/${id}/test`}>
          <Trans>Send a test</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        As soon as something happens that this webhook asks for, it is listed here with every try and its answer.
      </Trans>
    </EmptyState>
  )
}
