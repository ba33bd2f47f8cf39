import { Trans } from '@lingui/react/macro'
import { SafeHtml } from '#src/components/ui/safe-html.tsx'
import type { Proposal } from '#wire/proposal-details.ts'
import css from '#src/components/ui/record-parts.module.css'

/** What the customer reads, section by section, in the voice of the document. */
export function RecordText({ sections }: Pick<Proposal['content'], 'sections'>) {
  if (sections.length === 0)
    return (
      <p className={`${css.part} ${css.empty}`}>
        <Trans>No text.</Trans>
      </p>
    )
  return (
    <div className={`${css.part} ${css.sections}`}>
      {sections.map(({ id, title, html }) => (
        <section key={id}>
          {title && <h2>{title}</h2>}
          <SafeHtml html={html} />
        </section>
      ))}
    </div>
  )
}
