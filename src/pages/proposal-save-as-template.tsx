import { zodResolver } from '@hookform/resolvers/zod'
import { useLingui } from '@lingui/react/macro'
import { FormProvider, type Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { useSaveAsTemplate } from '#src/api/proposal-drafts.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { SettingName, type NamedFields } from '#src/components/settings/named-fields.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { ProposalDocument } from '#src/draft/document.ts'
import { name as nameShape } from '#wire/scalars.ts'
import { useWindowForm } from './window-form.ts'

const resolver = zodResolver(z.strictObject({ name: nameShape })) as unknown as Resolver<
  NamedFields,
  unknown,
  NamedFields
>

type Props = { document: ProposalDocument; name: string; onClose: () => void }

/** Makes a favorite template of the price tables, with the texts, design and fields that this proposal uses. */
export function SaveAsTemplate({ document, name, onClose }: Props) {
  const { t } = useLingui()
  const { mutateAsync } = useSaveAsTemplate()
  const { form, shown } = useWindowForm({
    fields: { name },
    resolver,
    save: ({ name }) => mutateAsync({ name, document }),
    onSaved: () => {
      onClose()
      void showToast({ text: t`The template is made. New proposals can start from it.` })
    },
  })
  return (
    <FormProvider {...form}>
      <FormWindow title={t`Save prices as a template`} act={t`Save template`} {...shown} onClose={onClose}>
        <SettingName />
      </FormWindow>
    </FormProvider>
  )
}
