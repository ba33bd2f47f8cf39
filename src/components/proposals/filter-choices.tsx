import { t } from '@lingui/core/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Tick } from '#src/components/ui/tick.tsx'
import { anyOf } from '#wire/filters.ts'
import css from './filter-panel.module.css'

export type Named = { id: number; name: string }

type ChoicesProps = {
  label: string
  all: readonly Named[] | undefined
  /** Ids, as the address says them. */
  chosen: string | undefined
  none: string
  onChange: (chosen: string | undefined) => void
}

/** More are looked for by name. */
const inSight = 8

/** Any of these, all in sight or found by typing. */
export function Choices({ label, all, chosen, none, onChange }: ChoicesProps) {
  const [query, setQuery] = useState('')
  const ids = new Set(chosen === undefined ? [] : z.parse(anyOf, chosen))
  const toggle = (id: number) => {
    const next = ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]
    onChange(next.length === 0 ? undefined : next.join(','))
  }
  const wanted = query.trim().toLocaleLowerCase()
  const shown = all?.filter(({ id, name }) => ids.has(id) || name.toLocaleLowerCase().includes(wanted))
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      {all && all.length > inSight && (
        <input
          type="search"
          className={css.find}
          aria-label={t`Find in ${label}`}
          placeholder={t`Find by name`}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      {all?.length === 0 && <p className={css.none}>{none}</p>}
      <div className={css.choices}>
        {shown?.map(({ id, name }) => (
          <label key={id} className={css.choice}>
            <Tick label={name} checked={ids.has(id)} onChange={() => toggle(id)} />
            <span title={name}>{name}</span>
          </label>
        ))}
      </div>
      {shown?.length === 0 && query !== '' && <p className={css.none}>{t`No results`}</p>}
    </fieldset>
  )
}
