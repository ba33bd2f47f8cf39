import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { CustomerField, type Customer, type CustomerMatch } from '#src/components/proposal-form/customer-field.tsx'
import type { ProposalFields } from '#src/components/proposal-form/fields.ts'
import { ReceiversField } from '#src/components/proposal-form/receivers-field.tsx'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { useCustomerSearch, useReceivers } from './form-customer.ts'
import { useNewCustomer } from './new-customer.tsx'

type Props = {
  initial: Customer | undefined
  onCustomer?: (customer: Customer) => void
  /** Where the form begins. */
  isFirst?: boolean
}

/** Whom a proposal is for, and who of them receives it; who is not there yet is added on the way. */
export function CustomerSection({ initial, onCustomer, isFirst = false }: Props) {
  const { t } = useLingui()
  const [customer, setCustomer] = useState(initial)
  const search = useCustomerSearch()
  const adding = useNewCustomer()
  const receivers = useReceivers(customer, adding.onPerson)
  const { setValue } = useFormContext<ProposalFields>()
  const onChosen = ({ key: _key, person, ...chosen }: CustomerMatch) => {
    if (chosen.id !== customer?.id) setValue('contact_people', [], { shouldDirty: true })
    if (person?.email) setValue('contact_people', [person.id], { shouldDirty: true })
    setCustomer(chosen)
    onCustomer?.(chosen)
  }
  return (
    <FormSection title={t`Customer`} about={t`Who it is for and who receives it.`}>
      <CustomerField
        search={search}
        customer={customer}
        onChosen={onChosen}
        onNew={adding.onCustomer}
        isFirst={isFirst}
      />
      <Wide>
        <ReceiversField customer={customer} receivers={receivers} />
      </Wide>
      {adding.windows}
    </FormSection>
  )
}
