import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useChangeUserEmail } from '#src/api/settings-users.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { EmailLink } from '#src/components/settings/shown-once.tsx'
import { SignInEmailField } from '#src/components/settings/user-fields.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { changeUserEmail } from '#wire/settings-users.ts'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'

type Fields = { email: string }
const resolver = formResolver<Fields, Fields>(changeUserEmail.body)

type Props = { user: { id: number; name: string; email: string }; onClose: () => void }

/** Another address for a colleague: they confirm it at the new one. */
export function EmailWindow({ user: { id, name, email }, onClose }: Props) {
  const { t } = useLingui()
  const { mutateAsync } = useChangeUserEmail()
  const [handed, setHanded] = useState<{ email: string; link: string }>()
  const view = useSubmittedForm({
    fields: { email },
    resolver,
    save: async (body: Fields) => {
      const { link } = await mutateAsync({ params: { id }, body })
      if (link !== null) setHanded({ email: body.email, link })
      return { email: body.email, link }
    },
    onSaved: ({ email, link }) => {
      if (link !== null) return
      onClose()
      void showToast({ text: t`Sent a link to ${email}` })
    },
  })
  if (handed) return <EmailLink {...handed} onClose={onClose} />
  return (
    <FormWindow title={t`Change email of ${name}`} act={t`Send link`} {...view} onClose={onClose}>
      <SignInEmailField label={t`New email`} help={t`Until it is confirmed there, ${email} stays.`} />
    </FormWindow>
  )
}
