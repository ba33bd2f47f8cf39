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
  title: string
  /** Says what it does: "Create tag". */
  act: string
  /** What is said afterwards. */
  said: string
  name?: string
  save: (given: NamedFields) => Promise<unknown>
  onClose: () => void
}

/** The form of a setting of which a name is all that is typed. */
export function NameWindow({ title, act, said, name = '', save, onClose }: Props) {
  const view = useSubmittedForm({
    fields: { name },
    resolver,
    save,
    onSaved: () => {
      onClose()
      void showToast({ text: said })
    },
  })
  return (
    <FormWindow title={title} act={act} {...view} onClose={onClose}>
      <SettingName />
    </FormWindow>
  )
}

type NewOrRenamedProps = {
  /** "New tag", "Create tag", and what is said afterwards. */
  words: { title: string; act: string; created: string; rename: string; renamed: string }
  /** Undefined for a new one. */
  opened: { id: number; name: string } | undefined
  create: (given: NamedFields) => Promise<unknown>
  rename: (id: number, given: NamedFields) => Promise<unknown>
  onClose: () => void
}

/** The same, of a setting that is made with it too. */
export function NewOrRenamedWindow({ words, opened, create, rename, onClose }: NewOrRenamedProps) {
  const { t } = useLingui()
  if (!opened)
    return <NameWindow title={words.title} act={words.act} said={words.created} save={create} onClose={onClose} />
  const { id, name } = opened
  return (
    <NameWindow
      title={t`Rename “${name}”`}
      act={words.rename}
      said={words.renamed}
      name={name}
      save={(given) => rename(id, given)}
      onClose={onClose}
    />
  )
}
