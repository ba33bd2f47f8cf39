import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { draftPrices, type DraftPrices } from '#src/components/price-table/draft-prices.ts'
import type { NewProposalFields } from './fields.ts'

/** What the rows come to while they are typed; the typing never waits for it. To be asked once: every asking copies all rows. */
export function useDraftPrices(): DraftPrices {
  const [content, total] = useWatch<NewProposalFields, ['content', 'price_total']>({ name: ['content', 'price_total'] })
  const tables = useDeferredValue(content.pricetables)
  const override = typeof total === 'number' ? total : null
  return useMemo(
    () =>
      draftPrices(
        tables.map(({ rows }) => rows),
        override,
      ),
    [tables, override],
  )
}
