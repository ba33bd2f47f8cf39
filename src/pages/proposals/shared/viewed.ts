import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { priceTables } from '#pricing/price-tables.ts'
import { accountQueries } from '#src/api/account.ts'
import { priced, type DraftTable } from '#src/draft/table.ts'
import { readingOf } from '#src/components/viewer/reading.ts'
import { chosenTables, noChoices, type Choices, type ViewedTable } from '#src/components/viewer/viewed.ts'
import type { ProposalDocument } from '#src/draft/document.ts'
import { wireOrder } from '#src/draft/order.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { useSeenDesign } from './seen-design.ts'
import { useTagValues } from './tag-values.ts'

/** A proposal as its customer reads it, from what is written and what they would choose; for the viewer. */
export function useViewed(proposal: Proposal, document: ProposalDocument, choices: Choices = noChoices) {
  const { fields, custom_fields, sections, pricetables } = document
  const viewed = useMemo(() => pricetables.map(viewedTable), [pricetables])
  const tables = useMemo(() => chosenTables(viewed, choices), [viewed, choices])
  const order = useMemo(() => wireOrder(document), [document])
  // A total set by hand stands whatever is chosen, as it will for the customer (decision 0036).
  const override = fields.price_total
  const prices = useMemo(() => priceTables(tables, { override: figureOf(override) }), [tables, override])
  const { data: account } = useQuery(accountQueries.details())
  const { proposal_language: language, proposal_nr, contact } = proposal
  const reading = useMemo(() => readingOf(language, account?.locale), [language, account?.locale])
  const { values, formatted } = useTagValues(proposal, fields.name, custom_fields)
  const design = useSeenDesign(fields.design_template_id, values)
  return {
    reading,
    name: fields.name,
    proposal_nr,
    customer: contact.name,
    sections,
    order,
    tables,
    prices,
    currency: account?.currency,
    values,
    formatted,
    design,
  }
}

/** A total by hand that is no number yet counts as none. */
const figureOf = (total: unknown) => (typeof total === 'number' ? total : null)

/** The same table and row give the same, so that what was not written is not drawn anew. */
const viewedTable = ({ key, title, settings, rows }: DraftTable): ViewedTable => ({
  key,
  title,
  settings,
  rows: rows.map(priced),
})
