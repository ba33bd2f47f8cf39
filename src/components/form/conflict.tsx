import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { Notice } from '#src/components/ui/notice.tsx'
import radio from '#src/components/ui/radio.module.css'
import css from './conflict.module.css'

export type Whose = 'mine' | 'theirs'

/** A field both changed, with both values in words. */
export type Conflicting = { key: string; name: string; mine: string; theirs: string; takes: Whose }

export type ConflictChoices = {
  conflicts: readonly Conflicting[]
  /** Names of what they alone changed. */
  taken: readonly string[]
  onTake: (key: string, whose: Whose) => void
}

export type ConflictProps = ConflictChoices & {
  /** What was changed meanwhile: "Somebody else changed this proposal while you were editing." */
  happened: string
}

/** Somebody saved meanwhile: what they changed is told, and where both did, the person chooses. */
export function Conflict({ happened, conflicts, taken, onTake }: ConflictProps) {
  const { t } = useLingui()
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  const names = taken.join(', ')
  return (
    <section ref={section} tabIndex={-1} className={css.root} aria-label={t`Changed meanwhile`}>
      <Notice tone="warn">
        {[
          happened,
          t`Your changes are not saved yet.`,
          taken.length > 0 && t`Updated with their changes: ${names}.`,
          conflicts.length > 0 ? t`Choose below, then save again.` : t`Check the changes and save again.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Notice>
      {conflicts.map(({ key, ...conflict }) => (
        <Choice key={key} {...conflict} onTake={(whose) => onTake(key, whose)} />
      ))}
    </section>
  )
}

type ChoiceProps = Omit<Conflicting, 'key'> & { onTake: (whose: Whose) => void }

function Choice({ name, mine, theirs, takes, onTake }: ChoiceProps) {
  const { t } = useLingui()
  const group = useId()
  const option = (whose: Whose, label: string, value: string) => (
    <label className={css.option}>
      <input
        className={radio.radio}
        type="radio"
        name={group}
        checked={takes === whose}
        onChange={() => onTake(whose)}
      />
      <span className={css.whose}>{label}</span>
      <span className={css.value}>{value || t`Nothing`}</span>
    </label>
  )
  return (
    <fieldset className={css.choice}>
      <legend>{name}</legend>
      {option('mine', t`Mine`, mine)}
      {option('theirs', t`Theirs`, theirs)}
    </fieldset>
  )
}
