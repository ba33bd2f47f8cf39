import { Fragment, memo, use, useMemo, useRef, type ReactNode } from 'react'
import { isEmptyRow } from '#pricing/empty-row.ts'
import type { TablePrices } from '#pricing/price-tables.ts'
import { shownVat } from '#pricing/shown-vat.ts'
import { fillTags } from '#src/components/personalisation/fill-tags.ts'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { SafeHtml } from '#src/components/ui/safe-html.tsx'
import type { TagValues } from '#wire/personalisation.ts'
import { partsInOrder, type ReadingOrder } from '#wire/reading-order.ts'
import { CoverPicture } from './cover-picture.tsx'
import { ReadingContext, type Reading } from './reading.ts'
import { paneSurface, SurfaceContext, type Surface } from './surface.ts'
import { useLook, type Design } from './use-look.ts'
import { ViewerTable, type ChoiceHandlers } from './viewer-table.tsx'
import { ViewerTotals, type ShownPrices } from './viewer-totals.tsx'
import type { ViewedTable } from './viewed.ts'
import css from './viewer.module.css'
import viewerRowsCss from './viewer-rows.module.css'

type Props = ChoiceHandlers & {
  /** The proposal's, never that of the app around it. */
  reading: Reading
  name: string
  proposal_nr: string
  customer: string
  sections: readonly { key: string; title: string; html: string }[]
  /** Of sections and tables among each other; undefined: all sections first. */
  order?: ReadingOrder | undefined
  /** With what the customer chose. */
  tables: readonly ViewedTable[]
  /** Of those tables. */
  prices: ShownPrices & { tables: readonly Pick<TablePrices, 'rows'>[] }
  /** ISO 4217; undefined until it is known. */
  currency: string | undefined
  /** What stands in the place of tags; left out where the service has filled them in. */
  values?: TagValues
  /** The same for HTML fields, where a tag is a paragraph by itself. */
  formatted?: TagValues
  design: Design | undefined
  surface?: Surface
  /** In place of the plain cover. */
  cover?: ReactNode
  /** Below the totals. */
  foot?: ReactNode
}

/** A proposal as its customer reads it: the one document, in the editor's pane, on the customer's page and in print. */
export function Viewer({
  reading,
  name,
  proposal_nr,
  customer,
  sections,
  order,
  tables,
  prices,
  currency,
  values,
  formatted,
  design,
  surface = paneSurface,
  cover,
  foot,
  ...on
}: Props) {
  const sheet = useRef<HTMLElement>(null)
  useLook(sheet, design, surface.kind === 'page' && !surface.isWithin)
  const vat = shownVat(tables)
  const parts = partsInOrder(order, { sections: sections.length, tables: tables.length }).filter(({ kind, at }) => {
    const table = kind === 'table' ? tables[at] : undefined
    return kind === 'section' || (prices.tables[at] && table && hasRows(table))
  })
  const firstTable = parts.find(({ kind }) => kind === 'table')
  const lastTable = parts.findLast(({ kind }) => kind === 'table')
  return (
    <SurfaceContext value={surface}>
      <ReadingContext value={reading}>
        <MoneyLocale value={reading.locale}>
          <article ref={sheet} className={css.root} data-surface={surface.kind} lang={reading.language}>
            {cover ?? (
              <header className={css.cover}>
                {design?.cover?.picture && <CoverPicture picture={design.cover.picture} />}
                <p>{reading.words.proposal(proposal_nr)}</p>
                <h2>{name}</h2>
                <p>{customer}</p>
              </header>
            )}
            {parts.map((part) => {
              const [section, table, priced] = [sections[part.at], tables[part.at], prices.tables[part.at]]
              if (part.kind === 'section')
                return (
                  section && (
                    <ViewerText
                      key={section.key}
                      part={section.key}
                      title={section.title}
                      html={section.html}
                      {...{ values, formatted }}
                    />
                  )
                )
              if (!table || !priced) return null
              return (
                <Fragment key={table.key}>
                  <ViewerTable table={table} prices={priced} isFirst={part === firstTable} {...on} />
                  {part === lastTable && <ViewerTotals prices={prices} currency={currency} vat={vat} />}
                </Fragment>
              )
            })}
            {foot}
          </article>
        </MoneyLocale>
      </ReadingContext>
    </SurfaceContext>
  )
}

const hasRows = ({ rows }: ViewedTable) => rows.some((row) => !isEmptyRow(row))

type TextProps = Pick<Props, 'values' | 'formatted'> & { part: string; title: string; html: string }

const ViewerText = memo(function ViewerText({ part, title, html, values, formatted }: TextProps) {
  const { kind, sectionId, besideSection, sectionChange } = use(SurfaceContext)
  const Heading = kind === 'page' ? 'h2' : 'h3'
  const change = sectionChange?.(part)
  const filled = useMemo(() => (values ? fillTags(html, values, formatted) : html), [html, values, formatted])
  return (
    <section
      className={css.section}
      id={sectionId?.(part)}
      data-part={part}
      data-changed={change ? true : undefined}
      tabIndex={change ? -1 : undefined}
    >
      {title && <Heading>{title}</Heading>}
      {change && <p className={viewerRowsCss.change}>{change}</p>}
      <SafeHtml html={filled} marks className={css.text} />
      {besideSection?.(part, title)}
    </section>
  )
})
