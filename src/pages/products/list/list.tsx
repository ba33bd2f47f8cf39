import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { Outlet, useNavigate, useSearchParams } from 'react-router'
import { BulkBar } from '#src/components/products/bulk-bar.tsx'
import { matching } from '#src/components/products/matching.ts'
import { productAddress, type ProductAddress } from '#src/components/products/product-address.ts'
import { useSelection } from '#src/components/list/use-selection.ts'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import head from '#src/components/list/head.module.css'
import { ListSearch } from '#src/components/list/search.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { focusFirstRow, useRowKeys } from '#src/components/list/use-row-keys.ts'
import { useStickyHead } from '#src/components/ui/use-sticky-head.ts'
import { useMove } from './acts.ts'
import { ProductDirectories } from './directories.tsx'
import { DirectoryMenu } from './directory-menu.tsx'
import { fetchProducts, useProducts } from './queries.ts'
import { ProductListRows } from './rows.tsx'
import { updateProduct } from '#wire/products.ts'
import { ChangeDialog } from '#src/pages/shared/change-dialog.tsx'
import { useMay } from '#src/pages/shared/may.ts'
import css from './list.module.css'

/** Asks at once and waits for nothing: the screen stands before its rows, and says itself when they do not come. */
export const load =
  (client: QueryClient) =>
  ({ request }: { request: Request }) => {
    fetchProducts(client, productAddress.read(new URL(request.url).searchParams)).catch(() => undefined)
    return null
  }

/** Directories beside their products; a product opens in a window over them. */
export function Component() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const address = useMemo(() => productAddress.read(search), [search])
  const products = useProducts(address)
  const { chosen, directories, list } = products
  const shown = useMemo(() => matching(list.data ?? [], address.query), [list.data, address.query])
  const ids = useMemo(() => shown.map(({ id }) => id), [shown])
  const selection = useSelection(ids, chosen?.id ?? 0)
  const mayChange = useMay(updateProduct)
  const found = { directory_id: chosen?.id ?? 0, query: address.query, shown: ids }
  const move = useMove(found, list.data ?? [], selection.clear)
  const others = directories.data?.filter(({ id }) => id !== chosen?.id) ?? []
  const here = { directory_id: chosen?.id, query: address.query }
  const rows = useRef<HTMLDivElement>(null)
  const searchInput = useRef<HTMLInputElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const { onSearch, onEscape } = useSearch(address, selection.ids.length > 0 ? selection.clear : undefined)
  useRowKeys({ rows, search: searchInput, onEscape })
  useStickyHead(top)

  return (
    <div className={css.page}>
      <title>{`${chosen?.name ?? t`Products`} · Proffer`}</title>
      <div ref={top} className={head.head}>
        <PageHead title={t`Products`} part={chosen?.name}>
          <div className={head.search}>
            <ListSearch
              label={t`Search products`}
              placeholder={t`Name, SKU or description`}
              query={address.query}
              onSearch={onSearch}
              onLeave={() => focusFirstRow(rows.current, searchInput.current)}
              inputRef={searchInput}
            />
          </div>
          {mayChange && chosen && <DirectoryMenu key={chosen.id} directory={chosen} others={others} />}
          {mayChange && chosen && (
            <ButtonLink
              className={head.new}
              variant="primary"
              to={`/products/new${productAddress.write(here)}`}
              icon={<Icon of={IconPlus} />}
            >
              <span>
                <Trans>New product</Trans>
              </span>
            </ButtonLink>
          )}
        </PageHead>
      </div>
      <div className={css.split}>
        <ProductDirectories directories={directories.data} current={chosen?.id} />
        <div ref={rows} className={css.rows}>
          <ProductListRows {...products} {...{ shown, selection, here }} />
          {mayChange && selection.ids.length > 0 && (
            <BulkBar
              count={selection.ids.length}
              matching={selection.ids.length < ids.length ? ids.length : undefined}
              directories={others}
              busy={move.busy}
              onMove={(to) => move.start(selection.ids, to)}
              onSelectMatching={selection.all}
              onClear={selection.clear}
            />
          )}
        </div>
      </div>
      <ChangeDialog question={move.question} onClose={move.onClose} />
      <Outlet />
    </div>
  )
}

/** Escape takes off the selection, then the search. */
function useSearch(address: ProductAddress, clear: (() => void) | undefined) {
  const navigate = useNavigate()
  const onSearch = useCallback(
    (query: string) => void navigate({ search: productAddress.write({ ...address, query }) }, { replace: true }),
    [navigate, address],
  )
  const onEscape = useCallback(() => {
    if (clear) clear()
    else if (address.query) onSearch('')
  }, [clear, address.query, onSearch])
  return { onSearch, onEscape }
}
