import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { FormProvider, type Resolver } from 'react-hook-form'
import { customFieldQueries } from '#src/api/custom-fields.ts'
import { useCreateCustomField, useDeleteCustomField, useUpdateCustomField } from '#src/api/settings-custom-fields.ts'
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
  const list = useQuery({ ...customFieldQueries.list(), staleTime: 30_000, select: named })
  const { mutateAsync } = useDeleteCustomField()
  return (
    <SettingsList<Field>
      title="Custom fields"
      about="What your firm keeps of proposals, organisations and people beside what is always there. They are filled in where a record is edited."
      list={list}
      empty={{ title: 'No custom fields yet', text: 'Make one for whatever you keep of a proposal or a contact.' }}
      columns={[
        { head: 'Belongs to', of: ({ subject }) => subjectWords[subject] },
        { head: 'Filled in with', of: ({ type }) => typeWords[type], minor: true },
        { head: 'Name', of: ({ key }) => key, minor: true },
        { head: 'Required', of: ({ required }) => (required ? 'Required' : ''), minor: true },
        { head: 'Records', figures: true, of: ({ values_count }) => values_count.toLocaleString() },
      ]}
      editing={{
        create: 'New custom field',
        in: FieldWindow,
        removal: {
          confirm: 'Delete custom field',
          says: whatGoes,
          remove: ({ id, values_count }) => mutateAsync({ params: { id }, query: { with_values: values_count > 0 } }),
        },
      }}
    />
  )
}

function whatGoes({ values_count, subject }: Field) {
  if (values_count === 0) return 'No record has anything filled in. This cannot be undone.'
  const word = subject === 'proposal' ? 'proposal' : 'contact'
  const records = values_count === 1 ? `1 ${word}` : `${values_count.toLocaleString()} ${word}s`
  return `What is filled in on ${records} is deleted too. This cannot be undone.`
}

const resolver = zodResolver(createCustomField.body) as unknown as Resolver<NewCustomField, unknown, NewCustomField>

function FieldWindow({ opened, onClose }: SettingWindowProps<Field>) {
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
      void showToast({ text: opened ? 'The custom field is saved' : 'The custom field is created' })
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
        title={opened ? `Change “${opened.name}”` : 'New custom field'}
        act={opened ? 'Save changes' : 'Create custom field'}
        {...shown}
        onClose={onClose}
      >
        <CustomFieldFields isNew={!opened} filled={opened?.values_count ?? 0} onLabel={suggest} />
      </FormWindow>
    </FormProvider>
  )
}
