import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { useSaveAsTemplate } from '#src/api/proposal-drafts.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { SettingName, type NamedFields } from '#src/components/settings/named-fields.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { ProposalDocument } from '#src/draft/document.ts'
import { name as nameShape } from '#wire/scalars.ts'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'

const resolver = formResolver<NamedFields, NamedFields>(z.strictObject({ name: nameShape }))

type Props = { document: ProposalDocument; name: string; onClose: () => void }

/** Makes a favorite template of the price tables, with the texts, design and fields that this proposal uses. */
export function SaveAsTemplate({ document, name, onClose }: Props) {
  const { t } = useLingui()
  const { mutateAsync } = useSaveAsTemplate()
  const view = useSubmittedForm({
    fields: { name },
    resolver,
    save: ({ name }) => mutateAsync({ name, document }),
    onSaved: () => {
      onClose()
      void showToast({ text: t`Template created. Use it for new proposals.` })
    },
  })
  return (
    <FormWindow title={t`Save prices as template`} act={t`Save template`} {...view} onClose={onClose}>
      <SettingName />
    </FormWindow>
  )
}
