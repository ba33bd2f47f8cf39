import { Thumb } from '#src/components/pictures/thumb.tsx'
import { kindText } from '#src/components/price-grid/act-words.ts'
import { UnitPrice } from '#src/components/ui/unit-price.tsx'
import { SafeHtml } from '#src/components/ui/safe-html.tsx'
import type { Block } from '#wire/blocks.ts'
import css from './block-chooser.module.css'

/** What a block brings: its text, or its rows with their prices. */
export function BlockPreview({ block: { section, rows } }: { block: Block }) {
  if (section)
    return (
      <>
        {section.title && <h3>{section.title}</h3>}
        <SafeHtml html={section.html} />
      </>
    )
  return (
    <ul className={css.rows}>
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows of a block have nothing else to be told apart by
        <li key={at} data-kind={row.type}>
          {row.type === 'price' && row.picture && <Thumb picture={row.picture} />}
          <span>{row.content || kindText(row.type)}</span>
          {row.type === 'price' && <UnitPrice value={row.price} />}
        </li>
      ))}
    </ul>
  )
}
