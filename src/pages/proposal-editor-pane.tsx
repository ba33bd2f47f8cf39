import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { priceTables } from '#pricing/price-tables.ts'
import { templateQueries } from '#src/api/templates.ts'
import { priced } from '#src/components/price-grid/draft-table.ts'
import { symbolIn } from '#src/components/proposals/amounts.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Viewer } from '#src/components/viewer/viewer.tsx'
import {
  changingQuantity,
  choosing,
  chosenTables,
  noChoices,
  type ViewedRow,
  type ViewedTable,
} from '#src/components/viewer/viewed.ts'
import type { ProposalDocument } from '#src/draft/document.ts'
import { unfilledTags } from '#wire/personalisation.ts'
import type { Proposal } from '#wire/proposals.ts'
import { asGridTables } from './proposal-editor-prices.tsx'
import { useTagValues } from './proposal-tag-values.ts'
import css from './proposal-editor-pane.module.css'

type Props = { proposal: Proposal; document: ProposalDocument }

/** What the customer will see, from the draft as it stands. Options can be tried; the seller's defaults stay. */
export function ProposalEditorPane({ proposal, document }: Props) {
  const { t } = useLingui()
  const [choices, setChoices] = useState(noChoices)
  // Typing goes first; the pane follows within the same frame where there is time.
  const { fields, custom_fields, sections, pricetables } = useDeferredValue(document)
  const viewed = useMemo(() => asGridTables(pricetables).map(viewedTable), [pricetables])
  const tables = useMemo(() => chosenTables(viewed, choices), [viewed, choices])
  const override = choices.size === 0 ? fields.price_total : null
  const prices = useMemo(() => priceTables(tables, { override: figureOf(override) }), [tables, override])
  const { values, formatted } = useTagValues(proposal, fields.name, custom_fields)
  const unfilled = unfilledTags(
    sections.map(({ html }) => html),
    values,
  )
  const { data: designs } = useQuery({ ...templateQueries.designs(), enabled: fields.design_template_id !== null })
  const missing = unfilled.join(', ')
  return (
    <aside className={css.root} aria-label={t`As the customer sees it`}>
      <header className={css.head}>
        <p>
          <Trans>As the customer sees it</Trans>
        </p>
        {choices.size > 0 && (
          <Button variant="quiet" onClick={() => setChoices(noChoices)}>
            <Trans>Back to your choices</Trans>
          </Button>
        )}
      </header>
      {missing !== '' && (
        <p className={css.missing}>
          <Trans>Nothing fills {missing} yet.</Trans>
        </p>
      )}
      <Viewer
        name={fields.name}
        proposal_nr={proposal.proposal_nr}
        customer={proposal.contact.name}
        sections={sections}
        tables={tables}
        prices={prices}
        symbol={symbolIn(proposal.price_total)}
        values={values}
        formatted={formatted}
        design={designs?.find(({ id }) => id === fields.design_template_id)}
        onChoose={(table, at) => setChoices((before) => choosing(table, at, before))}
        onQuantity={(key, quantity) => setChoices((before) => changingQuantity(key, quantity, before))}
      />
    </aside>
  )
}

/** A total by hand that is no number yet counts as none. */
const figureOf = (total: unknown) => (typeof total === 'number' ? total : null)

const rows = new WeakMap<object, ViewedRow>()

/** The same table and row give the same, so that what was not written is not drawn anew. */
function viewedTable({ key, title, settings, rows: drafted }: ReturnType<typeof asGridTables>[number]): ViewedTable {
  return {
    key,
    title,
    settings,
    rows: drafted.map((row) => {
      const known = rows.get(row)
      if (known) return known
      const made = { ...row, ...priced(row) } as ViewedRow
      rows.set(row, made)
      return made
    }),
  }
}
