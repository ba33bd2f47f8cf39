import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconKey, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { accountQueries, hasAppInterface } from '#src/api/account.ts'
import { useDeleteUser, userQueries } from '#src/api/settings-users.ts'
import { NewPassword } from '#src/components/settings/shown-once.tsx'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MenuItem } from '#src/components/ui/menu.tsx'
import type { User } from '#wire/account.ts'
import { useHasApp } from '#src/pages/shared/has-app.ts'
import { SettingsList } from '#src/pages/settings/shared/list.tsx'
import { useUserActs } from './acts.ts'
import { UserWindow, type ListedUser } from './window.tsx'
import { userName } from '#src/pages/shared/user-name.ts'

export const load = (client: QueryClient) => async () => {
  const hasApp = await hasAppInterface(client)
  const prefetch = hasApp
    ? client.query({ ...userQueries.list(), staleTime: 'static' })
    : client.query({ ...accountQueries.users(), staleTime: 'static' })
  prefetch.catch(() => undefined)
  return null
}

const listed = (users: readonly (User & { active?: boolean })[]): ListedUser[] =>
  users.map(({ active = true, ...user }) => ({
    ...user,
    active,
    name: userName(user),
  }))

/** Version 2 lists those who are active. */
function useUsers(hasApp: boolean) {
  const all = useQuery({ ...userQueries.list(), enabled: hasApp, select: listed })
  const active = useQuery({ ...accountQueries.users(), enabled: !hasApp, select: listed })
  return hasApp ? all : active
}

function lastSignIn({ active, date_lastlogin }: ListedUser) {
  if (!active) return t`Deactivated`
  return date_lastlogin === null ? t`Never` : <DateText date={date_lastlogin} />
}

type Acts = { reset: () => void; setActive: (active: boolean) => void }

const userActs = ({ active }: ListedUser, { reset, setActive }: Acts): MenuItem[] => [
  { label: t`Reset password`, icon: <Icon of={IconKey} />, onSelect: reset },
  active
    ? { label: t`Deactivate`, icon: <Icon of={IconUserOff} />, onSelect: () => setActive(false) }
    : { label: t`Activate`, icon: <Icon of={IconUserCheck} />, onSelect: () => setActive(true) },
]

export function Component() {
  const { t } = useLingui()
  const list = useUsers(useHasApp())
  const { secret, setActive, resetPassword, forget } = useUserActs()
  const { mutateAsync: take } = useDeleteUser()
  return (
    <SettingsList<ListedUser>
      title={t`Users`}
      about={t`People with access to this account. Deactivated users are signed out and keep their proposals.`}
      list={list}
      empty={{ title: t`No users`, text: t`Nobody can sign in to this account.` }}
      columns={[
        { key: 'email', head: t`Email`, cell: ({ email }) => email, phone: 'hidden' },
        { key: 'jobtitle', head: t`Job title`, cell: ({ jobtitle }) => jobtitle, phone: 'hidden' },
        { key: 'last_signin', head: t`Last sign-in`, cell: lastSignIn, phone: 'secondary', phoneHead: true },
      ]}
      editing={{
        create: t`New user`,
        in: UserWindow,
        acts: (user) =>
          userActs(user, {
            reset: () => void resetPassword(user),
            setActive: (active) => setActive(user, active),
          }),
        removal: {
          confirm: t`Delete user`,
          says: t`Only users without proposals, contacts or comments can be deleted. Deactivate others.`,
          remove: ({ id }) => take({ params: { id } }),
        },
      }}
    >
      {secret && <NewPassword {...secret} onClose={forget} />}
    </SettingsList>
  )
}
