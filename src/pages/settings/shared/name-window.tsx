import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { SettingName, type NamedFields } from '#src/components/settings/named-fields.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { name } from '#wire/scalars.ts'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'

const resolver = formResolver<NamedFields, NamedFields>(z.strictObject({ name }))

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
  const view = useSubmittedForm({
    fields: { name: opened?.name ?? '' },
    resolver,
    save: (given) => (opened ? rename(opened.id, given) : create(given)),
    onSaved: () => {
      onClose()
      void showToast({ text: opened ? words.renamed : words.created })
    },
  })
  return (
    <FormWindow
      title={opened ? t`Rename “${opened.name}”` : words.title}
      act={opened ? words.rename : words.act}
      {...view}
      onClose={onClose}
    >
      <SettingName />
    </FormWindow>
  )
}
