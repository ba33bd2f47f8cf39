import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Notice } from '#src/components/ui/notice.tsx'
import { ErrorState } from './error-state.tsx'
import { PartFailed } from './part-failed.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'

export type DataStatesProps<Data> = {
  data: Data | undefined
  /** Why it did not come, or not again, in words. */
  reason: string | undefined
  onRetry: () => void
  /** Titles the page where nothing came. Left out of a part of a page, in whose place a line says it. */
  failed?: string
  /** Says of what is still shown that it may be old; rows, unless said otherwise. */
  stale?: string
  /** Lines that stand in for it while it comes. */
  rows?: number
  isEmpty?: (data: Data) => boolean
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/** Data first, then what went wrong, then waiting: a failed refresh never takes away what is shown. */
export function DataStates<Data>(props: DataStatesProps<Data>) {
  const { data, reason, onRetry, failed, stale, rows, isEmpty, empty, children } = props
  if (data !== undefined)
    return (
      <>
        {reason !== undefined && <Stale words={stale} {...{ reason, onRetry }} />}
        {isEmpty?.(data) ? empty : children(data)}
      </>
    )
  if (reason === undefined) return <SkeletonRows rows={rows} />
  if (failed === undefined) return <PartFailed reason={reason} onRetry={onRetry} />
  return (
    <ErrorState title={failed} onRetry={onRetry}>
      {reason}
    </ErrorState>
  )
}

type StaleProps = { words: string | undefined; reason: string; onRetry: () => void }

function Stale({ words, reason, onRetry }: StaleProps) {
  const { t } = useLingui()
  return (
    <Notice
      action={
        <button type="button" onClick={onRetry}>
          <Trans>Try again</Trans>
        </button>
      }
    >
      {words ?? t`These rows may be outdated.`} {reason}
    </Notice>
  )
}
