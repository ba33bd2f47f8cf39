import { plural, t } from '@lingui/core/macro'
import { formatAmount } from '#pricing/amount.ts'
import { isEmptyRow } from '#pricing/empty-row.ts'
import { priceTables } from '#pricing/price-tables.ts'
import { radioGroups } from '#pricing/selection.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { partAnchor } from '#src/components/editor/part-anchor.ts'
import { figureText } from '#src/components/price-grid/figures.ts'
import type { Checked, Finding, Priced } from './finding.ts'

/** What the rows come to, and what nobody chose. */
export function priceFindings({ proposal: { content, price_total_override }, locale }: Checked, to: string): Finding[] {
  const { pricetables } = content
  const override = price_total_override === null ? null : Number(price_total_override)
  const { price_total } = priceTables(pricetables, { override })
  const priceRows = pricetables.flatMap(({ rows }) => rows.filter(({ type }) => type === 'price'))
  const emptyRows = priceRows.filter(isEmptyRow)
  const empty = emptyRows.length
  const isFree = price_total === 0 && priceRows.length > empty
  const leftOut = plural(empty, { one: '# empty price row is left out', other: '# empty price rows are left out' })
  const calculated = priceTables(pricetables, { override: null }).price_total
  const unchosenRows = pricetables.flatMap(({ rows }) =>
    radioGroups(rows)
      .filter(isUnchosen(rows))
      .flatMap(({ first }) => rows[first] ?? []),
  )
  const unchosen = unchosenRows.length
  const groups = plural(unchosen, {
    one: '# group has no selection: its first row counts',
    other: '# groups have no selection: their first rows count',
  })
  // Whoever chooses expects the total to follow, and a promised one does not (decision 0036).
  const choosable = override === null ? [] : pricetables.flatMap(({ rows }) => rows.filter(isChoosable))
  const at = ([row]: readonly { id: number }[]) => (row ? { anchor: partAnchor('row', row.id) } : {})
  return [
    ...(isFree ? [{ look: 'total', text: t`The total is zero` } as const] : []),
    ...(!isFree && override !== null && override !== calculated
      ? [{ look: 'total', text: manualWords(override, calculated, locale) } as const]
      : []),
    ...(empty > 0 ? [{ look: 'total', text: leftOut, ...at(emptyRows) } as const] : []),
    ...(choosable.length > 0
      ? [
          {
            look: 'choices',
            text: t`The customer’s choices do not change the manual total. Use the calculated total, or offer no choices.`,
          } as const,
        ]
      : []),
    ...(unchosen > 0 ? [{ look: 'choices', text: groups, ...at(unchosenRows) } as const] : []),
  ].map(({ anchor = '', ...finding }: { anchor?: string; look: 'total' | 'choices'; text: string }) => ({
    ...finding,
    kind: 'warning',
    mend: { to: to + anchor, label: t`Go to prices` },
  }))
}

function manualWords(override: number, calculated: number, locale: string) {
  const manual = formatAmount(override, { locale })
  const rows = formatAmount(calculated, { locale })
  return t`Manual total ${manual}; the rows add up to ${rows}`
}

const isChoosable = (row: Proposal['content']['pricetables'][number]['rows'][number]) =>
  row.type === 'price' && (row.selectable !== false || row.user_quantity) && !isEmptyRow(row)

const isUnchosen =
  (rows: Proposal['content']['pricetables'][number]['rows']) =>
  ({ first, last }: { first: number; last: number }) =>
    !rows.slice(first, last + 1).some((row) => row.type === 'price' && row.user_selected)

/** What a product would put in its row now, and the row does not say. */
export function productFindings({ proposal: { content }, products, locale }: Checked, to: string): Finding[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return content.pricetables.flatMap(({ rows, settings }) =>
    rows.flatMap((row): Finding[] => {
      const product = row.type === 'price' && row.product_id !== null ? byId.get(row.product_id) : undefined
      if (row.type !== 'price' || !product) return []
      const vatOf = ({ vat_percentage }: Pick<Priced, 'vat_percentage'>) =>
        vat_percentage ?? settings.vat_default_percentage
      const parts = [
        ...(vatOf(row) === vatOf(product) ? [] : [t`VAT`]),
        ...(row.recurring_type === product.recurring ? [] : [t`recurring`]),
      ]
      const [name, differing] = [row.content, parts.join(', ')]
      return [
        ...(row.price === product.price ? [] : [priceFinding(row.content, row.price, product, locale)]),
        ...(parts.length === 0
          ? []
          : [
              {
                look: 'products',
                kind: 'warning',
                text: t`“${name}” differs from its product: ${differing}`,
                mend: { to: to + partAnchor('row', row.id), label: t`Go to prices` },
              } as const,
            ]),
      ]
    }),
  )
}

function priceFinding(name: string, from: number, { id, price }: Priced, locale: string): Finding {
  const [here, there] = [figureText(from, 'price', { locale }), figureText(price, 'price', { locale })]
  return {
    look: 'products',
    kind: 'warning',
    text: t`${name}: ${here} here, ${there} in Products`,
    price: { product_id: id, from, to: price, words: there },
  }
}
