import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { accountQueries } from '#src/api/account.ts'
import { templatePreviewQuery, useSaveAsTemplate } from '#src/api/proposal-template.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { replaceable, TemplateOffer, type TemplateFields } from '#src/components/proposal-form/template-offer.tsx'
import { SettingName } from '#src/components/settings/named-fields.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'
import type { TemplatePreview } from '#wire/proposal-template.ts'
import { name as nameShape } from '#wire/scalars.ts'

const resolver = formResolver<TemplateFields, TemplateFields>(
  z.strictObject({ name: nameShape, replace: z.array(z.string()) }),
)

type Props = { id: number; name: string; onClose: () => void }

/** Makes a favorite template of a proposal; shows what it brings, and what of its customer would go along. */
export function TemplateWindow({ id, name, onClose }: Props) {
  const { data, error } = useQuery(templatePreviewQuery(id))
  useEffect(() => {
    if (!error) return
    void sayFailed(error)
    onClose()
  }, [error, onClose])
  return data && <TemplateForm id={id} name={name} preview={data} onClose={onClose} />
}

function TemplateForm({ id, name, preview, onClose }: Props & { preview: TemplatePreview }) {
  const { t } = useLingui()
  const { mutateAsync } = useSaveAsTemplate()
  const { data: account } = useQuery(accountQueries.details())
  const view = useSubmittedForm({
    fields: { name, replace: preview.customer_words.filter(replaceable).map(({ word }) => word) },
    resolver,
    save: (body) => mutateAsync({ params: { id }, body }),
    onSaved: (made) => {
      onClose()
      void showToast({
        text: t`Template created. Use it for new proposals.`,
        link: { to: `/settings/favorite-templates/${made.id}`, label: t`Open template` },
      })
    },
  })
  return (
    <FormWindow title={t`Save as template`} act={t`Save template`} {...view} onClose={onClose}>
      <SettingName />
      <TemplateOffer {...preview} currency={account?.currency} />
    </FormWindow>
  )
}
