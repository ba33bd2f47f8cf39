import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { TextareaField } from '#src/components/ui/textarea-field.tsx'
import type { FieldToFill } from './finding.ts'

type Props = {
  field: FieldToFill
  /** Where the focus of the window goes when it opens. */
  isFirst: boolean
  /** Keeps the value; gives the fault in words where it cannot be kept. */
  onFill: (value: string) => Promise<string | undefined>
  /** How its two parts stand. */
  className: string | undefined
}

/** A custom field that must have a value, filled in where it is missed. */
export function FieldLine({ field: { label, type }, isFirst, onFill, className }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const fill = async () => {
    if (busy) return
    if (typed.trim() === '') return setFault(t`Fill in a value first`)
    setBusy(true)
    setFault(await onFill(typed))
    setBusy(false)
  }
  // Enter is of this line, not of the window around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void fill()
  }
  const parts = {
    label,
    value: typed,
    error: fault,
    'data-autofocus': isFirst || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setTyped(event.target.value),
  }
  return (
    <div className={className}>
      {type === 'text' ? (
        <TextField {...parts} autoComplete="off" onKeyDown={onKeyDown} />
      ) : (
        <TextareaField {...parts} />
      )}
      <Button busy={busy} onClick={() => void fill()}>
        <Trans>Save</Trans>
      </Button>
    </div>
  )
}
