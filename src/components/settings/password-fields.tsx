import { useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { Wide } from '#src/components/form/form-section.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { minPasswordLength } from '#wire/limits.ts'

export type PasswordFields = { current_password: string; password: string; again: string }

/** The new password twice, since nobody sees what they type. */
export function PasswordFormFields({ email }: { email: string }) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<PasswordFields>()
  const field = (name: keyof PasswordFields, autoComplete: string) => ({
    ...register(name),
    error: formState.errors[name]?.message,
    type: 'password',
    autoComplete,
  })
  return (
    <>
      {/* Tells a password manager whose password it is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <Wide>
        <TextField {...field('current_password', 'current-password')} label={t`Current password`} />
      </Wide>
      <TextField
        {...field('password', 'new-password')}
        label={t`New password`}
        help={t`At least ${minPasswordLength} characters`}
      />
      <TextField {...field('again', 'new-password')} label={t`Repeat new password`} />
    </>
  )
}
