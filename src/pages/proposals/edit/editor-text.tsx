import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { productQueries } from '#src/api/products.ts'
import { ContentSheet } from '#src/components/editor/content-sheet.tsx'
import { searchOf } from '#src/components/editor/editor-tabs.tsx'
import type { WriteSheet } from '#src/components/editor/sheet-acts.ts'
import type { TablePort } from '#src/components/editor/use-tables.ts'
import { tagsWith } from '#src/components/personalisation/tag-words.ts'
import type { TextSteps } from '#src/components/rich-text/text-steps.ts'
import type { Toast } from '#src/components/ui/toasts.tsx'
import type { ProposalDocument } from '#src/draft/document.ts'
import { pictures } from '#src/pages/shared/pictures.ts'
import { useLanguage } from '#src/locales/language.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { ProposalEditorAttachments } from './editor-attachments.tsx'
import { TableInSheet } from './table-in-sheet.tsx'
import { useViewed } from '#src/pages/proposals/shared/viewed.ts'

type Props = {
  proposal: Proposal
  document: ProposalDocument
  readOnly: boolean
  onChange: WriteSheet
  steps: TextSteps
  onRemoved: (toast: Toast) => void
}

/** A new price table is written where all prices are, from its first row on. */
function useTablePort(): TablePort {
  const navigate = useNavigate()
  const { data: vatGroups = [] } = useQuery(productQueries.vatGroups())
  const vat = Math.max(0, ...vatGroups.map(({ percentage }) => percentage))
  return useMemo(
    () => ({
      vat,
      onRow: (key: string) =>
        void navigate(
          { search: searchOf('prices'), hash: `#part-${encodeURIComponent(key)}` },
          { replace: true, preventScrollReset: true },
        ),
    }),
    [navigate, vat],
  )
}

/** The text of a draft, with the tags that sending fills, and what goes along with it. */
export function ProposalEditorText({ proposal, document, ...acts }: Props) {
  const language = useLanguage()
  const { tables, prices, reading, values } = useViewed(proposal, document)
  const { custom_fields: own } = proposal
  const tags = useMemo(
    () => ({ known: tagsWith(own.map((field) => ({ ...field, subject: 'proposal' }))), values }),
    // oxlint-disable-next-line react/exhaustive-deps -- the words of the tags are of a language
    [own, values, language],
  )
  const renderTable = (key: string) => {
    const at = tables.findIndex((table) => table.key === key)
    const [table, priced] = [tables[at], prices.tables[at]]
    return table && priced && <TableInSheet table={table} prices={priced} reading={reading} />
  }
  return (
    <>
      <ContentSheet {...acts} {...{ document, tags, pictures, renderTable }} tables={useTablePort()} />
      <ProposalEditorAttachments id={proposal.id} readOnly={acts.readOnly} onRemoved={acts.onRemoved} />
    </>
  )
}
