import { useLingui } from '@lingui/react/macro'
import { Controller } from 'react-hook-form'
import { useUpdateAgreement } from '#src/api/proposal-customer.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { DayField } from '#src/components/proposals/day-field.tsx'
import { useNow } from '#src/components/proposals/use-now.ts'
import { dayText } from '#src/components/proposals/validity.ts'
import { useDayOf } from '#src/components/ui/account-zone.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'
import type { ProposalAgreement } from '#wire/proposal-agree.ts'

type Fields = { valid_until: string }
type Agreed = Pick<ProposalAgreement, 'valid_until'>

type Props = {
  id: number
  /** As it is: `2026-12-19`, or none. */
  day: string | null
  onClose: () => void
}

/** Sets the last day by hand. The customer's page has it at once. */
export function ValidUntilWindow({ id, day, onClose }: Props) {
  const { t } = useLingui()
  const today = useDayOf(useNow())
  const { mutateAsync } = useUpdateAgreement(id)
  const view = useSubmittedForm<Fields, Fields, Agreed>({
    fields: { valid_until: day ?? '' },
    save: ({ valid_until }) => mutateAsync({ change: { valid_until: valid_until || null }, etag: undefined }),
    onSaved: ({ valid_until }) => {
      onClose()
      const date = valid_until && dayText(valid_until)
      return showToast({ text: date ? t`Valid until ${date}` : t`No expiry` })
    },
  })
  return (
    <FormWindow title={t`Change expiry`} act={t`Save`} {...view} onClose={onClose}>
      <Controller
        control={view.form.control}
        name="valid_until"
        render={({ field, fieldState }) => (
          <DayField
            optional
            today={today}
            value={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
    </FormWindow>
  )
}
