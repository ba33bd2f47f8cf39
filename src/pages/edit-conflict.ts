import { useState } from 'react'
import { merge } from '#src/components/form/changes.ts'
import type { Conflicting, Whose } from '#src/components/form/conflict.tsx'
import type { Tagged } from '#src/api/new-client.ts'

type Met<Seen, Fields> = {
  mine: Fields
  theirs: Fields
  latest: Seen
  conflicts: readonly (keyof Fields & string)[]
  taken: readonly (keyof Fields & string)[]
  takes: Partial<Record<string, Whose>>
}

type Options<Seen extends object, Fields extends object> = {
  opened: Tagged<Seen>
  /** What of a record the form edits. */
  fieldsOf: (seen: Seen) => Fields
  /** Past the cache. */
  fetchLatest: () => Promise<Tagged<Seen>>
  /** Puts one field of a version into the form. */
  put: (key: keyof Fields & string, fields: Fields) => void
  /** The fields' names and their values in words; `other` is the version a value is held against. */
  nameOf: (key: keyof Fields & string) => string
  wordsFor: (latest: Seen) => (key: keyof Fields & string, fields: Fields, other: Fields) => string
}

/**
 * The version a form stands on, and what to do when somebody else saved on top of it: the form then stands on theirs,
 * and what both changed is the person's choice, mine until they say otherwise.
 */
export function useEditConflict<Seen extends object, Fields extends object>({
  opened,
  fieldsOf,
  fetchLatest,
  put,
  nameOf,
  wordsFor,
}: Options<Seen, Fields>) {
  const [base, setBase] = useState({ fields: fieldsOf(opened), etag: opened.etag })
  const [met, setMet] = useState<Met<Seen, Fields>>()

  const meet = async (mine: Fields) => {
    const latest = await fetchLatest()
    const theirs = fieldsOf(latest)
    const { conflicts, taken, fields } = merge(base.fields, mine, theirs)
    for (const key of taken) put(key, fields)
    setBase({ fields: theirs, etag: latest.etag })
    setMet({ mine, theirs, latest, conflicts, taken, takes: {} })
  }
  const take = (key: string, whose: Whose) => {
    if (!met) return
    put(key as keyof Fields & string, met[whose])
    setMet({ ...met, takes: { ...met.takes, [key]: whose } })
  }
  const words = met && wordsFor(met.latest)
  const shown = met &&
    words && {
      taken: met.taken.map(nameOf),
      conflicts: met.conflicts.map((key): Conflicting => ({
        key,
        name: nameOf(key),
        mine: words(key, met.mine, met.theirs),
        theirs: words(key, met.theirs, met.mine),
        takes: met.takes[key] ?? 'mine',
      })),
    }
  return { base, meet, take, shown }
}
