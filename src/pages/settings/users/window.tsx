import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useInvite } from '#src/api/settings-invitations.ts'
import { useUpdateUser } from '#src/api/settings-users.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { InvitationLink } from '#src/components/settings/shown-once.tsx'
import { SignInEmailField, UserFormFields, type UserFields } from '#src/components/settings/user-fields.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { User } from '#wire/account.ts'
import { invite } from '#wire/settings-invitations.ts'
import { userFields } from '#wire/settings-users.ts'
import type { SettingWindowProps } from '#src/pages/settings/shared/list.tsx'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'

export type ListedUser = User & { name: string; active: boolean; second_factor: boolean; new_email: string | null }

/** Who a user is; a new one is invited, and says so themself. */
export const UserWindow = ({ opened, onClose }: SettingWindowProps<ListedUser>) =>
  opened ? <EditWindow user={opened} onClose={onClose} /> : <InviteWindow onClose={onClose} />

const editResolver = formResolver<UserFields, UserFields>(userFields)

function EditWindow({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useLingui()
  const { mutateAsync } = useUpdateUser()
  const { id, name, firstname, lastname, phone, jobtitle } = user
  const view = useSubmittedForm({
    fields: { firstname, lastname, phone, jobtitle },
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
    </FormWindow>
  )
}

type InviteFields = { email: string }
const inviteResolver = formResolver<InviteFields, InviteFields>(invite.body)

function InviteWindow({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { mutateAsync } = useInvite()
  const [handed, setHanded] = useState<{ email: string; link: string }>()
  const view = useSubmittedForm({
    fields: { email: '' },
    resolver: inviteResolver,
    save: async ({ email }: InviteFields) => {
      const { link } = await mutateAsync({ body: { email } })
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
    </FormWindow>
  )
}
