import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconAt, IconKey, IconLogout, IconShieldOff, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountQueries, hasAppInterface } from '#src/api/account.ts'
import { mayAs } from '#src/api/may-as.ts'
import { invitationQueries } from '#src/api/settings-invitations.ts'
import { useDeleteUser, userQueries } from '#src/api/settings-users.ts'
import { ResetLink } from '#src/components/settings/shown-once.tsx'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MenuItem } from '#src/components/ui/menu.tsx'
import { roleWords } from '#src/components/settings/role-field.tsx'
import type { User } from '#wire/account.ts'
import type { Role } from '#wire/roles.ts'
import { useHasApp } from '#src/pages/shared/has-app.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { SettingsList } from '#src/pages/settings/shared/list.tsx'
import { useUserActs } from './acts.ts'
import { EmailWindow } from './email-window.tsx'
import { Invitations } from './invitations.tsx'
import { RemoveFactors } from './remove-factors.tsx'
import { SellersSeeForm } from './sellers-see.tsx'
import { UserWindow, type ListedUser } from './window.tsx'
import { userName } from '#src/pages/shared/user-name.ts'

export const load = (client: QueryClient) => async () => {
  const hasApp = (await hasAppInterface(client)) && (await mayAs(client, 'admin'))
  const prefetch = hasApp
    ? client.query({ ...userQueries.list(), staleTime: 'static' })
    : client.query({ ...accountQueries.users(), staleTime: 'static' })
  prefetch.catch(() => undefined)
  if (hasApp) client.query({ ...invitationQueries.list(), staleTime: 'static' }).catch(() => undefined)
  return null
}

const listed = (
  users: readonly (User & { active?: boolean; second_factor?: boolean; new_email?: string | null; role?: Role })[],
): ListedUser[] =>
  users.map(({ active = true, second_factor = false, new_email = null, ...user }) => ({
    ...user,
    active,
    second_factor,
    new_email,
    name: userName(user),
  }))

/** Version 2 lists those who are active. */
function useUsers(hasApp: boolean) {
  const all = useQuery({ ...userQueries.list(), enabled: hasApp, select: listed })
  const active = useQuery({ ...accountQueries.users(), enabled: !hasApp, select: listed })
  return hasApp ? all : active
}

const emailOf = ({ email, new_email }: ListedUser) => (new_email === null ? email : t`${email}, becomes ${new_email}`)

const roleOf = ({ role }: ListedUser) => (role ? t(roleWords[role].name) : '')

function lastSignIn({ active, date_lastlogin }: ListedUser) {
  if (!active) return t`Deactivated`
  return date_lastlogin === null ? t`Never` : <DateText date={date_lastlogin} />
}

type Acts = {
  removeFactors: () => void
  signOut: () => void
  reset: () => void
  changeEmail: () => void
  setActive: (active: boolean) => void
}

const userActs = (
  { active, second_factor }: ListedUser,
  { removeFactors, signOut, reset, changeEmail, setActive }: Acts,
): MenuItem[] => [
  { label: t`Change email…`, icon: <Icon of={IconAt} />, onSelect: changeEmail },
  ...(active ? [{ label: t`Send password link`, icon: <Icon of={IconKey} />, onSelect: reset }] : []),
  ...(second_factor
    ? [{ label: t`Remove second step…`, icon: <Icon of={IconShieldOff} />, onSelect: removeFactors }]
    : []),
  ...(active ? [{ label: t`Sign out everywhere`, icon: <Icon of={IconLogout} />, onSelect: signOut }] : []),
  active
    ? { label: t`Deactivate`, icon: <Icon of={IconUserOff} />, onSelect: () => setActive(false) }
    : { label: t`Activate`, icon: <Icon of={IconUserCheck} />, onSelect: () => setActive(true) },
]

export function Component() {
  const { t } = useLingui()
  const isAdmin = useMay('admin')
  const hasApp = useHasApp() && isAdmin
  const list = useUsers(hasApp)
  const { handed, signOut, setActive, sendResetLink, forget } = useUserActs()
  const [losing, setLosing] = useState<ListedUser>()
  const [changing, setChanging] = useState<ListedUser>()
  const { mutateAsync: take } = useDeleteUser()
  return (
    <SettingsList<ListedUser>
      title={t`Users`}
      about={t`People with access to this account. Deactivated users are signed out and keep their proposals.`}
      list={list}
      empty={{ title: t`No users`, text: t`Nobody can sign in to this account.` }}
      nameWidth={190}
      columns={[
        // Addresses are long, and half of one is nobody's.
        { key: 'email', head: t`Email`, cell: emailOf, title: emailOf, phone: 'hidden' },
        ...(hasApp ? [{ key: 'role', head: t`Role`, cell: roleOf, width: 92, phone: 'meta' } as const] : []),
        {
          key: 'jobtitle',
          head: t`Job title`,
          cell: ({ jobtitle }) => jobtitle,
          title: ({ jobtitle }) => jobtitle,
          width: '14%',
          phone: 'hidden',
          hideBelow: 'full',
        },
        {
          key: 'second_factor',
          head: t`Two steps`,
          cell: ({ second_factor }) => (second_factor ? t`Yes` : t`No`),
          width: 104,
          phone: 'hidden',
          hideBelow: 'full',
        },
        {
          key: 'last_signin',
          head: t`Last sign-in`,
          cell: lastSignIn,
          width: 128,
          phone: 'secondary',
          hideBelow: 'large',
          phoneHead: true,
        },
      ]}
      editing={{
        create: t`Invite user`,
        in: UserWindow,
        acts: (user) =>
          userActs(user, {
            removeFactors: () => setLosing(user),
            signOut: () => void signOut(user),
            reset: () => void sendResetLink(user),
            changeEmail: () => setChanging(user),
            setActive: (active) => setActive(user, active),
          }),
        removal: {
          confirm: t`Delete user`,
          says: t`Only users without proposals, contacts or comments can be deleted. Deactivate others.`,
          remove: ({ id }) => take({ params: { id } }),
        },
      }}
    >
      {hasApp && <Invitations />}
      {hasApp && <SellersSeeForm />}
      {handed && <ResetLink {...handed} onClose={forget} />}
      {losing && <RemoveFactors user={losing} onClose={() => setLosing(undefined)} />}
      {changing && <EmailWindow user={changing} onClose={() => setChanging(undefined)} />}
    </SettingsList>
  )
}
