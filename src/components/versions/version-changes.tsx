import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Proposal } from '#wire/proposal-details.ts'
import type { ReadingOrder } from '#wire/reading-order.ts'
import { comparedContents } from './compared.ts'
import { Both, PriceChanges } from './price-changes.tsx'
import { TextChanges } from './text-changes.tsx'
import css from './versions.module.css'

type Version = Pick<Proposal, 'price_total'> & { content: Proposal['content'] & { order?: ReadingOrder } }

/** What one version has that another had not: prices first, then text. */
export function VersionChanges({ before, after }: { before: Version; after: Version }) {
  const { t } = useLingui()
  const { tables, sections, order } = useMemo(() => comparedContents(before.content, after.content), [before, after])
  const names = order.map((name) => name || t`Untitled`).join(', ')
  const changed = tables.filter(({ rows, settings }) => rows.length > 0 || settings.length > 0)
  const isSameTotal = before.price_total === after.price_total
  if (changed.length === 0 && sections.length === 0 && order.length === 0 && isSameTotal)
    return (
      <p className={css.quiet}>
        <Trans>No differences.</Trans>
      </p>
    )
  return (
    <>
      {!isSameTotal && (
        <p className={css.total}>
          <Trans>Total excl. VAT</Trans>{' '}
          <span className={css.amount}>
            <Both was={before.price_total} is={after.price_total} />
          </span>
        </p>
      )}
      {changed.map((table, at) => (
        // Tables have an order and no id of their own that is sure to be there.
        <PriceChanges key={at} table={table} />
      ))}
      <TextChanges sections={sections} />
      {order.length > 0 && (
        <p className={css.total}>
          <Trans>New order: {names}</Trans>
        </p>
      )}
    </>
  )
}
