import { use } from 'react'
import { DownloadIcon } from './icons.tsx'
import type { PageStore } from './page-store.ts'
import css from './side-box.module.css'
import { SpeechContext } from './speech.ts'
import { useDownload } from './use-download.ts'

type Props = {
  onDownload: PageStore['download']
  /** The one thing left to do, once signed. */
  isMain: boolean
}

/** The proposal as a file; once signed it ends with its proof. */
export function PdfButton({ onDownload, isMain }: Props) {
  const { totals } = use(SpeechContext).words
  const { isBusy, hasFailed, download } = useDownload(onDownload)
  return (
    <>
      <button
        type="button"
        className={isMain ? css.primary : css.print}
        aria-disabled={isBusy || undefined}
        onClick={download}
      >
        <DownloadIcon />
        {isBusy ? totals.downloading : totals.download}
      </button>
      <p role="status" className={css.trouble}>
        {hasFailed && totals.notDownloaded}
      </p>
    </>
  )
}
