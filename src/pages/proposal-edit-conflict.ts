import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { Tagged } from '#src/api/new-client.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { editedFieldsOf } from '#src/draft/edited-fields.ts'
import type { ProposalFields } from '#src/components/proposal-form/fields.ts'
import { fieldWords } from '#src/components/proposal-form/field-words.ts'
import { valueWords } from '#src/components/proposal-form/value-words.ts'
import type { Proposal } from '#wire/proposals.ts'
import { useEditConflict } from './edit-conflict.ts'
import type { useFormChoices } from './proposal-form-choices.ts'

type Form<Output> = Pick<UseFormReturn<ProposalFields, unknown, Output>, 'setValue'>

/** What to do when somebody else saved the proposal meanwhile; the account's lists give the values their words. */
export function useConflict<Output>(
  opened: Tagged<Proposal>,
  { setValue }: Form<Output>,
  choices: ReturnType<typeof useFormChoices>,
) {
  const client = useQueryClient()
  return useEditConflict({
    opened,
    fieldsOf: editedFieldsOf,
    fetchLatest: () => {
      choices.want('users', 'designs', 'texts', 'directories')
      return client.fetchQuery({ ...proposalQueries.detail(opened.id), staleTime: 0 })
    },
    put: (key, fields) => setValue(key as FieldPath<ProposalFields>, fields[key], { shouldDirty: true }),
    nameOf: (key) => t(fieldWords[key]),
    wordsFor: (latest) => valueWords([opened, latest], choices),
  })
}
