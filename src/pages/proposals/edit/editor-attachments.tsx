import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { attachedFile, attachmentQueries, sendAttachment, useChangeAttachments } from '#src/api/attachments.ts'
import { AttachmentList } from '#src/components/attachments/attachment-list.tsx'
import { saveFile } from '#src/components/ui/save-file.ts'
import type { Toast } from '#src/components/ui/toasts.tsx'
import { useAsksBeforeClosing } from '#src/components/ui/use-asks-before-closing.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import { inMegabytes, maxAttachmentBytes } from '#wire/limits.ts'
import type { ViewedAttachment } from '#wire/viewer.ts'
import css from './editor-attachments.module.css'

type Props = {
  /** Of the proposal. */
  id: number
  readOnly: boolean
  onRemoved: (toast: Toast) => void
}

/** PDFs that go along with what is sent next. */
export function ProposalEditorAttachments({ id, readOnly, onRemoved }: Props) {
  const { data } = useQuery(attachmentQueries.of(id))
  const { mutate, isPending } = useChangeAttachments(id)
  useAsksBeforeClosing(() => isPending)
  if (!data) return null
  const megabytes = inMegabytes(maxAttachmentBytes)
  const open = ({ file }: ViewedAttachment) =>
    void attachedFile(id, file).then(({ name, file }) => saveFile(name, file), sayFailed)
  return (
    <section className={css.root} aria-labelledby="attachments">
      <h2 id="attachments">
        <Trans>Attachments</Trans>
      </h2>
      <p className={css.about}>
        <Trans>
          PDF, up to {megabytes} MB each. The customer finds them below the prices, and the email names them.
        </Trans>
      </p>
      <AttachmentList
        attachments={data.attachments}
        onChange={(change) => mutate(change, { onError: (error) => void sayFailed(error) })}
        onRemoved={onRemoved}
        onOpen={open}
        upload={sendAttachment}
        readOnly={readOnly}
      />
    </section>
  )
}
