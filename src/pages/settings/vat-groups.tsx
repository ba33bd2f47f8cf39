import { useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { productQueries } from '#src/api/products.ts'
import { useCreateVatGroup, useDeleteVatGroup, useUpdateVatGroup } from '#src/api/settings-vat-groups.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { SettingName } from '#src/components/settings/named-fields.tsx'
import { PercentageField } from '#src/components/settings/percentage-field.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { VatGroup } from '#wire/products.ts'
import { createVatGroup, type NewVatGroup } from '#wire/settings-vat-groups.ts'
import { formatPercentage } from '#src/locales/percentage.ts'
import { SettingsList, type SettingWindowProps } from './shared/list.tsx'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'

export const load = (client: QueryClient) => () => {
  client.query({ ...productQueries.vatGroups(), staleTime: 'static' }).catch(() => undefined)
  return null
}

export function Component() {
  const { t } = useLingui()
  const list = useQuery({ ...productQueries.vatGroups(), staleTime: 30_000 })
  const { mutateAsync } = useDeleteVatGroup()
  return (
    <SettingsList<VatGroup>
      title={t`VAT groups`}
      about={t`VAT rates for products and price rows. Existing proposals do not change.`}
      list={list}
      empty={{ title: t`No VAT groups yet`, text: t`Create one for each VAT rate you charge.` }}
      columns={[
        {
          key: 'percentage',
          head: t`Percentage`,
          figures: true,
          cell: ({ percentage }) => formatPercentage(percentage),
          phone: 'figure',
        },
      ]}
      editing={{
        create: t`New VAT group`,
        in: VatGroupWindow,
        removal: {
          confirm: t`Delete VAT group`,
          says: t`Existing rows keep their VAT rate. This cannot be undone.`,
          replaced: true,
          remove: ({ id }, replace_by) => mutateAsync({ params: { id }, query: { replace_by } }),
        },
      }}
    />
  )
}

type Fields = { name: string; percentage: number | string }
const resolver = formResolver<Fields, NewVatGroup>(createVatGroup.body)

function VatGroupWindow({ opened, onClose }: SettingWindowProps<VatGroup>) {
  const { t } = useLingui()
  const create = useCreateVatGroup()
  const update = useUpdateVatGroup()
  const view = useSubmittedForm<Fields, NewVatGroup>({
    fields: { name: opened?.name ?? '', percentage: opened?.percentage ?? '' },
    resolver,
    save: (body) => (opened ? update.mutateAsync({ params: { id: opened.id }, body }) : create.mutateAsync({ body })),
    onSaved: () => {
      onClose()
      void showToast({ text: opened ? t`VAT group saved` : t`VAT group created` })
    },
  })
  return (
    <FormWindow
      title={opened ? t`Edit “${opened.name}”` : t`New VAT group`}
      act={opened ? t`Save changes` : t`Create VAT group`}
      {...view}
      onClose={onClose}
    >
      <SettingName />
      <PercentageField />
    </FormWindow>
  )
}
