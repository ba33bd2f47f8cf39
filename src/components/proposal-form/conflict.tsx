import { useEffect, useId, useRef } from 'react'
import { Notice } from '#src/components/ui/notice.tsx'
import type { EditedFields } from './changes.ts'
import css from './conflict.module.css'

type Key = keyof EditedFields

export const fieldWords: Record<Key, string> = {
  account_user_id: 'Owner',
  contact_id: 'Customer',
  contact_people: 'Receivers',
  design_template_id: 'Design',
  directory_id: 'Directory',
  name: 'Name',
  price_total: 'Total by hand',
  status: 'Status',
  text_template_id: 'Text template',
  tags: 'Tags',
  custom_fields: 'Fields',
}

type Props = {
  /** Changed by both, with both values in words. */
  conflicts: { key: Key; mine: string; theirs: string; takes: 'mine' | 'theirs' }[]
  /** Changed by them alone. */
  taken: readonly Key[]
  onTake: (key: Key, whose: 'mine' | 'theirs') => void
}

/** Somebody saved meanwhile: what they changed is told, and where both did, the person chooses. */
export function Conflict({ conflicts, taken, onTake }: Props) {
  const here = useRef<HTMLElement>(null)
  useEffect(() => here.current?.focus(), [])
  return (
    <section ref={here} tabIndex={-1} className={css.root} aria-label="Changed meanwhile">
      <Notice tone="warn">
        Somebody else changed this proposal while you were editing. Nothing of yours is saved yet.
        {taken.length > 0 && ` Taken over from them: ${taken.map((key) => fieldWords[key].toLowerCase()).join(', ')}.`}
        {conflicts.length > 0 ? ' Choose below, then save again.' : ' Look it over and save again.'}
      </Notice>
      {conflicts.map(({ key, ...conflict }) => (
        <Choice key={key} {...conflict} name={key} onTake={(whose) => onTake(key, whose)} />
      ))}
    </section>
  )
}

type ChoiceProps = {
  name: Key
  mine: string
  theirs: string
  takes: 'mine' | 'theirs'
  onTake: (whose: 'mine' | 'theirs') => void
}

function Choice({ name, mine, theirs, takes, onTake }: ChoiceProps) {
  const group = useId()
  const option = (whose: 'mine' | 'theirs', label: string, value: string) => (
    <label className={css.option}>
      <input className={css.radio} type="radio" name={group} checked={takes === whose} onChange={() => onTake(whose)} />
      <span className={css.whose}>{label}</span>
      <span className={css.value}>{value || 'Nothing'}</span>
    </label>
  )
  return (
    <fieldset className={css.choice}>
      <legend>{fieldWords[name]}</legend>
      {option('mine', 'Mine', mine)}
      {option('theirs', 'Theirs', theirs)}
    </fieldset>
  )
}
