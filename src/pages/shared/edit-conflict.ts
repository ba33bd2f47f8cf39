import { useState } from 'react'
import type { Tagged } from '#src/api/new-client.ts'
import { merge, type Merged } from '#src/components/form/changes.ts'
import type { Conflicting, Whose } from '#src/components/form/conflict.tsx'

export type ConflictOptions<Seen extends object, Fields extends object> = {
  /** As it was when the form was opened. */
  opened: Tagged<Seen>
  /** What of a record the form edits. */
  fieldsOf: (seen: Seen) => Fields
  /** Past the cache. */
  fetchLatest: () => Promise<Tagged<Seen>>
  /** The name of a field. */
  nameOf: (key: keyof Fields & string) => string
  /** Puts the value of a field into words; `other` is the version it is held against. */
  wordsFor: (latest: Seen) => (key: keyof Fields & string, fields: Fields, other: Fields) => string
}

type Conflict<Seen, Fields extends object> = Omit<Merged<Fields>, 'fields'> & {
  mine: Fields
  theirs: Fields
  latest: Seen
  takes: Partial<Record<string, Whose>>
}

/**
 * The version a form stands on, and what to do when somebody else saved on top of it: the form then stands on theirs,
 * and what both changed is the person's choice, mine until they say otherwise.
 */
export function useEditConflict<Seen extends object, Fields extends object>({
  opened,
  fieldsOf,
  fetchLatest,
  nameOf,
  wordsFor,
}: ConflictOptions<Seen, Fields>) {
  // What comes in meanwhile is met when the form is saved.
  const [base, setBase] = useState(() => ({ fields: fieldsOf(opened), etag: opened.etag }))
  const [conflict, setConflict] = useState<Conflict<Seen, Fields>>()

  /** Stands on the latest version from now on; returns what of it goes into the form. */
  const meet = async (mine: Fields): Promise<Partial<Fields>> => {
    const latest = await fetchLatest()
    const theirs = fieldsOf(latest)
    const { fields, conflicts, taken } = merge(base.fields, mine, theirs)
    setBase({ fields: theirs, etag: latest.etag })
    setConflict({ mine, theirs, latest, conflicts, taken, takes: {} })
    return pick(fields, taken)
  }
  /** Stands on what the form itself just saved from now on. */
  const follow = async (saved: Fields) => {
    const { etag } = await fetchLatest()
    setBase({ fields: saved, etag })
    setConflict(undefined)
  }
  /** Returns the chosen value, for the form, which has `now`: what was written since is the person's own too. */
  const choose = (key: string, whose: Whose, now: Fields): Partial<Fields> => {
    if (!conflict) return {}
    const mine = whose === 'theirs' ? { ...conflict.mine, ...pick(now, [key]) } : conflict.mine
    setConflict({ ...conflict, mine, takes: { ...conflict.takes, [key]: whose } })
    return pick(whose === 'theirs' ? conflict.theirs : mine, [key])
  }
  const words = conflict && wordsFor(conflict.latest)
  const choices = conflict &&
    words && {
      taken: conflict.taken.map(nameOf),
      conflicts: conflict.conflicts.map((key): Conflicting => ({
        key,
        name: nameOf(key),
        mine: words(key, conflict.mine, conflict.theirs),
        theirs: words(key, conflict.theirs, conflict.mine),
        takes: conflict.takes[key] ?? 'mine',
      })),
    }
  return { base, meet, follow, choose, choices }
}

const pick = <Fields extends object>(fields: Fields, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => keys.includes(key))) as Partial<Fields>
