import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { proposalQueries } from '#src/api/proposals.ts'
import { addressIn, changed, searchOf, type ListAddress } from '#src/components/proposals/list-address.ts'
import { ListFilters } from '#src/components/proposals/list-filters.tsx'
import { StatusTabs } from '#src/components/proposals/status-tabs.tsx'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { ListSearch } from '#src/components/ui/list-search.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { focusRow, useRowKeys } from '#src/components/ui/use-row-keys.ts'
import { useStickyHead } from '#src/components/ui/use-sticky-head.ts'
import { useListPlace } from './list-place.ts'
import { useListSurroundings, useProposals } from './proposal-list-queries.ts'
import { useTrail } from './proposal-trail.ts'
import { ProposalListRows } from './proposal-list-rows.tsx'
import { ProposalListMenu } from './proposal-list-menu.tsx'
import { useListWork } from './proposal-list-work.tsx'
import css from '#src/components/ui/list-head.module.css'

/** Asks at once and waits for nothing: the screen stands before its rows, and says itself when they do not come. */
export const load =
  (client: QueryClient) =>
  ({ request }: { request: Request }) => {
    const address = addressIn(new URL(request.url).searchParams)
    client.query({ ...proposalQueries.list(address), staleTime: 'static' }).catch(() => undefined)
    return null
  }

export function Component() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const address = useMemo(() => addressIn(search), [search])
  const go = useGo(address)
  const rows = useRef<HTMLDivElement>(null)
  const searchInput = useRef<HTMLInputElement>(null)
  const head = useRef<HTMLDivElement>(null)

  const list = useProposals(address)
  const around = useListSurroundings(address, list.isSuccess)
  useTrail(address, list.isPlaceholderData ? undefined : list.data)
  useStickyHead(head)
  useListPlace({ path: '/proposals', search: searchOf(address), list: rows, ready: list.isSuccess })

  const { query } = address
  const onSearch = useCallback((query: string) => go({ query }, { replace: true }), [go])
  const { selection, acts, keys, windows } = useListWork({ address, list, around, rows })
  const { clear } = selection
  const isSelected = selection.ids.size > 0
  const onEscape = useCallback(() => {
    if (isSelected) clear()
    else if (query) onSearch('')
  }, [isSelected, clear, query, onSearch])
  useRowKeys({ rows, search: searchInput, onEscape, onRow: keys })
  const toFirstRow = () => {
    const first = rows.current?.querySelector<HTMLElement>('[data-row]')
    if (first) focusRow(first)
    else searchInput.current?.blur()
  }

  const to = (change: Partial<ListAddress>) => `/proposals${searchOf(changed(address, change))}`
  return (
    <div className={css.page}>
      <title>{`${around.directory ?? t`Proposals`} · Proffer`}</title>
      <div ref={head} className={css.head}>
        <PageHead title={t`Proposals`} part={around.directory}>
          <div className={css.search}>
            <ListSearch
              label={t`Search proposals`}
              placeholder={t`Name, number, customer or row text`}
              query={query}
              onSearch={onSearch}
              onLeave={toFirstRow}
              inputRef={searchInput}
            />
          </div>
          <ProposalListMenu address={address} owners={around.owners} directories={around.directories} />
          <ButtonLink className={css.new} variant="primary" to="/proposals/new" icon={<Icon of={IconPlus} />}>
            <span>
              <Trans>New proposal</Trans>
            </span>
          </ButtonLink>
        </PageHead>
        <StatusTabs
          current={query ? undefined : address.status}
          counted={around.counted}
          to={(status) => to({ status, query: '' })}
        />
      </div>
      <ListFilters address={address} directory={around.directory} onChange={go} />
      <div ref={rows}>
        <ProposalListRows
          {...{ address, list, around, to, acts }}
          selected={selection.ids}
          onTickAll={selection.tickShown}
        />
      </div>
      {windows}
    </div>
  )
}

/** Moves the list to a changed address; the first page, unless the page is what changes. */
function useGo(address: ListAddress) {
  const navigate = useNavigate()
  return useCallback(
    (change: Partial<ListAddress>, options: { replace?: boolean } = {}) =>
      void navigate({ search: searchOf(changed(address, change)) }, options),
    [navigate, address],
  )
}
