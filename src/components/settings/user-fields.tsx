import { useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { Wide } from '#src/components/form/form-section.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'

export type UserFields = { firstname: string; lastname: string; phone: string; jobtitle: string }

/** Who somebody is. */
export function UserFormFields() {
  const { t } = useLingui()
  const { register, formState } = useFormContext<UserFields>()
  const field = (name: keyof UserFields) => ({
    ...register(name),
    error: formState.errors[name]?.message,
    autoComplete: 'off',
  })
  return (
    <>
      <TextField {...field('firstname')} label={t`First name`} optional data-autofocus />
      <TextField {...field('lastname')} label={t`Last name`} optional />
      <TextField {...field('phone')} label={t`Phone`} optional type="tel" />
      <TextField {...field('jobtitle')} label={t`Job title`} optional />
    </>
  )
}

type EmailProps = { label: string; help?: string }

/** The address somebody signs in with. */
export function SignInEmailField({ label, help }: EmailProps) {
  const { register, formState } = useFormContext<{ email: string }>()
  return (
    <Wide>
      <TextField
        {...register('email')}
        label={label}
        help={help}
        error={formState.errors.email?.message}
        type="email"
        autoComplete="off"
        data-autofocus
      />
    </Wide>
  )
}
