import { queryOptions, useMutation, type QueryClient } from '@tanstack/react-query'
import {
  downloadAttachment,
  getProposalAttachments,
  setProposalAttachments,
  uploadAttachment,
  type ProposalAttachments,
} from '#wire/attachments.ts'
import type { ViewedAttachment } from '#wire/viewer.ts'
import { hasAppInterface } from './account.ts'
import { callWithTag, download, ports } from './client.ts'
import { isOutdated } from './errors.ts'
import type { Tagged } from './new-client.ts'
import { asked } from './proposal-record-asked.ts'
import { proposalQueries, refreshProposal } from './proposals.ts'
import { uploader, type OnProgress } from './upload.ts'

type List = readonly ViewedAttachment[]
/** Changes the list as it is by then. */
export type AttachmentChange = (attachments: List) => List

const fetchAttachments = async (client: QueryClient, id: number, signal: AbortSignal) =>
  (await hasAppInterface(client)) ? callWithTag(getProposalAttachments, { params: { id } }, { signal }) : null

export const attachmentQueries = {
  /** What goes along with a proposal; null where the service has no app interface. */
  of: (id: number) =>
    queryOptions({
      queryKey: [...proposalQueries.detail(id).queryKey, 'attachments'],
      queryFn: ({ client, signal }): Promise<ProposalAttachments | null> =>
        asked.take(id, 'attachments') ?? fetchAttachments(client, id, signal),
    }),
}

/** Sends a PDF in; it belongs to nothing yet. */
export const sendAttachment = (file: File, signal: AbortSignal, onProgress: OnProgress) =>
  uploader(ports, file, onProgress).call(uploadAttachment, {}, { signal })

/** One of them as a file. */
export const attachedFile = (id: number, file: string) => download(downloadAttachment, { params: { id, file } })

/**
 * Changes what goes along, shown at once. Changes of one proposal wait for each other; where somebody else changed the
 * list meanwhile, it is made to theirs.
 */
export function useChangeAttachments(id: number) {
  const query = attachmentQueries.of(id)
  const { queryKey } = query
  const mutationKey = [...queryKey, 'change']
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    async mutationFn(change: AttachmentChange, { client }): Promise<Tagged<ProposalAttachments>> {
      const write = async () => {
        const base = await client.fetchQuery({
          queryKey: [...queryKey, 'base'],
          queryFn: ({ signal }) => fetchAttachments(client, id, signal),
          staleTime: 0,
        })
        const attachments = change(base?.attachments ?? []).map(({ file, name }) => ({ file, name }))
        const input = { params: { id }, body: { attachments } }
        return callWithTag(setProposalAttachments, input, { ifMatch: base?.etag ?? '*' })
      }
      return write().catch((error: unknown) => {
        if (isOutdated(error)) return write()
        throw error
      })
    },
    async onMutate(change, { client }) {
      await client.cancelQueries({ queryKey, exact: true })
      client.setQueryData(queryKey, (shown) => shown && { ...shown, attachments: [...change(shown.attachments)] })
    },
    onSuccess: (_saved, _change, _before, { client }) => void refreshProposal(client, id),
    // The last of several running changes reads anew; an earlier one would show an old state.
    onSettled: (_saved, _error, _change, _before, { client }) =>
      client.isMutating({ mutationKey }) === 1 ? client.invalidateQueries({ queryKey, exact: true }) : undefined,
  })
}
