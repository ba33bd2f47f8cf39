import { useLingui } from '@lingui/react/macro'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, type Resolver } from 'react-hook-form'
import { useCreateUser, useUpdateUser } from '#src/api/settings-users.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { NewPassword } from '#src/components/settings/shown-once.tsx'
import { emptyUser, UserFormFields, type UserFields } from '#src/components/settings/user-fields.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { createUser } from '#wire/settings-users.ts'
import type { SettingWindowProps } from './settings-list.tsx'
import type { ListedUser } from './settings-users.tsx'
import { useWindowForm } from './window-form.ts'

const resolver = zodResolver(createUser.body) as unknown as Resolver<UserFields, unknown, UserFields>

/** Who a user is; a new one gets a password, which is shown once in its place. */
export function UserWindow({ opened, onClose }: SettingWindowProps<ListedUser>) {
  const { t } = useLingui()
  const [given, setGiven] = useState<{ email: string; password: string }>()
  const { mutateAsync: create } = useCreateUser()
  const { mutateAsync: update } = useUpdateUser()
  const save = async (body: UserFields) => {
    if (opened) {
      await update({ params: { id: opened.id }, body })
      return null
    }
    const { password } = await create({ body })
    if (password !== null) setGiven({ email: body.email, password })
    return password
  }
  const { form, shown } = useWindowForm({
    fields: opened
      ? {
          email: opened.email,
          firstname: opened.firstname,
          lastname: opened.lastname,
          phone: opened.phone,
          jobtitle: opened.jobtitle,
        }
      : emptyUser,
    resolver,
    save,
    onSaved: (password) => {
      if (password === null) onClose()
      void showToast({ text: opened ? t`The user is saved` : t`The user is created` })
    },
  })
  if (given) return <NewPassword {...given} onClose={onClose} />
  return (
    <FormProvider {...form}>
      <FormWindow
        title={opened ? t`Change ${opened.name}` : t`New user`}
        act={opened ? t`Save changes` : t`Create user`}
        {...shown}
        onClose={onClose}
      >
        <UserFormFields />
      </FormWindow>
    </FormProvider>
  )
}
