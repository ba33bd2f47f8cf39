import { useLingui } from '@lingui/react/macro'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { FormProvider, type Resolver } from 'react-hook-form'
import { productQueries } from '#src/api/products.ts'
import { useCreateVatGroup, useDeleteVatGroup, useUpdateVatGroup } from '#src/api/settings-vat-groups.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { SettingName } from '#src/components/settings/named-fields.tsx'
import { PercentageField } from '#src/components/settings/percentage-field.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { VatGroup } from '#wire/products.ts'
import { createVatGroup, type NewVatGroup } from '#wire/settings-vat-groups.ts'
import { formatNumber } from '#src/locales/formats.ts'
import { SettingsList, type SettingWindowProps } from './settings-list.tsx'
import { useWindowForm } from './window-form.ts'

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
      about={t`Every product and price row has one of these percentages. Rows of proposals keep the percentage they were made with.`}
      list={list}
      empty={{ title: t`No VAT groups yet`, text: t`Make one for each percentage you charge.` }}
      columns={[{ head: t`Percentage`, figures: true, of: ({ percentage }) => `${formatNumber(percentage)} %` }]}
      editing={{
        create: t`New VAT group`,
        in: VatGroupWindow,
        removal: {
          confirm: t`Delete VAT group`,
          says: t`Rows of proposals keep its percentage. This cannot be undone.`,
          replaced: true,
          remove: ({ id }, replace_by) => mutateAsync({ params: { id }, query: { replace_by } }),
        },
      }}
    />
  )
}

type Fields = { name: string; percentage: number | string }
const resolver = zodResolver(createVatGroup.body) as unknown as Resolver<Fields, unknown, NewVatGroup>

function VatGroupWindow({ opened, onClose }: SettingWindowProps<VatGroup>) {
  const { t } = useLingui()
  const create = useCreateVatGroup()
  const update = useUpdateVatGroup()
  const { form, shown } = useWindowForm<Fields, NewVatGroup>({
    fields: { name: opened?.name ?? '', percentage: opened?.percentage ?? '' },
    resolver,
    save: (body) => (opened ? update.mutateAsync({ params: { id: opened.id }, body }) : create.mutateAsync({ body })),
    onSaved: () => {
      onClose()
      void showToast({ text: opened ? t`The VAT group is saved` : t`The VAT group is created` })
    },
  })
  return (
    <FormProvider {...form}>
      <FormWindow
        title={opened ? t`Change “${opened.name}”` : t`New VAT group`}
        act={opened ? t`Save changes` : t`Create VAT group`}
        {...shown}
        onClose={onClose}
      >
        <SettingName />
        <PercentageField />
      </FormWindow>
    </FormProvider>
  )
}
