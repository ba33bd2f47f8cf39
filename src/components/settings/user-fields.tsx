import { useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { Wide } from '#src/components/form/form-section.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'

export type UserFields = { email: string; firstname: string; lastname: string; phone: string; jobtitle: string }

export const emptyUser: UserFields = { email: '', firstname: '', lastname: '', phone: '', jobtitle: '' }

/** Who somebody is, and the address they sign in with. */
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
      <Wide>
        <TextField {...field('email')} label={t`Email`} help={t`For signing in`} type="email" data-autofocus />
      </Wide>
      <TextField {...field('firstname')} label={t`First name`} optional />
      <TextField {...field('lastname')} label={t`Last name`} optional />
      <TextField {...field('phone')} label={t`Phone`} optional type="tel" />
      <TextField {...field('jobtitle')} label={t`Job title`} optional />
    </>
  )
}
