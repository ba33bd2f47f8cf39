import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { trashQueries, useRestore, useRestoreAll } from '#src/api/trashcan.ts'
import { useSelection } from '#src/components/products/use-selection.ts'
import { trashIn, trashTo, type TrashAddress } from '#src/components/settings/trash-address.ts'
import { TrashBar } from '#src/components/settings/trash-bar.tsx'
import { TrashEmpty } from '#src/components/settings/trash-empty.tsx'
import { TrashFilters } from '#src/components/settings/trash-filters.tsx'
import { isRestorable, TrashTable, trashNumber } from '#src/components/settings/trash-table.tsx'
import { ErrorState } from '#src/components/ui/error-state.tsx'
import { ListFoot } from '#src/components/ui/list-foot.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { SkeletonRows } from '#src/components/ui/skeleton-rows.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { TrashItem } from '#wire/trashcan.ts'
import css from './settings-part.module.css'

export const load =
  (client: QueryClient) =>
  ({ request }: { request: Request }) => {
    client.query(trashQueries.list(trashIn(new URL(request.url).searchParams))).catch(() => undefined)
    return null
  }

/** What was deleted, the newest first, and the way back (specification section 3). */
export function Component() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const address = useMemo(() => trashIn(search), [search])
  return (
    <>
      <title>{`${t`Trashcan`} · Proffer`}</title>
      <PageHead title={t`Trashcan`} />
      <p className={css.about}>
        <Trans>
          Deleted proposals and contacts stay here until somebody restores them. An organisation brings back the people
          that went with it.
        </Trans>
      </p>
      <Trash address={address} />
    </>
  )
}

/** The filters stand over what they find, and where there is nothing at all there is nothing to filter. */
function Trash({ address }: { address: TrashAddress }) {
  const list = useQuery({ ...trashQueries.list(address), placeholderData: keepPreviousData })
  const navigate = useNavigate()
  const onSearch = useCallback(
    (query: string) => void navigate(trashTo(address, { query }), { replace: true }),
    [navigate, address],
  )
  const isEmpty =
    list.data?.items.length === 0 && !list.isPlaceholderData && trashTo(address, {}) === trashTo(plain, {})
  return (
    <>
      {!isEmpty && <TrashFilters address={address} onSearch={onSearch} />}
      <TrashRows address={address} list={list} />
    </>
  )
}

const plain = trashIn(new URLSearchParams())

type RowsProps = { address: TrashAddress; list: UseQueryResult<{ items: TrashItem[]; total: number | undefined }> }

function TrashRows({ address, list }: RowsProps) {
  const { t } = useLingui()
  const { mutateAsync, variables, isPending } = useRestore()
  const { restoreAll, busy: restoring } = useRestoring()
  const selection = useSelection(
    list.data?.items.filter(isRestorable).map(trashNumber) ?? [],
    trashTo(address, address),
  )
  const restore = ({ kind, id, name }: TrashItem) =>
    void mutateAsync({ kind, id }).then(
      () => showToast({ text: t`“${name}” is restored` }),
      (error: unknown) => showToast({ tone: 'failed', text: messageFor(error) }),
    )
  if (!list.data)
    return list.error ? (
      <ErrorState title={t`The trashcan did not come`} onRetry={() => void list.refetch()}>
        {messageFor(list.error)}
      </ErrorState>
    ) : (
      <SkeletonRows />
    )
  const { items, total } = list.data
  const chosen = items.filter((item) => selection.has(trashNumber(item)))
  if (items.length === 0) return <TrashEmpty address={address} />
  const busy = isPending ? items.find(({ kind, id }) => kind === variables.kind && id === variables.id) : undefined
  return (
    <>
      <TrashTable items={items} isOld={list.isPlaceholderData} busy={busy} selection={selection} onRestore={restore} />
      {chosen.length > 0 && (
        <TrashBar
          count={chosen.length}
          busy={restoring}
          onRestore={() => void restoreAll(chosen)}
          onClear={selection.clear}
        />
      )}
      <ListFoot
        page={address.page}
        shown={items.length}
        total={total}
        to={(page) => trashTo(address, { page })}
        onNear={() => undefined}
        all={(count) => plural(count, { one: '# record', other: '# records' })}
      />
    </>
  )
}

/** Organisations first: a person among the rest may belong to one of them. */
const organisationFirst = (items: readonly TrashItem[]) =>
  items.toSorted((a, b) => Number(isOrganisation(b)) - Number(isOrganisation(a)))
const isOrganisation = (item: TrashItem) => item.kind === 'contact' && item.type === 'organisation'

/** Restores several and tells how many came back; those that did not stay ticked. */
function useRestoring() {
  const { mutateAsync, isPending } = useRestoreAll()
  const restoreAll = async (items: readonly TrashItem[]) => {
    const refused = await mutateAsync(organisationFirst(items))
    const restored = items.length - refused.length
    if (restored > 0)
      await showToast({ text: plural(restored, { one: '# record is restored', other: '# records are restored' }) })
    for (const { item, error } of refused)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are read
      await showToast({ tone: 'failed', text: `${item.name}: ${messageFor(error)}` })
  }
  return { restoreAll, busy: isPending }
}
