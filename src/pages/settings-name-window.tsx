import { useLingui } from '@lingui/react/macro'
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, type Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { SettingName, type NamedFields } from '#src/components/settings/named-fields.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { name } from '#wire/scalars.ts'
import { useWindowForm } from './window-form.ts'

const resolver = zodResolver(z.strictObject({ name })) as unknown as Resolver<NamedFields, unknown, NamedFields>

type Props = {
  /** "New tag", "Create tag", and what is said afterwards. */
  words: { title: string; act: string; created: string; rename: string; renamed: string }
  /** Undefined for a new one. */
  opened: { id: number; name: string } | undefined
  create: (given: NamedFields) => Promise<unknown>
  rename: (id: number, given: NamedFields) => Promise<unknown>
  onClose: () => void
}

/** The form of a setting that has nothing but a name. */
export function NameWindow({ words, opened, create, rename, onClose }: Props) {
  const { t } = useLingui()
  const { form, shown } = useWindowForm({
    fields: { name: opened?.name ?? '' },
    resolver,
    save: (given) => (opened ? rename(opened.id, given) : create(given)),
    onSaved: () => {
      onClose()
      void showToast({ text: opened ? words.renamed : words.created })
    },
  })
  return (
    <FormProvider {...form}>
      <FormWindow
        title={opened ? t`Rename “${opened.name}”` : words.title}
        act={opened ? words.rename : words.act}
        {...shown}
        onClose={onClose}
      >
        <SettingName />
      </FormWindow>
    </FormProvider>
  )
}
