import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCreateUser, useUpdateUser } from '#src/api/settings-users.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { NewPassword } from '#src/components/settings/shown-once.tsx'
import { emptyUser, UserFormFields, type UserFields } from '#src/components/settings/user-fields.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { User } from '#wire/account.ts'
import { createUser } from '#wire/settings-users.ts'
import type { SettingWindowProps } from '#src/pages/settings/shared/list.tsx'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'

const resolver = formResolver<UserFields, UserFields>(createUser.body)

export type ListedUser = User & { name: string; active: boolean }

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
  const view = useSubmittedForm({
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
      void showToast({ text: opened ? t`User saved` : t`User created` })
    },
  })
  if (given) return <NewPassword {...given} onClose={onClose} />
  return (
    <FormWindow
      title={opened ? t`Edit ${opened.name}` : t`New user`}
      act={opened ? t`Save changes` : t`Create user`}
      {...view}
      onClose={onClose}
    >
      <UserFormFields />
    </FormWindow>
  )
}
