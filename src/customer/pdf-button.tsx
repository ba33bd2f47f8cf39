import { use, useState } from 'react'
import { saveFile } from '#src/components/ui/save-file.ts'
import { DownloadIcon } from './icons.tsx'
import type { PageStore } from './page-store.ts'
import css from './side-box.module.css'
import { SpeechContext } from './speech.ts'

type Props = {
  onDownload: PageStore['download']
  /** The one thing left to do, once signed. */
  isMain: boolean
}

/** The proposal as a file; once signed it ends with its proof. */
export function PdfButton({ onDownload, isMain }: Props) {
  const { totals } = use(SpeechContext).words
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const isBusy = state === 'busy'
  async function download() {
    if (isBusy) return
    setState('busy')
    const document = await onDownload().catch(() => undefined)
    setState(document ? 'idle' : 'failed')
    if (document) saveFile(document.name, document.file)
  }
  return (
    <>
      <button
        type="button"
        className={isMain ? css.primary : css.print}
        aria-disabled={isBusy || undefined}
        onClick={() => void download()}
      >
        <DownloadIcon />
        {isBusy ? totals.downloading : totals.download}
      </button>
      <p role="status" className={css.trouble}>
        {state === 'failed' && totals.notDownloaded}
      </p>
    </>
  )
}
