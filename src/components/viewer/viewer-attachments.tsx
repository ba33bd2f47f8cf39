import { use } from 'react'
import { fileSizeText } from '#wire/file-size.ts'
import type { ViewedAttachment } from '#wire/viewer.ts'
import { ReadingContext } from './reading.ts'
import css from './viewer.module.css'
import listCss from './viewer-attachments.module.css'

/** What goes along, by name: in the editor's pane and on paper, where nothing is saved from. */
export function ViewerAttachments({ attachments }: { attachments: readonly ViewedAttachment[] }) {
  const { words, locale } = use(ReadingContext)
  if (attachments.length === 0) return null
  return (
    <section className={css.section}>
      <h3>{words.attachments}</h3>
      <ul className={listCss.list}>
        {attachments.map(({ file, name, size }) => (
          <li key={file}>
            <span>{name}</span>
            <small>{fileSizeText(size, locale)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
