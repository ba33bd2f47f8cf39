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
import { laterBy } from '#wire/calendar-day.ts'
import type { ProposalAgreement } from '#wire/proposal-agree.ts'

type Fields = { valid_until: string }
type Agreed = Pick<ProposalAgreement, 'valid_until'>

type Props = {
  id: number
  /** As it is: `2026-12-19`, or none. */
  day: string | null
  /** The question that it answers; who asked is told of the day. */
  answers?: number
  onClose: () => void
}

/** So long a new date lasts unless another is chosen. */
const answerDays = 14

/** Sets the last day by hand. The customer's page has it at once. */
export function ValidUntilWindow({ id, day, answers, onClose }: Props) {
  const { t } = useLingui()
  const today = useDayOf(useNow())
  const { mutateAsync } = useUpdateAgreement(id)
  const view = useSubmittedForm<Fields, Fields, Agreed>({
    // Enter is enough for the usual answer.
    fields: { valid_until: (answers === undefined ? day : laterBy(answerDays, today)) ?? '' },
    save: ({ valid_until }) => {
      const change = { valid_until: valid_until || null, ...(answers !== undefined && { answers }) }
      return mutateAsync({ change, etag: undefined })
    },
    onSaved: ({ valid_until }) => {
      onClose()
      const date = valid_until && dayText(valid_until)
      if (answers !== undefined)
        return showToast({ text: t`Valid until ${date ?? ''}. The customer is told by email.` })
      return showToast({ text: date ? t`Valid until ${date}` : t`No expiry` })
    },
  })
  return (
    <FormWindow
      title={answers === undefined ? t`Change expiry` : t`Set a new date`}
      act={answers === undefined ? t`Save` : t`Save and tell the customer`}
      {...view}
      onClose={onClose}
    >
      <Controller
        control={view.form.control}
        name="valid_until"
        render={({ field, fieldState }) => (
          <DayField
            optional={answers === undefined}
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
