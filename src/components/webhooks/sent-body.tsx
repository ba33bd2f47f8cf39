import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CopyText } from '#src/components/ui/copy-text.tsx'
import { formatted } from './formatted.ts'
import css from './sent-body.module.css'
import { TextBlock } from './sent-try.tsx'

/** What was sent, laid out to be read, and on demand byte for byte: those are what was signed, and what is copied. */
export function SentBody({ body }: { body: string }) {
  const { t } = useLingui()
  const [exact, setExact] = useState(false)
  const read = formatted(body)
  const shown = exact || read === undefined ? body : read
  return (
    <>
      {read !== undefined && (
        <div role="group" aria-label={t`Body`} className={css.switch}>
          <button type="button" aria-pressed={!exact} onClick={() => setExact(false)}>
            {t`Formatted`}
          </button>
          <button type="button" aria-pressed={exact} onClick={() => setExact(true)}>
            {t`Raw`}
          </button>
        </div>
      )}
      <TextBlock label={t`Request body`} text={shown} />
      <p className={css.acts}>
        <CopyText text={body} label={t`Copy raw body`} />
      </p>
    </>
  )
}
