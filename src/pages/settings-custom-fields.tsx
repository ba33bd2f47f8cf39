import { plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { FormProvider, type Resolver } from 'react-hook-form'
import { customFieldQueries } from '#src/api/custom-fields.ts'
import { useCreateCustomField, useDeleteCustomField, useUpdateCustomField } from '#src/api/settings-custom-fields.ts'
import { formatNumber } from '#src/locales/formats.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { CustomFieldFields, subjectWords, typeWords } from '#src/components/settings/custom-field-fields.tsx'
import { suggestedName } from '#src/components/settings/suggested-name.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { Answer } from '#wire/operation.ts'
import { createCustomField, type listCustomFields, type NewCustomField } from '#wire/settings-custom-fields.ts'
import { SettingsList, type SettingWindowProps } from './settings-list.tsx'
import { useWindowForm } from './window-form.ts'

export const load = (client: QueryClient) => () => {
  client.query({ ...customFieldQueries.list(), staleTime: 'static' }).catch(() => undefined)
  return null
}

type Listed = Answer<typeof listCustomFields>[number]
/** Named for the list by what people call it. */
type Field = Omit<Listed, 'name'> & { name: string; key: string }

const named = (fields: readonly Listed[] | null): Field[] =>
  fields?.map(({ name, ...field }) => ({ ...field, key: name, name: field.label })) ?? []

export function Component() {
  const { t } = useLingui()
  const list = useQuery({ ...customFieldQueries.list(), staleTime: 30_000, select: named })
  const { mutateAsync } = useDeleteCustomField()
  return (
    <SettingsList<Field>
      title={t`Custom fields`}
      about={t`What your firm keeps of proposals, organisations and people beside what is always there. They are filled in where a record is edited.`}
      list={list}
      empty={{ title: t`No custom fields yet`, text: t`Make one for whatever you keep of a proposal or a contact.` }}
      columns={[
        { head: t`Belongs to`, of: ({ subject }) => t(subjectWords[subject]) },
        { head: t`Filled in with`, of: ({ type }) => t(typeWords[type]), minor: true },
        { head: t`Name`, of: ({ key }) => key, minor: true },
        { head: t`Required`, of: ({ required }) => (required ? t`Required` : ''), minor: true },
        { head: t`Records`, figures: true, of: ({ values_count }) => formatNumber(values_count) },
      ]}
      editing={{
        create: t`New custom field`,
        in: FieldWindow,
        removal: {
          confirm: t`Delete custom field`,
          says: whatGoes,
          remove: ({ id, values_count }) => mutateAsync({ params: { id }, query: { with_values: values_count > 0 } }),
        },
      }}
    />
  )
}

function whatGoes({ values_count, subject }: Field) {
  if (values_count === 0) return t`No record has anything filled in. This cannot be undone.`
  return subject === 'proposal'
    ? plural(values_count, {
        one: 'What is filled in on # proposal is deleted too. This cannot be undone.',
        other: 'What is filled in on # proposals is deleted too. This cannot be undone.',
      })
    : plural(values_count, {
        one: 'What is filled in on # contact is deleted too. This cannot be undone.',
        other: 'What is filled in on # contacts is deleted too. This cannot be undone.',
      })
}

const resolver = zodResolver(createCustomField.body) as unknown as Resolver<NewCustomField, unknown, NewCustomField>

function FieldWindow({ opened, onClose }: SettingWindowProps<Field>) {
  const { t } = useLingui()
  const { mutateAsync: create } = useCreateCustomField()
  const { mutateAsync: update } = useUpdateCustomField()
  const { form, shown } = useWindowForm<NewCustomField, NewCustomField>({
    fields: opened
      ? {
          subject: opened.subject,
          name: opened.key,
          label: opened.label,
          type: opened.type,
          required: opened.required,
        }
      : { subject: 'proposal', name: '', label: '', type: 'text', required: false },
    resolver,
    save: ({ subject, ...body }) =>
      opened ? update({ params: { id: opened.id }, body }) : create({ body: { ...body, subject } }),
    onSaved: () => {
      onClose()
      void showToast({ text: opened ? t`The custom field is saved` : t`The custom field is created` })
    },
  })
  const suggested = useRef('')
  /** The name follows the label until somebody writes it. */
  const suggest = (label: string) => {
    if (opened || form.getValues('name') !== suggested.current) return
    suggested.current = suggestedName(label)
    form.setValue('name', suggested.current)
  }
  return (
    <FormProvider {...form}>
      <FormWindow
        title={opened ? t`Change “${opened.name}”` : t`New custom field`}
        act={opened ? t`Save changes` : t`Create custom field`}
        {...shown}
        onClose={onClose}
      >
        <CustomFieldFields isNew={!opened} filled={opened?.values_count ?? 0} onLabel={suggest} />
      </FormWindow>
    </FormProvider>
  )
}
