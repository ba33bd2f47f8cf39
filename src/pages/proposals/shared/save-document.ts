import { t } from '@lingui/core/macro'
import { proposalDocument } from '#src/api/proposal-document.ts'
import { saveFile } from '#src/components/ui/save-file.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import type { Proposal } from '#wire/proposal-details.ts'

/** The proposal as a PDF, handed to the person once the service has written it. */
export async function saveDocument(proposal: Pick<Proposal, 'id' | 'status'>) {
  void showToast({ text: t`Preparing the PDF` })
  await proposalDocument(proposal).then(({ name, file }) => saveFile(name, file), sayFailed)
}
