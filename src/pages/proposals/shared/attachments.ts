import { useQuery } from '@tanstack/react-query'
import { attachmentQueries } from '#src/api/attachments.ts'

/** What goes along with a proposal; nothing until it is known. */
export const useAttachments = (id: number) => useQuery(attachmentQueries.of(id)).data?.attachments ?? []
