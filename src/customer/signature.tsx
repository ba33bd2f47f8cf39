import { use } from 'react'
import { heightOf, pathOf } from '#src/components/viewer/signature-path.ts'
import type { Signature as SignatureData } from '#wire/viewer-signature.ts'
import { SpeechContext } from './speech.ts'
import css from './signature.module.css'

/** As a hand wrote it: the strokes, or the name in the hand's blue. */
export function Signature({ signature, name }: { signature: SignatureData; name: string }) {
  const { words } = use(SpeechContext)
  if ('typed' in signature) return <span className={css.typed}>{signature.typed}</span>
  const height = heightOf(signature.strokes)
  return (
    <svg className={css.drawn} viewBox={`0 0 1000 ${height}`} role="img" aria-label={words.signed.drawnBy(name)}>
      <path d={pathOf(signature.strokes)} />
    </svg>
  )
}
