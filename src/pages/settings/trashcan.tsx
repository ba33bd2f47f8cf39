import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { trashQueries, useRestore, useRestoreAll } from '#src/api/trashcan.ts'
import { useSelection } from '#src/components/list/use-selection.ts'
import { trashAddress, trashTo, type TrashAddress } from '#src/components/settings/trash-address.ts'
import { TrashBar } from '#src/components/settings/trash-bar.tsx'
import { TrashEmpty } from '#src/components/settings/trash-empty.tsx'
import { TrashFilters } from '#src/components/settings/trash-filters.tsx'
import { isRestorable, TrashTable, trashNumber } from '#src/components/settings/trash-table.tsx'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { ListFoot } from '#src/components/list/foot.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { restore as restoreOne, type TrashItem } from '#wire/trashcan.ts'
import { useMay } from '#src/pages/shared/may.ts'
import css from './shared/part.module.css'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

export const load =
  (client: QueryClient) =>
  ({ request }: { request: Request }) => {
    client.query(trashQueries.list(trashAddress.read(new URL(request.url).searchParams))).catch(() => undefined)
    return null
  }

/** What was deleted, the newest first, and the way back (interface, section 12). */
export function Component() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const address = useMemo(() => trashAddress.read(search), [search])
  return (
    <>
      <title>{`${t`Trash`} · Proffer`}</title>
      <PageHead title={t`Trash`} />
      <p className={css.about}>
        <Trans>
          Deleted proposals and contacts stay here until restored. Organisations are restored with their people.
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

const plain = trashAddress.read(new URLSearchParams())

type RowsProps = { address: TrashAddress; list: UseQueryResult<{ items: TrashItem[]; total: number | undefined }> }

function TrashRows({ address, list }: RowsProps) {
  const { t } = useLingui()
  const { mutateAsync, variables, isPending } = useRestore()
  const { restoreAll, busy: restoring } = useRestoring()
  const mayRestore = useMay(restoreOne)
  const selection = useSelection(
    list.data?.items.filter(isRestorable).map(trashNumber) ?? [],
    trashTo(address, address),
  )
  const restore = ({ kind, id, name }: TrashItem) =>
    void mutateAsync({ kind, id }).then(() => showToast({ text: t`“${name}” restored` }), sayFailed)
  const busy = (item: TrashItem) => isPending && item.kind === variables.kind && item.id === variables.id
  return (
    <QueryStates
      query={list}
      failed={t`The trash could not be loaded`}
      isEmpty={({ items }) => items.length === 0}
      empty={<TrashEmpty address={address} />}
    >
      {({ items, total }) => {
        const chosen = items.filter((item) => selection.has(trashNumber(item)))
        return (
          <>
            <TrashTable
              items={items}
              isOld={list.isPlaceholderData}
              busy={items.find(busy)}
              selection={selection}
              onRestore={mayRestore ? restore : undefined}
            />
            {mayRestore && chosen.length > 0 && (
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
      }}
    </QueryStates>
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
      await showToast({ text: plural(restored, { one: '# record restored', other: '# records restored' }) })
    for (const { item, error } of refused)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are read
      await showToast({ tone: 'failed', text: `${item.name}: ${messageFor(error)}` })
  }
  return { restoreAll, busy: isPending }
}
