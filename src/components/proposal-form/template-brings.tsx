import { Plural, Trans } from '@lingui/react/macro'
import { Money } from '#src/components/ui/money.tsx'
import { listed } from '#src/locales/formats.ts'
import type { GalleryTemplate } from '#wire/template-gallery.ts'
import css from './template-brings.module.css'

type BringsProps = { id?: string; template: GalleryTemplate | undefined; currency: string | undefined }

/** What proposals of a template begin with; its place is kept until it is known. */
export function TemplateBrings({ id, template, currency }: BringsProps) {
  if (!template) return <span id={id} className={css.brings} />
  const { sections, pricetables, price_total, attachments, valid_days, design } = template
  return (
    <span id={id} className={css.brings}>
      {sections.length > 0 && <Texts titles={sections} />}
      {pricetables.map(({ title, rows }, at) => (
        <span key={at} className={css.prices}>
          <span className={css.short}>{title || <Trans>Prices</Trans>}</span>
          <Plural value={rows} one="# row" other="# rows" />
        </span>
      ))}
      {price_total !== 0 && (
        <span className={css.prices}>
          <Trans>Excl. VAT</Trans>
          <Money value={price_total} currency={currency} plain />
        </span>
      )}
      {attachments.length > 0 && (
        <span className={css.short} title={listed(attachments)}>
          <Plural value={attachments.length} one="# attachment" other="# attachments" />: {listed(attachments)}
        </span>
      )}
      {valid_days !== null && (
        <span>
          <Plural value={valid_days} one="Valid for # day" other="Valid for # days" />
        </span>
      )}
      {design && (
        <span className={css.short}>
          <Trans>Design {design.name}</Trans>
        </span>
      )}
    </span>
  )
}

function Texts({ titles }: { titles: readonly string[] }) {
  const named = listed(titles.filter(Boolean))
  return (
    <span className={css.texts} title={named}>
      <Plural value={titles.length} one="# section" other="# sections" />
      {named && `: ${named}`}
    </span>
  )
}
