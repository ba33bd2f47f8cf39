import { use } from 'react'
import { fileSizeText } from '#wire/file-size.ts'
import type { ViewedAttachment, ViewedProposal } from '#wire/viewer.ts'
import viewerRowsCss from '#src/components/viewer/viewer-rows.module.css'
import css from './attachments.module.css'
import { attachmentAnchor, attachmentChanges, type AttachmentChange } from './changes.ts'
import documentPartCss from './document-part.module.css'
import { DownloadIcon } from './icons.tsx'
import type { PageStore } from './page-store.ts'
import sideBoxCss from './side-box.module.css'
import { SpeechContext } from './speech.ts'
import { useDownload } from './use-download.ts'

export const attachmentsAnchor = 'attachments'

type OnDownload = PageStore['attachment']
type Props = { viewed: ViewedProposal; showsChanges: boolean; onDownload: OnDownload }

/** What goes along, each to be saved, and what changed in it. */
export function Attachments({ viewed, showsChanges, onDownload }: Props) {
  const { reading } = use(SpeechContext)
  const { attachments } = viewed
  if (attachments.length === 0) return null
  const changes = showsChanges ? attachmentChanges(viewed) : undefined
  return (
    <section id={attachmentsAnchor} className={documentPartCss.part}>
      <h2>{reading.words.attachments}</h2>
      <ul className={css.list}>
        {attachments.map((attachment) => (
          <Line
            key={attachment.file}
            attachment={attachment}
            change={changes?.get(attachment.file)}
            onDownload={onDownload}
          />
        ))}
      </ul>
    </section>
  )
}

type LineProps = { attachment: ViewedAttachment; change: AttachmentChange | undefined; onDownload: OnDownload }

function Line({ attachment, change, onDownload }: LineProps) {
  const { words, reading } = use(SpeechContext)
  const { isBusy, hasFailed, download } = useDownload(() => onDownload(attachment.file))
  return (
    <li id={attachmentAnchor(attachment.file)} data-changed={change && true} tabIndex={change && -1}>
      {change && <p className={viewerRowsCss.change}>{changeWords()}</p>}
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

  function changeWords() {
    const { changed } = words
    const was = change?.before?.name
    if (was === undefined) return changed.new
    return was === attachment.name ? changed.changed : `${changed.changed}, ${changed.was(was)}`
  }
}
