import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconBan } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountQueries } from '#src/api/account.ts'
import { apiKeyQueries } from '#src/api/settings-api-keys.ts'
import { ApiReference } from '#src/components/settings/api-reference.tsx'
import { accessWords } from '#src/components/settings/api-key-fields.tsx'
import { roleWords } from '#src/components/settings/role-field.tsx'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MenuItem } from '#src/components/ui/menu.tsx'
import { SettingsList } from '#src/pages/settings/shared/list.tsx'
import css from '#src/pages/settings/shared/part.module.css'
import { RevokeKey } from './revoke.tsx'
import { ApiKeyWindow, type ApiKey } from './window.tsx'
import { loadFor } from '#src/pages/shared/screen-for.tsx'
import { listApiKeys } from '#wire/settings-api-keys.ts'

export const load = loadFor(listApiKeys, (client) => () => {
  client.query({ ...apiKeyQueries.list(), staleTime: 'static' }).catch(() => undefined)
  return null
})

/** Keys that programs use in place of signing in (interface, section 6.10). */
export function Component() {
  const { t } = useLingui()
  const list = useQuery({ ...apiKeyQueries.list(), staleTime: 30_000 })
  const { data: hello } = useQuery(accountQueries.hello())
  const [revoking, setRevoking] = useState<ApiKey>()
  return (
    <SettingsList<ApiKey>
      title={t`API keys`}
      about={t`Access for your own programs, without signing in.`}
      list={list}
      empty={{ title: t`No API keys yet`, text: t`Create a key to connect a program to this account.` }}
      columns={[
        { key: 'start', head: t`Key`, cell: startOf, phone: 'secondary', phoneHead: true },
        { key: 'owner', head: t`Belongs to`, cell: ownerOf, phone: 'meta' },
        { key: 'access', head: t`Access`, cell: accessOf, phone: 'hidden' },
        { key: 'used', head: t`Last used`, cell: usedOf, phone: 'hidden' },
        { key: 'expires', head: t`Expires`, cell: expiryOf, phone: 'hidden' },
      ]}
      editing={{
        create: t`Create API key`,
        in: ApiKeyWindow,
        acts: (key) => [revokeAct(() => setRevoking(key))],
      }}
    >
      {hello && (
        <div className={css.about}>
          <ApiReference account={hello.account_name} />
        </div>
      )}
      {revoking && <RevokeKey apiKey={revoking} onClose={() => setRevoking(undefined)} />}
    </SettingsList>
  )
}

const startOf = ({ start }: ApiKey) => <code>{start}…</code>

function ownerOf({ user, role }: ApiKey) {
  if (user) return user.name
  const words = t(roleWords[role].name)
  return t`Account, ${words}`
}

const accessOf = ({ access }: ApiKey) => t(accessWords[access])

const usedOf = ({ date_lastused }: ApiKey) =>
  date_lastused === null ? <Trans>Never</Trans> : <DateText date={date_lastused} />

function expiryOf({ expired, date_expires }: ApiKey) {
  if (date_expires === null) return <Trans>No expiry</Trans>
  return expired ? <Trans>Expired</Trans> : <DateText date={date_expires} />
}

const revokeAct = (onSelect: () => void): MenuItem => ({
  label: t`Revoke`,
  icon: <Icon of={IconBan} />,
  danger: true,
  onSelect,
})
