import { use } from 'react'
import { fileSizeText } from '#wire/file-size.ts'
import type { ViewedAttachment } from '#wire/viewer.ts'
import css from './attachments.module.css'
import documentPartCss from './document-part.module.css'
import { DownloadIcon } from './icons.tsx'
import type { PageStore } from './page-store.ts'
import sideBoxCss from './side-box.module.css'
import { SpeechContext } from './speech.ts'
import { useDownload } from './use-download.ts'

export const attachmentsAnchor = 'attachments'

type OnDownload = PageStore['attachment']
type Props = { attachments: readonly ViewedAttachment[]; onDownload: OnDownload }

/** What goes along, each to be saved. */
export function Attachments({ attachments, onDownload }: Props) {
  const { words } = use(SpeechContext)
  if (attachments.length === 0) return null
  return (
    <section id={attachmentsAnchor} className={documentPartCss.part}>
      <h2>{words.attachments}</h2>
      <ul className={css.list}>
        {attachments.map((attachment) => (
          <Line key={attachment.file} attachment={attachment} onDownload={onDownload} />
        ))}
      </ul>
    </section>
  )
}

function Line({ attachment, onDownload }: { attachment: ViewedAttachment; onDownload: OnDownload }) {
  const { words, reading } = use(SpeechContext)
  const { isBusy, hasFailed, download } = useDownload(() => onDownload(attachment.file))
  return (
    <li>
      <button type="button" aria-disabled={isBusy || undefined} onClick={download}>
        <DownloadIcon />
        <span>{attachment.name}</span>
        <small>{isBusy ? words.loadingFile : fileSizeText(attachment.size, reading.locale)}</small>
      </button>
      <p role="status" className={sideBoxCss.trouble}>
        {hasFailed && words.totals.notDownloaded}
      </p>
    </li>
  )
}
