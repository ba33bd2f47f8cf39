import { use, useMemo, type ReactNode } from 'react'
import type { Surface } from '#src/components/viewer/surface.ts'
import { usePageLines } from '#src/components/viewer/page-lines.ts'
import { Viewer } from '#src/components/viewer/viewer.tsx'
import type { ViewedProposal } from '#wire/viewer.ts'
import type { ViewedPrices, ViewedTable } from '#wire/viewed-prices.ts'
import { picking, type Choices } from './choices.ts'
import { dayOf } from './formats.ts'
import { shownTables } from './document-parts.ts'
import css from './cover.module.css'
import { SpeechContext } from './speech.ts'

type Props = {
  viewed: ViewedProposal
  /** With what was chosen. */
  standing: readonly ViewedTable[]
  prices: ViewedPrices
  /** In place of the total's name, while these are not the prices of that. */
  outdated?: string | undefined
  surface: Surface
  cover: ReactNode
  onChoose: (choices: Choices) => void
}

/** The document itself, by the one viewer of the product. */
export function Paper({ viewed, standing, prices, outdated, surface, cover, onChoose }: Props) {
  const { words, reading } = use(SpeechContext)
  const { proposal, sections, order, account, design, choices } = viewed
  const tables = useMemo(() => shownTables(standing, prices), [standing, prices])
  const lead = leadOf()
  usePageLines(design ?? {})
  return (
    <Viewer
      reading={reading}
      name={proposal.name}
      proposal_nr={proposal.proposal_nr}
      customer={proposal.contact_name}
      sections={sections.map(({ id, title, html }) => ({ key: String(id), title, html }))}
      order={order ?? undefined}
      tables={tables}
      prices={prices}
      currency={account.currency}
      design={design ?? undefined}
      surface={{
        ...surface,
        tablesLead: lead && <p className={css.tablesLead}>{lead}</p>,
        outdated,
      }}
      cover={cover}
      onChoose={(table, at) => {
        const shown = standing[Number(table.key)]
        const row = shown?.rows[at]
        if (shown && row) onChoose(picking(shown, row.id))
      }}
      onQuantity={(key, quantity) => onChoose(new Map([[Number(key), { quantity }]]))}
    />
  )

  function leadOf() {
    if (choices.length === 0) return false
    if (surface.choosing === 'fixed') return surface.isOthersChoice ? words.choices.frozen : words.signed.asChosen
    // Nothing can be chosen: that has its reason.
    if (proposal.expired && proposal.valid_until !== null)
      return words.expired.text(dayOf(proposal.valid_until, reading))
    if (surface.choosing !== 'open') return false
    return prices.price_total_override === null ? words.choices.hint : words.choices.agreed
  }
}
