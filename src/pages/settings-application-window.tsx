import { useLingui } from '@lingui/react/macro'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, type Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { useCreateApplication, useUpdateApplication } from '#src/api/settings-applications.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { ApplicationFormFields, type ApplicationFields } from '#src/components/settings/application-fields.tsx'
import { redirectUriFault } from '#src/components/settings/redirect-uri.ts'
import { ClientSecret } from '#src/components/settings/shown-once.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { createApplication } from '#wire/settings-applications.ts'
import type { Application } from './settings-applications.tsx'
import type { SettingWindowProps } from './settings-list.tsx'
import { useWindowForm } from './window-form.ts'

const address = z.string().check(
  z.trim(),
  z.superRefine((given, context) => {
    const fault = redirectUriFault(given)
    if (fault !== undefined) context.addIssue(fault)
  }),
)
const body = z.extend(createApplication.body, { redirect_uris: z.array(address) })
const resolver = zodResolver(body) as unknown as Resolver<ApplicationFields, unknown, ApplicationFields>

type Given = { client_id: string; client_secret: string }

/** An application; a new one that keeps a secret is told it once, in place of the form. */
export function ApplicationWindow({ opened, onClose }: SettingWindowProps<Application>) {
  const { t } = useLingui()
  const [given, setGiven] = useState<Given>()
  const { mutateAsync: create } = useCreateApplication()
  const { mutateAsync: update } = useUpdateApplication()
  const { form, shown } = useWindowForm({
    fields: opened ?? { name: '', confidential: true, redirect_uris: [''] },
    resolver,
    save: async ({ name, redirect_uris, confidential }: ApplicationFields) => {
      if (opened) {
        await update({ params: { id: opened.id }, body: { name, redirect_uris } })
        return null
      }
      const { client_id, client_secret } = await create({ body: { name, redirect_uris, confidential } })
      if (client_secret !== null) setGiven({ client_id, client_secret })
      return client_secret
    },
    onSaved: (secret) => {
      if (secret === null) onClose()
      void showToast({ text: opened ? t`The application is saved` : t`The application is registered` })
    },
  })
  if (given) return <ClientSecret {...given} onClose={onClose} />
  return (
    <FormProvider {...form}>
      <FormWindow
        title={opened ? t`Change “${opened.name}”` : t`Register an application`}
        act={opened ? t`Save changes` : t`Register application`}
        {...shown}
        onClose={onClose}
      >
        <ApplicationFormFields clientId={opened?.client_id} />
      </FormWindow>
    </FormProvider>
  )
}
