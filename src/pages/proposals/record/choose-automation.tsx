import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useController, useWatch, type Control } from 'react-hook-form'
import { useSetFollowUp } from '#src/api/follow-up.ts'
import { templateQueries } from '#src/api/templates.ts'
import { Wide } from '#src/components/form/form-section.tsx'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'
import type { FollowUp } from '#wire/follow-up.ts'

type Fields = { automations_set_id: number | null }
type Props = { id: number; followUp: FollowUp; onClose: () => void }

/** Chooses the automation set of a proposal that is there, or none; what that does to its steps is said beside it. */
export function AutomationWindow({ id, followUp, onClose }: Props) {
  const { t } = useLingui()
  const { automations_set_id, steps } = followUp
  const { mutateAsync } = useSetFollowUp(id)
  const view = useSubmittedForm<Fields>({
    fields: { automations_set_id },
    save: (chosen) => mutateAsync(chosen.automations_set_id),
    onSaved: () => {
      onClose()
      return showToast({ text: t`Automation saved` })
    },
  })
  const { control } = view.form
  return (
    <FormWindow title={t`Change automation`} act={t`Save`} {...view} onClose={onClose}>
      <Wide>
        <SetField control={control} current={followUp} />
      </Wide>
      <Wide>
        <Consequence control={control} before={automations_set_id} coming={steps.length} />
      </Wide>
    </FormWindow>
  )
}

type FieldProps = { control: Control<Fields>; current: FollowUp }

function SetField({ control, current: { automations_set_id: id, automations_set_name: name } }: FieldProps) {
  const { t } = useLingui()
  const { data: sets } = useQuery(templateQueries.automationSets())
  const { field, fieldState } = useController({ control, name: 'automations_set_id' })
  const known = sets ?? (id === null ? [] : [{ id, name }])
  return (
    <SelectField
      {...field}
      optional
      openOnFocus={false}
      data-autofocus
      label={t`Automation set`}
      error={fieldState.error?.message}
      data={known.map((set) => ({ value: String(set.id), label: set.name }))}
      value={field.value === null ? null : String(field.value)}
      onChange={(value) => field.onChange(value === null ? null : Number(value))}
    />
  )
}

type ConsequenceProps = { control: Control<Fields>; before: number | null; coming: number }

/** What the choice does to the steps of the set before and of the new one. */
function Consequence({ control, before, coming }: ConsequenceProps) {
  const chosen = useWatch({ control, name: 'automations_set_id' })
  if (chosen === before)
    return (
      <p>
        <Trans>Its steps begin once the proposal has been sent.</Trans>
      </p>
    )
  return (
    <div aria-live="polite">
      <p>
        <Plural
          value={coming}
          _0="No step is planned now."
          one="# step still to come is dropped."
          other="# steps still to come are dropped."
        />{' '}
        <Trans>What was done stays done.</Trans>
      </p>
      {chosen !== null && (
        <p>
          <Trans>The new set counts from the last sending. Steps whose day has passed are not made up for.</Trans>
        </p>
      )}
    </div>
  )
}
