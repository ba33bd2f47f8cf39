import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { formatAmount } from '#pricing/amount.ts'
import { ChoiceField } from '#src/components/proposal-form/choice-field.tsx'
import { CustomFields } from '#src/components/proposal-form/custom-fields.tsx'
import type { Customer } from '#src/components/proposal-form/customer-field.tsx'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { Labelled } from '#src/components/proposal-form/labelled.tsx'
import { NameField } from '#src/components/proposal-form/name-field.tsx'
import { FormTagsField } from '#src/components/form/form-tags-field.tsx'
import { StatusField } from '#src/components/proposal-form/status-field.tsx'
import { TotalByHand } from '#src/components/proposal-form/total-by-hand.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { ValidityLine } from '#src/pages/proposals/shared/validity-line.tsx'
import { CustomerSection } from '#src/pages/proposals/shared/customer-section.tsx'
import type { useFormChoices } from '#src/pages/proposals/shared/form-choices.ts'

type Props = {
  opened: Proposal
  choices: ReturnType<typeof useFormChoices>
  readOnly?: boolean
  /** Only with the app interface does a proposal have a last day. */
  hasApp?: boolean
}

/** Everything of a proposal that an update takes, the rows of its price tables aside. */
export function EditedProposalSections({ opened, choices, readOnly = false, hasApp = false }: Props) {
  const { t } = useLingui()
  const calculated = formatAmount(Number(opened.price_total_original), { locale: use(MoneyLocale) })
  const owner = { id: opened.account_user_id, name: opened.account_user_name }
  return (
    <>
      <CustomerSection initial={customerOf(opened.contact)} />
      <FormSection title={t`Proposal`}>
        <Wide>
          <NameField />
        </Wide>
        <StatusField
          asks
          help={opened.status === 'won' ? t`Leaving Won deletes the customer’s signature and agreed terms` : undefined}
        />
        <ChoiceField name="text_template_id" label={t`Text template`} optional choices={choices.texts} />
        <ChoiceField name="design_template_id" label={t`Design`} optional choices={choices.designs} />
        <TotalByHand help={t`Excl. VAT. Calculated total if left empty: ${calculated}`} />
      </FormSection>
      {opened.custom_fields.length > 0 && (
        <FormSection title={t`Fields`} about={t`They fill tags in the text.`}>
          <CustomFields fields={opened.custom_fields} readOnly={readOnly} />
        </FormSection>
      )}
      <FormSection title={t`Details`} about={t`Directory and owner.`}>
        <ChoiceField name="account_user_id" label={t`Owner`} choices={choices.users} known={owner} />
        <ChoiceField name="directory_id" label={t`Directory`} optional choices={choices.directories} />
        {hasApp && (
          <Labelled label={t`Valid until`}>
            <ValidityLine proposal={opened} />
          </Labelled>
        )}
        <Wide>
          <FormTagsField known={choices.tags.known} onWanted={choices.tags.want} />
        </Wide>
      </FormSection>
    </>
  )
}

const customerOf = ({ contact_id, type, name, ...contact }: Proposal['contact']): Customer => ({
  id: contact_id,
  type,
  name,
  place: typeof contact['city'] === 'string' ? contact['city'] : '',
})
