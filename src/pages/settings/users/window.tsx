import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { accountQueries } from '#src/api/account.ts'
import { useInvite } from '#src/api/settings-invitations.ts'
import { useUpdateUser } from '#src/api/settings-users.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { InvitationLink } from '#src/components/settings/shown-once.tsx'
import { SignInEmailField, UserFormFields, type UserFields } from '#src/components/settings/user-fields.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { RoleField } from '#src/components/settings/role-field.tsx'
import type { User } from '#wire/account.ts'
import { role, type Role } from '#wire/roles.ts'
import { invite } from '#wire/settings-invitations.ts'
import { userFields } from '#wire/settings-users.ts'
import type { SettingWindowProps } from '#src/pages/settings/shared/list.tsx'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'

export type ListedUser = User & {
  name: string
  active: boolean
  second_factor: boolean
  new_email: string | null
  role?: Role
}

/** Who a user is; a new one is invited, and says so themself. */
export const UserWindow = ({ opened, onClose }: SettingWindowProps<ListedUser>) =>
  opened ? <EditWindow user={opened} onClose={onClose} /> : <InviteWindow onClose={onClose} />

type EditFields = UserFields & { role: Role }
const editResolver = formResolver<EditFields, EditFields>(z.extend(userFields, { role }))

function EditWindow({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useLingui()
  const { mutateAsync } = useUpdateUser()
  const { id, name, firstname, lastname, phone, jobtitle, role = 'admin' } = user
  const isSelf = useSuspenseQuery(accountQueries.hello()).data.user.id === id
  const view = useSubmittedForm({
    fields: { firstname, lastname, phone, jobtitle, role },
    resolver: editResolver,
    save: (body) => mutateAsync({ params: { id }, body }),
    onSaved: () => {
      onClose()
      void showToast({ text: t`User saved` })
    },
  })
  return (
    <FormWindow title={t`Edit ${name}`} act={t`Save changes`} {...view} onClose={onClose}>
      <UserFormFields />
      <RoleField disabled={isSelf} />
    </FormWindow>
  )
}

type InviteFields = { email: string; role: Role }
const newcomer: InviteFields = { email: '', role: 'seller' }
const inviteResolver = formResolver<InviteFields, InviteFields>(invite.body)

function InviteWindow({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { mutateAsync } = useInvite()
  const [handed, setHanded] = useState<{ email: string; link: string }>()
  const view = useSubmittedForm({
    fields: newcomer,
    resolver: inviteResolver,
    save: async (body: InviteFields) => {
      const { email } = body
      const { link } = await mutateAsync({ body })
      if (link !== null) setHanded({ email, link })
      return { email, link }
    },
    onSaved: ({ email, link }) => {
      if (link !== null) return
      onClose()
      void showToast({ text: t`Invitation sent to ${email}` })
    },
  })
  if (handed) return <InvitationLink {...handed} onClose={onClose} />
  return (
    <FormWindow title={t`Invite user`} act={t`Send invitation`} {...view} onClose={onClose}>
      <SignInEmailField
        label={t`Email`}
        help={t`They get a link to choose their name and password. It works for 7 days.`}
      />
      <RoleField />
    </FormWindow>
  )
}
