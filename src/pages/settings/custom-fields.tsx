import { plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { customFieldQueries } from '#src/api/custom-fields.ts'
import { useCreateCustomField, useDeleteCustomField, useUpdateCustomField } from '#src/api/settings-custom-fields.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { formatNumber } from '#src/locales/formats.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { CustomFieldFields, subjectWords, typeWords } from '#src/components/settings/custom-field-fields.tsx'
import { suggestedName } from '#src/components/settings/suggested-name.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { Answer } from '#wire/operation.ts'
import { createCustomField, type listCustomFields, type NewCustomField } from '#wire/settings-custom-fields.ts'
import { SettingsList, type SettingWindowProps } from './shared/list.tsx'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'

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
      about={t`Your own fields for proposals, organisations and people. Fill them in when editing.`}
      list={list}
      empty={{
        title: t`No custom fields yet`,
        text: t`Create one for anything else you record about proposals or contacts.`,
      }}
      nameHead={t`Label`}
      columns={[
        { key: 'subject', head: t`Applies to`, cell: ({ subject }) => t(subjectWords[subject]), phone: 'secondary' },
        {
          key: 'type',
          head: t`Field type`,
          cell: ({ type }) => t(typeWords[type]),
          width: '15%',
          phone: 'hidden',
          hideBelow: 'large',
        },
        { key: 'key', head: t`Name`, cell: ({ key }) => key, phone: 'hidden', hideBelow: 'large' },
        {
          key: 'required',
          head: t`Required`,
          cell: ({ required }) => (required ? t`Required` : ''),
          phone: 'hidden',
          hideBelow: 'full',
        },
        {
          key: 'values_count',
          head: t`Used on`,
          figures: true,
          cell: ({ values_count }) => formatNumber(values_count),
          phone: 'meta',
          phoneHead: true,
        },
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
  if (values_count === 0) return t`No values are filled in. This cannot be undone.`
  return subject === 'proposal'
    ? plural(values_count, {
        one: 'The value on # proposal is deleted too. This cannot be undone.',
        other: 'The values on # proposals are deleted too. This cannot be undone.',
      })
    : plural(values_count, {
        one: 'The value on # contact is deleted too. This cannot be undone.',
        other: 'The values on # contacts are deleted too. This cannot be undone.',
      })
}

const resolver = formResolver<NewCustomField, NewCustomField>(createCustomField.body)

function FieldWindow({ opened, onClose }: SettingWindowProps<Field>) {
  const { t } = useLingui()
  const { mutateAsync: create } = useCreateCustomField()
  const { mutateAsync: update } = useUpdateCustomField()
  const view = useSubmittedForm<NewCustomField, NewCustomField>({
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
      void showToast({ text: opened ? t`Custom field saved` : t`Custom field created` })
    },
  })
  const suggested = useRef('')
  /** The name follows the label until somebody writes it. */
  const suggest = (label: string) => {
    if (opened || view.form.getValues('name') !== suggested.current) return
    suggested.current = suggestedName(label)
    view.form.setValue('name', suggested.current)
  }
  return (
    <FormWindow
      title={opened ? t`Edit “${opened.name}”` : t`New custom field`}
      act={opened ? t`Save changes` : t`Create custom field`}
      {...view}
      onClose={onClose}
    >
      <CustomFieldFields isNew={!opened} filled={opened?.values_count ?? 0} onLabel={suggest} />
    </FormWindow>
  )
}
