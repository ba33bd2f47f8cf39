import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, type Resolver } from 'react-hook-form'
import { useCreateUser, useUpdateUser } from '#src/api/settings-users.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { emptyUser, UserFormFields, type UserFields } from '#src/components/settings/user-fields.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { createUser } from '#wire/settings-users.ts'
import type { ListedUser } from './settings-users.tsx'
import { useWindowForm } from './window-form.ts'

const resolver = zodResolver(createUser.body) as unknown as Resolver<UserFields, unknown, UserFields>

type Props = {
  opened: ListedUser | undefined
  onClose: () => void
  /** The password a new user was given. */
  onPassword: (email: string, password: string) => void
}

export function UserWindow({ opened, onClose, onPassword }: Props) {
  const { mutateAsync: create } = useCreateUser()
  const { mutateAsync: update } = useUpdateUser()
  const save = async (body: UserFields) => {
    if (opened) return update({ params: { id: opened.id }, body })
    const { password } = await create({ body })
    if (password !== null) onPassword(body.email, password)
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
    onSaved: () => {
      onClose()
      void showToast({ text: opened ? 'The user is saved' : 'The user is created' })
    },
  })
  return (
    <FormProvider {...form}>
      <FormWindow
        title={opened ? `Change ${opened.name}` : 'New user'}
        act={opened ? 'Save changes' : 'Create user'}
        {...shown}
        onClose={onClose}
      >
        <UserFormFields />
      </FormWindow>
    </FormProvider>
  )
}
