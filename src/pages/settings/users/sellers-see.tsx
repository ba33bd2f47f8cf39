import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Controller, useFormContext } from 'react-hook-form'
import { accountQueries } from '#src/api/account.ts'
import { useUpdateAccount } from '#src/api/settings-account.ts'
import { Wide } from '#src/components/form/form-section.tsx'
import { sellersSeeWords } from '#src/components/settings/access-words.ts'
import { SectionForm } from '#src/components/settings/section-form.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { useSectionForm } from '#src/pages/settings/shared/section-form.ts'
import { sellersSee, type SellersSee } from '#wire/roles.ts'

type Fields = { sellers_see: SellersSee }

/** Whether sellers see each other's work, and what that means for them. */
export function SellersSeeForm() {
  const { data: account } = useQuery(accountQueries.details())
  return account ? <Loaded sellers_see={account.sellers_see} /> : null
}

function Loaded(fields: Fields) {
  const { t } = useLingui()
  const { mutateAsync } = useUpdateAccount()
  const view = useSectionForm<Fields>({
    fields,
    save: (body) => mutateAsync({ body }),
    saved: t`Access of sellers saved`,
  })
  return (
    <SectionForm
      title={t`Access of sellers`}
      about={t`Admins and readers always see everything. Products, templates and tags are shared.`}
      act={t`Save access`}
      {...view}
    >
      <SellersSeeField />
    </SectionForm>
  )
}

function SellersSeeField() {
  const { t } = useLingui()
  const { control, watch } = useFormContext<Fields>()
  const about: Record<SellersSee, string> = {
    all: t`Sellers see and change each other’s work.`,
    own: t`Own: proposals they own, and contacts they added or have a proposal for. The rest is hidden in lists, search, totals, exports and the API. Only admins reassign proposals.`,
  }
  return (
    <Wide>
      <Controller
        control={control}
        name="sellers_see"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label={t`Sellers see`}
            help={about[watch('sellers_see')]}
            error={fieldState.error?.message}
            searchable={false}
            data={sellersSee.map((value) => ({ value, label: t(sellersSeeWords[value]) }))}
          />
        )}
      />
    </Wide>
  )
}
