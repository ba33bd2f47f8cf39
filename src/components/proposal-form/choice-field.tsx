import { t } from '@lingui/core/macro'
import { useController, useFormContext } from 'react-hook-form'
import { SelectField } from '#src/components/ui/select-field.tsx'
import type { NewProposalFields } from './fields.ts'

export type Choice = { id: number; name: string }

/** A list of the account's settings: fetched when its field is first opened, then kept. */
export type Choices = { items: readonly Choice[] | undefined; failed: boolean; want: () => void }

type Name =
  | 'account_user_id'
  | 'design_template_id'
  | 'text_template_id'
  | 'directory_id'
  | 'proposal_template_id'
  | 'automations_set_id'

type Props = {
  name: Name
  label: string
  help?: string
  /** Nothing may be chosen too. */
  optional?: boolean
  choices: Choices
  /** The chosen one, where its name is known before the list is there. */
  known?: Choice | undefined
  onChosen?: (id: number | null, before: number | null) => void
}

/** One record of a list, by its id. */
export function ChoiceField({ name, label, help, optional = false, choices, known, onChosen }: Props) {
  const { control } = useFormContext<NewProposalFields>()
  const { field, fieldState } = useController({ control, name })
  const { items, failed, want } = choices
  const listed = items ?? []
  const all = known && !listed.some(({ id }) => id === known.id) ? [known, ...listed] : listed
  const choose = (id: number | null) => {
    field.onChange(id)
    onChosen?.(id, field.value)
  }
  return (
    <SelectField
      {...field}
      openOnFocus={false}
      label={label}
      help={help}
      error={fieldState.error?.message}
      optional={optional}
      data={all.map((choice) => ({ value: String(choice.id), label: choice.name }))}
      value={field.value === null ? null : String(field.value)}
      onChange={(value) => choose(value === null ? null : Number(value))}
      onFocus={want}
      nothingFoundMessage={emptyWords(items, failed)}
    />
  )
}

const emptyWords = (items: Choices['items'], failed: boolean) => {
  if (failed) return t`The list could not be loaded`
  return items ? t`No results` : t`Loading list`
}
