import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import { useChangeOwnEmail } from '#src/api/settings-users.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { Wide } from '#src/components/form/form-section.tsx'
import { SectionForm } from '#src/components/settings/section-form.tsx'
import { EmailLink } from '#src/components/settings/shown-once.tsx'
import { SignInEmailField } from '#src/components/settings/user-fields.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { DemoPassword } from '#src/pages/settings/shared/demo-password.tsx'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'
import { changeOwnEmail } from '#wire/settings-users.ts'

type Fields = { email: string; current_password: string }

const body = z.extend(changeOwnEmail.body, {
  current_password: z.string().check(z.minLength(1, { error: () => t`Enter your current password` })),
})
const resolver = formResolver<Fields, Fields>(body)

/** One's own address: it changes once the new one confirms. */
export function EmailForm({ email, new_email }: { email: string; new_email: string | null }) {
  const { t } = useLingui()
  const { mutateAsync } = useChangeOwnEmail()
  const [handed, setHanded] = useState<{ email: string; link: string }>()
  const view = useSubmittedForm({
    fields: { email: '', current_password: '' },
    resolver,
    save: async (body: Fields) => {
      const { link } = await mutateAsync({ body })
      if (link !== null) setHanded({ email: body.email, link })
      return { email: body.email, link }
    },
    onSaved: ({ email, link }) => {
      view.form.reset({ email: '', current_password: '' })
      if (link === null) void showToast({ text: t`Sent a link to ${email}` })
    },
  })
  return (
    <>
      <SectionForm
        isAct
        title={t`Email`}
        about={
          new_email === null
            ? t`You sign in with ${email}.`
            : t`You sign in with ${email} until ${new_email} is confirmed.`
        }
        act={t`Change email`}
        {...view}
      >
        <SignInEmailField
          label={t`New email`}
          help={t`We send a link there to confirm it, and tell the old address.`}
        />
        <DemoPassword />
        <CurrentPassword />
      </SectionForm>
      {handed && <EmailLink {...handed} onClose={() => setHanded(undefined)} />}
    </>
  )
}

function CurrentPassword() {
  const { t } = useLingui()
  const { register, formState } = useFormContext<Fields>()
  return (
    <Wide>
      <TextField
        {...register('current_password')}
        label={t`Password`}
        error={formState.errors.current_password?.message}
        type="password"
        autoComplete="current-password"
      />
    </Wide>
  )
}
