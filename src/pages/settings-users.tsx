import { IconKey, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { accountQueries, hasAppInterface } from '#src/api/account.ts'
import { useDeleteUser, userQueries } from '#src/api/settings-users.ts'
import { changeAct, deleteAct } from '#src/components/settings/row-acts.tsx'
import { SettingTable } from '#src/components/settings/setting-table.tsx'
import { ShownOnce } from '#src/components/settings/shown-once.tsx'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MenuGroup } from '#src/components/ui/menu.tsx'
import type { User } from '#wire/account.ts'
import { useHasApp } from './settings-app.ts'
import { DeleteSetting } from './settings-delete.tsx'
import { SettingsPart } from './settings-part.tsx'
import { useUserActs } from './settings-user-acts.ts'
import { UserWindow } from './settings-user-window.tsx'
import { useWindow } from './settings-window.ts'

export const load = (client: QueryClient) => async () => {
  const hasApp = await hasAppInterface(client)
  const asked = hasApp
    ? client.query({ ...userQueries.list(), staleTime: 'static' })
    : client.query({ ...accountQueries.users(), staleTime: 'static' })
  asked.catch(() => undefined)
  return null
}

export type ListedUser = User & { name: string; active: boolean }

const listed = (users: readonly (User & { active?: boolean })[]): ListedUser[] =>
  users.map(({ active = true, ...user }) => ({
    ...user,
    active,
    name: `${user.firstname} ${user.lastname}`.trim() || user.email,
  }))

/** Version 2 lists those who are active. */
function useUsers(hasApp: boolean) {
  const all = useQuery({ ...userQueries.list(), enabled: hasApp, select: listed })
  const active = useQuery({ ...accountQueries.users(), enabled: !hasApp, select: listed })
  return hasApp ? all : active
}

function lastSignIn({ active, date_lastlogin }: ListedUser) {
  if (!active) return 'Deactivated'
  return date_lastlogin === null ? 'Never' : <DateText date={date_lastlogin} />
}

export function Component() {
  const hasApp = useHasApp()
  const list = useUsers(hasApp)
  const { open, create, change, remove, close } = useWindow<ListedUser>()
  const { secret, setActive, resetPassword, keepSecret, forget } = useUserActs()
  const { mutateAsync: take } = useDeleteUser()

  const actsOf = (user: ListedUser): MenuGroup[] => [
    {
      items: [
        changeAct(() => change(user)),
        { label: 'Give a new password', icon: <Icon of={IconKey} />, onSelect: () => void resetPassword(user) },
        user.active
          ? { label: 'Deactivate', icon: <Icon of={IconUserOff} />, onSelect: () => setActive(user, false) }
          : { label: 'Activate', icon: <Icon of={IconUserCheck} />, onSelect: () => setActive(user, true) },
        deleteAct(() => remove(user)),
      ],
    },
  ]
  return (
    <SettingsPart<ListedUser>
      title="Users"
      about="Who can sign in. Whoever is deactivated is signed out everywhere and keeps their proposals."
      list={list}
      create={hasApp ? { label: 'New user', onPress: create } : undefined}
      empty={{ title: 'No users', text: 'Nobody can sign in to this account.' }}
      table={
        list.data && (
          <SettingTable
            label="Users"
            items={list.data}
            columns={[
              { head: 'Email', of: ({ email }) => email, minor: true },
              { head: 'Job title', of: ({ jobtitle }) => jobtitle, minor: true },
              { head: 'Last sign-in', of: lastSignIn },
            ]}
            onOpen={hasApp ? change : undefined}
            actsOf={hasApp ? actsOf : undefined}
          />
        )
      }
    >
      {(open?.on === 'new' || open?.on === 'change') && (
        <UserWindow
          opened={open.on === 'change' ? open.item : undefined}
          onClose={close}
          onPassword={(email, password) => keepSecret({ email, password })}
        />
      )}
      {open?.on === 'delete' && (
        <DeleteSetting
          setting={open.item}
          confirm="Delete user"
          remove={() => take({ params: { id: open.item.id } })}
          onClose={close}
        >
          Only a user without proposals, contacts or comments can be deleted. Deactivate anybody else.
        </DeleteSetting>
      )}
      {secret && (
        <ShownOnce
          title="The new password"
          about={`Give it to ${secret.email}. It is shown this once; afterwards only a new one can be given.`}
          label="Password"
          secret={secret.password}
          onClose={forget}
        />
      )}
    </SettingsPart>
  )
}
