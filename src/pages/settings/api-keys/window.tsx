import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountQueries } from '#src/api/account.ts'
import { useCreateApiKey, useUpdateApiKey } from '#src/api/settings-api-keys.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { ApiKeyFormFields, ApiKeyLimit, type ApiKeyFields } from '#src/components/settings/api-key-fields.tsx'
import { SettingName } from '#src/components/settings/named-fields.tsx'
import { FirstCall } from '#src/components/settings/api-reference.tsx'
import { ShownOnce } from '#src/components/settings/shown-once.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { Answer } from '#wire/operation.ts'
import type { listApiKeys } from '#wire/settings-api-keys.ts'
import type { SettingWindowProps } from '#src/pages/settings/shared/list.tsx'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'
import { userName } from '#src/pages/shared/user-name.ts'

export type ApiKey = Answer<typeof listApiKeys>[number]

/** What a key is called and how much it may ask; what it may do is decided once. */
export const ApiKeyWindow = ({ opened, onClose }: SettingWindowProps<ApiKey>) =>
  opened ? <EditWindow apiKey={opened} onClose={onClose} /> : <CreateWindow onClose={onClose} />

const limitIn = (typed: string) => (typed.trim() === '' ? null : typed.trim())

type EditFields = Pick<ApiKeyFields, 'name' | 'rate_limit'>

function EditWindow({ apiKey: { id, name, rate_limit }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useLingui()
  const { mutateAsync } = useUpdateApiKey()
  const view = useSubmittedForm({
    fields: { name, rate_limit: rate_limit === null ? '' : String(rate_limit) },
    save: ({ name, rate_limit }: EditFields) =>
      mutateAsync({ params: { id }, body: { name, rate_limit: limitIn(rate_limit) } }),
    onSaved: () => {
      onClose()
      void showToast({ text: t`API key saved` })
    },
  })
  return (
    <FormWindow title={t`Edit “${name}”`} act={t`Save changes`} {...view} onClose={onClose}>
      <SettingName />
      <ApiKeyLimit />
    </FormWindow>
  )
}

const newKey: ApiKeyFields = {
  name: '',
  owner: 'account',
  role: 'seller',
  access: 'read',
  life: '365',
  rate_limit: '',
}

const bodyOf = ({ name, owner, role, access, life, rate_limit }: ApiKeyFields) => ({
  name,
  access,
  ...(owner === 'account' ? { role } : { user_id: Number(owner) }),
  valid_days: life === 'never' ? null : Number(life),
  rate_limit: limitIn(rate_limit),
})

function CreateWindow({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { mutateAsync } = useCreateApiKey()
  const { data: users = [] } = useQuery(accountQueries.users())
  const { data: hello } = useQuery(accountQueries.hello())
  const [made, setMade] = useState<{ name: string; key: string }>()
  const view = useSubmittedForm({
    fields: newKey,
    save: async (fields: ApiKeyFields) => {
      const { api_key } = await mutateAsync({ body: bodyOf(fields) })
      if (api_key !== null) setMade({ name: fields.name, key: api_key })
      return api_key
    },
    onSaved: (key) => {
      if (key === null) onClose()
      void showToast({ text: t`API key created` })
    },
  })
  if (made)
    return (
      <ShownOnce
        title={t`API key “${made.name}”`}
        about={t`Copy it into the program now. It is shown only once.`}
        label={t`API key`}
        secret={made.key}
        onClose={onClose}
      >
        {hello && <FirstCall account={hello.account_name} apiKey={made.key} />}
      </ShownOnce>
    )
  return (
    <FormWindow title={t`Create API key`} act={t`Create API key`} {...view} onClose={onClose}>
      <ApiKeyFormFields users={users.map((user) => ({ id: user.id, name: userName(user) }))} />
    </FormWindow>
  )
}
