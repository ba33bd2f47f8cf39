import { use, useEffect, useRef, type PointerEvent } from 'react'
import { pathOf } from '#src/components/viewer/signature-path.ts'
import { maxLineLength } from '#wire/limits.ts'
import css from './signature.module.css'
import { SpeechContext } from './speech.ts'
import { begun, drawn, pointOn, type Stroke } from './strokes.ts'

export type Signing = { way: 'type' | 'draw'; typed: string; strokes: readonly Stroke[] }

type Props = { value: Signing; fault: string | undefined; onChange: (value: Signing) => void }

/**
 * Typed, which any keyboard can, or drawn with whatever points. Undated: the service dates a signature, by its own clock,
 * once it is given.
 */
export function SignatureField({ value, fault, onChange }: Props) {
  const { words } = use(SpeechContext)
  const isTyped = value.way === 'type'
  const faultId = 'signature-fault'
  return (
    <div>
      <div className={css.box} data-invalid={fault ? true : undefined}>
        {isTyped ? (
          <input
            className={css.typed}
            aria-label={words.accept.signature}
            autoComplete="off"
            maxLength={maxLineLength}
            value={value.typed}
            onChange={(event) => onChange({ ...value, typed: event.target.value })}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault && faultId}
          />
        ) : (
          <Pad
            strokes={value.strokes}
            faultId={fault && faultId}
            onChange={(strokes) => onChange({ ...value, strokes })}
          />
        )}
        <p className={css.line}>
          <span>{words.accept.signature}</span>
          <button
            type="button"
            // Whoever cannot draw signs by pressing this.
            {...(!isTyped && fault && { 'data-mends': true, 'aria-describedby': faultId })}
            onClick={() => onChange({ ...value, way: isTyped ? 'draw' : 'type' })}
          >
            {isTyped ? words.accept.draw : words.accept.type}
          </button>
          {!isTyped && value.strokes.length > 0 && (
            <button type="button" onClick={() => onChange({ ...value, strokes: [] })}>
              {words.accept.clear}
            </button>
          )}
        </p>
      </div>
      {fault && (
        <p id={faultId} className={css.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}

type PadProps = {
  strokes: readonly Stroke[]
  faultId: string | undefined
  onChange: (strokes: readonly Stroke[]) => void
}

function Pad({ strokes, faultId, onChange }: PadProps) {
  const { words } = use(SpeechContext)
  // Points come faster than the page is painted.
  const latest = useRef(strokes)
  useEffect(() => {
    latest.current = strokes
  }, [strokes])
  const change = (next: readonly Stroke[]) => {
    latest.current = next
    onChange(next)
  }
  const at = ({ currentTarget, clientX, clientY }: PointerEvent) =>
    pointOn(currentTarget.getBoundingClientRect(), clientX, clientY)
  return (
    <svg
      className={css.pad}
      viewBox="0 0 1000 260"
      role="img"
      aria-label={words.accept.pad}
      aria-describedby={faultId}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        change(begun(latest.current, at(event)))
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) change(drawn(latest.current, at(event)))
      }}
    >
      <path d={pathOf(strokes)} />
    </svg>
  )
}
