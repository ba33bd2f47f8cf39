import * as z from 'zod/mini'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { SettingName, type NamedFields } from '#src/components/settings/named-fields.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { name } from '#wire/scalars.ts'
import { useSubmittedForm } from './submitted-form.ts'

const resolver = formResolver<NamedFields, NamedFields>(z.strictObject({ name }))

type Props<Saved> = {
  title: string
  /** Says what it does: "Create tag". */
  act: string
  /** What is said afterwards, where the page does not show it. */
  said?: string
  name?: string
  save: (given: NamedFields) => Promise<Saved>
  /** Once the window is closed. */
  onSaved?: (saved: Saved) => void
  onClose: () => void
}

/** The form of what is given a name and nothing else. */
export function NameWindow<Saved = unknown>({ title, act, said, name = '', save, onSaved, onClose }: Props<Saved>) {
  const view = useSubmittedForm<NamedFields, NamedFields, Saved>({
    fields: { name },
    resolver,
    save,
    onSaved: (saved) => {
      onClose()
      onSaved?.(saved)
      if (said !== undefined) void showToast({ text: said })
    },
  })
  return (
    <FormWindow title={title} act={act} {...view} onClose={onClose}>
      <SettingName />
    </FormWindow>
  )
}
