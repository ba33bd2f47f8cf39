import type { ComponentProps } from 'react'
import { ProposalBulkBar } from '#src/components/proposals/proposal-bulk-bar.tsx'
import { AskAdmin } from '#src/pages/shared/ask-admin.tsx'
import { useMay } from '#src/pages/shared/may.ts'
import { updateProposal } from '#wire/proposal-changes.ts'

/** What the person may do with the selected proposals, or whom to ask. */
export function SelectionBar(props: Omit<ComponentProps<typeof ProposalBulkBar>, 'instead'>) {
  return <ProposalBulkBar {...props} instead={useMay(updateProposal) ? undefined : <AskAdmin />} />
}
