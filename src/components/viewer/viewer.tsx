import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect, useMemo, useRef, type RefObject } from 'react'
import type { Prices } from '#pricing/price-tables.ts'
import { fillTags } from '#src/components/personalisation/fill-tags.ts'
import { SafeHtml } from '#src/components/ui/safe-html.tsx'
import type { TagValues } from '#wire/personalisation.ts'
import { grounds, readableColor } from './readable-color.ts'
import { ViewerTable, type ChoiceHandlers } from './viewer-table.tsx'
import { ViewerTotals } from './viewer-totals.tsx'
import type { ViewedTable } from './viewed.ts'
import css from './viewer.module.css'

export type Design = { colors: readonly string[]; font: string }

type Props = ChoiceHandlers & {
  name: string
  proposal_nr: string
  customer: string
  sections: readonly { key: string; title: string; html: string }[]
  /** With what the customer chose. */
  tables: readonly ViewedTable[]
  /** Of those tables. */
  prices: Prices
  symbol: { before: string; after: string }
  /** What stands in the place of tags. */
  values: TagValues
  /** The same for HTML fields, where a tag is a paragraph by itself. */
  formatted: TagValues
  design: Design | undefined
}

/** A proposal as its customer reads it: the one document, in the editor's pane, on the customer's page and in print. */
export function Viewer({
  name,
  proposal_nr,
  customer,
  sections,
  tables,
  prices,
  symbol,
  values,
  formatted,
  design,
  ...on
}: Props) {
  const sheet = useRef<HTMLElement>(null)
  useDesign(sheet, design)
  const hidesVat = tables.length > 0 && tables.every(({ settings }) => settings.vat_hidden === true)
  return (
    <article ref={sheet} className={css.root} data-plain={isSans(design) || undefined}>
      <header className={css.cover}>
        <p>
          <Trans>Proposal {proposal_nr}</Trans>
        </p>
        <h2>{name}</h2>
        <p>{customer}</p>
      </header>
      <Suspense fallback={null}>
        {sections.map(({ key, title, html }) => (
          <ViewerText key={key} title={title} html={html} values={values} formatted={formatted} />
        ))}
      </Suspense>
      {tables.map((table, at) => {
        const priced = prices.tables[at]
        return priced && table.rows.length > 0 && <ViewerTable key={table.key} table={table} prices={priced} {...on} />
      })}
      {tables.some(({ rows }) => rows.length > 0) && (
        <ViewerTotals prices={prices} symbol={symbol} hidesVat={hidesVat} />
      )}
    </article>
  )
}

type TextProps = Pick<Props, 'values' | 'formatted'> & { title: string; html: string }

function ViewerText({ title, html, values, formatted }: TextProps) {
  const filled = useMemo(() => fillTags(html, values, formatted), [html, values, formatted])
  return (
    <section className={css.section}>
      {title && <h3>{title}</h3>}
      <SafeHtml html={filled} marks className={css.text} />
    </section>
  )
}

/** A design names a font; the app has the serif of its documents and the sans of the system, and fetches no other. */
const isSans = (design: Design | undefined) =>
  design !== undefined && !/serif|georgia|times|garamond/i.test(design.font)

/** The design's colour as far as it can be read, set by script: the page allows no style in its markup. */
function useDesign(sheet: RefObject<HTMLElement | null>, design: Design | undefined) {
  const color = design?.colors[0] ?? ''
  useEffect(() => {
    for (const [scheme, ground] of Object.entries(grounds)) {
      const readable = readableColor(color, ground)
      if (readable) sheet.current?.style.setProperty(`--viewer-accent-${scheme}`, readable)
      else sheet.current?.style.removeProperty(`--viewer-accent-${scheme}`)
    }
  }, [sheet, color])
}
