import { useState } from 'react'
import { saveFile } from '#src/components/ui/save-file.ts'

/** Fetches a file and hands it to its reader; pressed again while it comes, it is fetched once. */
export function useDownload(fetchFile: () => Promise<{ name: string; file: Blob }>) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  async function download() {
    if (state === 'busy') return
    setState('busy')
    const document = await fetchFile().catch(() => undefined)
    setState(document ? 'idle' : 'failed')
    if (document) saveFile(document.name, document.file)
  }
  return { isBusy: state === 'busy', hasFailed: state === 'failed', download: () => void download() }
}
