import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageFor } from '#src/api/error-message.ts'
import { fetchBase, refreshAfterDraft, sendAttempt } from '#src/api/proposal-drafts.ts'
import { useUpdateAgreement } from '#src/api/proposal-customer.ts'
import type { FieldToFill, PriceToTake } from '#src/components/send/finding.ts'
import { changesBetween } from '#src/draft/changes.ts'
import type { ProposalDocument } from '#src/draft/document.ts'
import { withField, withPrice } from './mended.ts'

/** What the window that sends a proposal puts right by itself, saved at once; each tells its fault in words. */
export function useSendMends(id: number) {
  const client = useQueryClient()
  const { mutateAsync: agree } = useUpdateAgreement(id)
  const [kept, setKept] = useState<ReadonlySet<string>>(() => new Set())
  const mend = (mended: (document: ProposalDocument) => ProposalDocument) =>
    save(client, id, mended).then(() => undefined, messageFor)
  return {
    kept,
    onFill: ({ name }: FieldToFill, value: string) => mend((document) => withField(document, name, value)),
    onPrice: (price: PriceToTake) => mend((document) => withPrice(document, price)),
    onDay: (valid_until: string) =>
      agree({ change: { valid_until }, etag: undefined }).then(() => undefined, messageFor),
    onKeep: (text: string) => setKept((before) => new Set([...before, text])),
  }
}

/** Changes the proposal as it is at this moment: somebody else may have saved since the window was opened. */
async function save(client: QueryClient, id: number, mended: (document: ProposalDocument) => ProposalDocument) {
  const base = await fetchBase(client, id)
  const now = mended(base.document)
  let { etag } = base
  for (const changes of changesBetween(base.document, now)) {
    const attempt = { ...changes, sent: now, etag: etag ?? '*', key: crypto.randomUUID() }
    etag = (await sendAttempt(client, id, attempt)).etag
  }
  await refreshAfterDraft(client, id)
}
