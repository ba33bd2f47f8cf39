import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useCreateApplication, useUpdateApplication } from '#src/api/settings-applications.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { ApplicationFormFields, type ApplicationFields } from '#src/components/settings/application-fields.tsx'
import { redirectUriFault } from '#src/components/settings/redirect-uri.ts'
import { ClientSecret } from '#src/components/settings/shown-once.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { Answer } from '#wire/operation.ts'
import { createApplication, type listApplications } from '#wire/settings-applications.ts'
import type { SettingWindowProps } from '#src/pages/settings/shared/list.tsx'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'

const address = z.string().check(
  z.trim(),
  z.superRefine((address, context) => {
    const fault = redirectUriFault(address)
    if (fault !== undefined) context.addIssue(fault)
  }),
)
const body = z.extend(createApplication.body, { redirect_uris: z.array(address) })
const resolver = formResolver<ApplicationFields, ApplicationFields>(body)

export type Application = Answer<typeof listApplications>[number]

type Credentials = { client_id: string; client_secret: string }

/** An application; a new one that keeps a secret is told it once, in place of the form. */
export function ApplicationWindow({ opened, onClose }: SettingWindowProps<Application>) {
  const { t } = useLingui()
  const [credentials, setCredentials] = useState<Credentials>()
  const { mutateAsync: create } = useCreateApplication()
  const { mutateAsync: update } = useUpdateApplication()
  const view = useSubmittedForm({
    fields: opened ?? { name: '', confidential: true, redirect_uris: [''] },
    resolver,
    save: async ({ name, redirect_uris, confidential }: ApplicationFields) => {
      if (opened) {
        await update({ params: { id: opened.id }, body: { name, redirect_uris } })
        return null
      }
      const { client_id, client_secret } = await create({ body: { name, redirect_uris, confidential } })
      if (client_secret !== null) setCredentials({ client_id, client_secret })
      return client_secret
    },
    onSaved: (secret) => {
      if (secret === null) onClose()
      void showToast({ text: opened ? t`Application saved` : t`Application registered` })
    },
  })
  if (credentials) return <ClientSecret {...credentials} onClose={onClose} />
  return (
    <FormWindow
      title={opened ? t`Edit “${opened.name}”` : t`Register application`}
      act={opened ? t`Save changes` : t`Register application`}
      {...view}
      onClose={onClose}
    >
      <ApplicationFormFields clientId={opened?.client_id} />
    </FormWindow>
  )
}
