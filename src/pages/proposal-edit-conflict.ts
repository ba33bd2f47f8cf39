import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { Tagged } from '#src/api/new-client.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { merge, type EditedFields } from '#src/components/proposal-form/changes.ts'
import { editedFieldsOf } from '#src/components/proposal-form/edited-fields.ts'
import type { ProposalFields } from '#src/components/proposal-form/fields.ts'
import { valueWords } from '#src/components/proposal-form/value-words.ts'
import type { Proposal } from '#wire/proposals.ts'
import type { useFormChoices } from './proposal-form-choices.ts'

type Key = keyof EditedFields
type Form<Output> = Pick<UseFormReturn<ProposalFields, unknown, Output>, 'setValue'>

type Met = {
  mine: EditedFields
  theirs: EditedFields
  latest: Proposal
  conflicts: readonly Key[]
  taken: readonly Key[]
  takes: Partial<Record<Key, 'mine' | 'theirs'>>
}

/**
 * The version a form stands on, and what to do when somebody else saved on top of it: the form then stands on theirs,
 * and what both changed is the person's choice, mine until they say otherwise.
 */
export function useConflict<Output>(
  opened: Tagged<Proposal>,
  { setValue }: Form<Output>,
  choices: ReturnType<typeof useFormChoices>,
) {
  const client = useQueryClient()
  const [base, setBase] = useState({ fields: editedFieldsOf(opened), etag: opened.etag })
  const [met, setMet] = useState<Met>()
  const put = (key: Key, fields: EditedFields) =>
    setValue(key as FieldPath<ProposalFields>, fields[key], { shouldDirty: true })

  const meet = async (mine: EditedFields) => {
    const latest = await client.fetchQuery({ ...proposalQueries.detail(opened.id), staleTime: 0 })
    const theirs = editedFieldsOf(latest)
    const { conflicts, taken, fields } = merge(base.fields, mine, theirs)
    for (const key of taken) put(key, fields)
    choices.want('users', 'designs', 'texts', 'directories')
    setBase({ fields: theirs, etag: latest.etag })
    setMet({ mine, theirs, latest, conflicts, taken, takes: {} })
  }
  const take = (key: Key, whose: 'mine' | 'theirs') => {
    if (!met) return
    put(key, met[whose])
    setMet({ ...met, takes: { ...met.takes, [key]: whose } })
  }
  const words = met && valueWords([opened, met.latest], choices)
  const shown = met &&
    words && {
      taken: met.taken,
      conflicts: met.conflicts.map((key) => ({
        key,
        mine: words(key, met.mine, met.theirs),
        theirs: words(key, met.theirs, met.mine),
        takes: met.takes[key] ?? 'mine',
      })),
    }
  return { base, meet, take, shown }
}
