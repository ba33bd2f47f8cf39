import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { useCreateSavedView, useUpdateSavedView } from '#src/api/saved-view-acts.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { SettingName, type NamedFields } from '#src/components/settings/named-fields.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'
import type { SavedView } from '#wire/saved-views.ts'
import { name as nameShape } from '#wire/scalars.ts'

const resolver = formResolver<NamedFields, NamedFields>(z.strictObject({ name: nameShape }))

type NewProps = {
  /** It is one more, beside the view that the list was opened as. */
  isAnother: boolean
  filter: SavedView['filter']
  onSaved: (id: number) => void
  onClose: () => void
}

export function NewSavedView({ isAnother, filter, onSaved, onClose }: NewProps) {
  const { t } = useLingui()
  const { mutateAsync } = useCreateSavedView()
  const view = useSubmittedForm({
    fields: { name: '' },
    resolver,
    save: ({ name }) => mutateAsync({ body: { name, filter } }),
    onSaved: ({ id }) => {
      onClose()
      onSaved(id)
    },
  })
  return (
    <FormWindow title={isAnother ? t`Save as new view` : t`Save view`} act={t`Save view`} {...view} onClose={onClose}>
      <SettingName />
    </FormWindow>
  )
}

export function RenameSavedView({ view: { id, name }, onClose }: { view: SavedView; onClose: () => void }): ReactNode {
  const { t } = useLingui()
  const { mutateAsync } = useUpdateSavedView()
  const view = useSubmittedForm({
    fields: { name },
    resolver,
    save: (body) => mutateAsync({ params: { id }, body }),
    onSaved: () => {
      onClose()
      void showToast({ text: t`View renamed` })
    },
  })
  return (
    <FormWindow title={t`Rename “${name}”`} act={t`Rename view`} {...view} onClose={onClose}>
      <SettingName />
    </FormWindow>
  )
}
