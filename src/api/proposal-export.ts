import type { QueryClient } from '@tanstack/react-query'
import { exportProposals, type ExportedProposal } from '#wire/exports.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import { hasAppInterface } from './account.ts'
import { everyProposal } from './every-proposal.ts'
import { exportLines, type Sink } from './export-lines.ts'
import { linesOf } from './lines.ts'
import { filled, type ProposalFilter } from './proposal-filter.ts'

type Exported = ListItem & Partial<Pick<ExportedProposal, 'values'>>

/**
 * Gives every proposal of a list to `sink`, as they come. A service without an app interface is read page by page, and
 * tells nothing of custom fields.
 */
export async function exportList(client: QueryClient, label: string, filter: ProposalFilter, sink: Sink<Exported>) {
  if (await hasAppInterface(client)) {
    const { page: _, ...query } = filled(filter).query
    return {
      isWhole: true,
      ...(await exportLines<ExportedProposal>(label, (signal) => linesOf(exportProposals, { query }, signal), sink)),
    }
  }
  const { items, stopped, error } = await everyProposal(label, filter)
  sink.begin(undefined)
  sink.add(items)
  return { isWhole: false, stopped, error }
}
