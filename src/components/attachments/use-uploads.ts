import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { useAsksBeforeClosing } from '#src/components/ui/use-asks-before-closing.ts'
import type { UploadedAttachment } from '#wire/attachments.ts'
import { inMegabytes, maxAttachmentBytes, maxAttachments } from '#wire/limits.ts'
import type { ViewedAttachment } from '#wire/viewer.ts'

/** Rejects with a message for people. */
export type Upload = (
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) => Promise<UploadedAttachment>

/** A file on its way; `share` of it has left, and `fault` says why it did not come. */
export type Sending = { key: string; file: File; share: number; fault?: string; mayRetry?: boolean }

type Options = {
  upload: Upload
  /** How many there are already. */
  count: number
  onAttached: (attachment: ViewedAttachment) => void
}

/**
 * Files on their way in, side by side, also once nobody looks at them any more. What could not be sent stays with its
 * reason until it is sent again or removed.
 */
export function useUploads({ upload, count, onAttached }: Options) {
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const running = useRef(new Map<string, AbortController>())
  useAsksBeforeClosing(() => sendings.some(({ fault }) => fault === undefined))
  const change = (key: string, part: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const remove = (key: string) => {
    running.current.get(key)?.abort()
    running.current.delete(key)
    setSendings((all) => all.filter((one) => one.key !== key))
  }
  async function send({ key, file }: Pick<Sending, 'key' | 'file'>) {
    const ends = new AbortController()
    running.current.set(key, ends)
    try {
      const uploaded = await upload(file, ends.signal, (share) => change(key, { share }))
      if (ends.signal.aborted) return
      remove(key)
      onAttached({ ...uploaded, name: file.name })
    } catch (error) {
      if (!ends.signal.aborted)
        change(key, { fault: error instanceof Error ? error.message : String(error), mayRetry: true })
    }
  }
  const retry = (sending: Sending) => {
    const { key, file } = sending
    setSendings((all) => all.map((one) => (one.key === key ? { key, file, share: 0 } : one)))
    void send(sending)
  }
  const take = (files: readonly File[]) => {
    const fresh = files.map((file, at): Sending => {
      const fault = faultOf(file, count + sendings.length + at)
      return { key: crypto.randomUUID(), file, share: 0, ...(fault !== undefined && { fault }) }
    })
    setSendings((all) => [...all, ...fresh])
    for (const one of fresh) if (one.fault === undefined) void send(one)
  }
  return { sendings, take, retry, remove }
}

/** What is sure to be refused is not sent. */
function faultOf(file: File, before: number): string | undefined {
  const [most, megabytes] = [maxAttachments, inMegabytes(maxAttachmentBytes)]
  if (before >= most) return t`At most ${most} attachments`
  if (file.size > maxAttachmentBytes) return t`Larger than ${megabytes} MB`
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name)
  return isPdf ? undefined : t`Not a PDF`
}
