import { plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Combobox, useCombobox } from '@mantine/core'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { PickerProps } from '#src/components/price-grid/table-props.ts'
import { Thumb } from '#src/components/pictures/thumb.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { UnitPrice } from '#src/components/ui/unit-price.tsx'
import { SearchField } from '#src/components/ui/search-field.tsx'
import { useTypedAhead } from '#src/components/ui/use-typed-ahead.ts'
import type { AppProduct } from '#wire/product-pictures.ts'
import '@mantine/core/styles/Combobox.layer.css'
import css from './product-picker.module.css'

export type ProductShelf = { id: number; name: string; products: readonly AppProduct[] }

type Props = PickerProps & {
  shelves: readonly ProductShelf[]
  state: 'fetching' | 'failed' | 'done'
}

/** As many as can be read at once; typing narrows it. */
const most = 50

/** The account's products, found by name or SKU; the arrows move, Enter takes one, the focus stays in the search. */
export function ProductPicker(props: Props) {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  const ahead = useTypedAhead(setQuery)
  return (
    <Dialog opened onClose={props.onClose} title={t`Choose a product`} size="medium">
      <Found {...props} {...{ query, setQuery, ahead }} />
    </Dialog>
  )
}

type FoundProps = Props & {
  query: string
  setQuery: (query: string) => void
  ahead: ReturnType<typeof useTypedAhead>
}

/** Search and list; mounted with the window, so that the list is there when its first product is marked. */
function Found({ shelves, state, onPick, onClose, query, setQuery, ahead }: FoundProps) {
  const { t } = useLingui()
  // Not put off: Enter takes what stands first, and that must be what was typed last.
  const matches = useMemo(() => matching(shelves, query), [shelves, query])
  // The arrows and Enter are the list's; so is Escape, which closes the window it fills.
  const store = useCombobox({ opened: true, onDropdownClose: onClose })
  const { selectFirstOption, updateSelectedOptionIndex } = store
  // With the products, not after they were painted: whoever sees one may press Enter.
  useLayoutEffect(() => {
    if (matches.length > 0) updateSelectedOptionIndex(0)
  }, [matches, updateSelectedOptionIndex])
  useEffect(() => {
    if (matches.length > 0) selectFirstOption()
  }, [matches, selectFirstOption])
  const pick = (id: string) => {
    const picked = matches.find(({ product }) => String(product.id) === id)
    if (picked) onPick(picked.product)
  }
  return (
    <Combobox store={store} onOptionSubmit={pick}>
      <div className={css.search}>
        <Combobox.EventsTarget>
          <SearchField
            label={t`Search products by name or SKU`}
            data-autofocus
            {...ahead}
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </Combobox.EventsTarget>
      </div>
      <output className={css.state}>{stateWords(state, matches.length)}</output>
      <Combobox.Options
        data-pictured={matches.some(({ product }) => product.picture) || undefined}
        className={css.list ?? ''}
        aria-label={t`Products`}
        tabIndex={0}
      >
        {matches.map(({ product, shelf }) => (
          <Combobox.Option key={product.id} value={String(product.id)} className={css.product ?? ''}>
            {product.picture && <Thumb picture={product.picture} className={css.thumb} />}
            <span className={css.name}>{product.name}</span>
            <span className={css.shelf}>{[product.sku, shelf].filter(Boolean).join(', ')}</span>
            <UnitPrice value={product.price} />
          </Combobox.Option>
        ))}
      </Combobox.Options>
    </Combobox>
  )
}

function matching(shelves: readonly ProductShelf[], query: string) {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const all = shelves.flatMap(({ name, products }) => products.map((product) => ({ product, shelf: name })))
  const fits = ({ product, shelf }: (typeof all)[number]) => {
    const text = `${product.name} ${product.sku} ${shelf}`.toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  }
  return all.filter(fits).slice(0, most)
}

function stateWords(state: Props['state'], count: number) {
  if (state === 'fetching') return t`Loading products`
  if (state === 'failed') return t`The products could not be loaded`
  if (count === 0) return t`No product with this name or SKU`
  return count === most
    ? t`The first ${most}; type to narrow down`
    : `${count} ${plural(count, { one: 'product', other: 'products' })}`
}
