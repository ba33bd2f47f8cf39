import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { proposalCustomerQueries, useUpdateAgreement } from '#src/api/proposal-customer.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { DayField } from '#src/components/proposals/day-field.tsx'
import { useNow } from '#src/components/proposals/use-now.ts'
import { dayText, validityWords } from '#src/components/proposals/validity.ts'
import { useDayOf } from '#src/components/ui/account-zone.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'
import type { ProposalAgreement } from '#wire/proposal-agree.ts'
import type { Proposal } from '#wire/proposals.ts'

/** Until when a proposal can be accepted, and in words; undefined until it is known, and where nobody says. */
export function useValidity({ id, status }: Pick<Proposal, 'id' | 'status'>) {
  const { data: agreement } = useQuery(proposalCustomerQueries.agreement(id))
  const today = useDayOf(useNow())
  if (!agreement) return undefined
  return { agreement, today, words: validityWords(agreement, status, today) }
}

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
