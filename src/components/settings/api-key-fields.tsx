import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Controller, useFormContext } from 'react-hook-form'
import { Wide } from '#src/components/form/form-section.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { ApiKeyAccess } from '#wire/settings-api-keys.ts'
import type { Role } from '#wire/roles.ts'
import { SettingName } from './named-fields.tsx'
import { RoleField } from './role-field.tsx'

export const lives = ['30', '90', '365', 'never'] as const

export type ApiKeyFields = {
  name: string
  /** `account`, or the id of a user. */
  owner: string
  role: Role
  access: ApiKeyAccess
  life: (typeof lives)[number]
  rate_limit: string
}

export const accessWords: Record<ApiKeyAccess, MessageDescriptor> = {
  read: msg`Read only`,
  write: msg`Read and write`,
}

const lifeWords: Record<ApiKeyFields['life'], MessageDescriptor> = {
  '30': msg`30 days`,
  '90': msg`90 days`,
  '365': msg`1 year`,
  never: msg`No expiry`,
}

type Props = { users: readonly { id: number; name: string }[] }

/** A new key: whose it is, what it may do, and for how long. */
export function ApiKeyFormFields({ users }: Props) {
  const { t } = useLingui()
  const { watch } = useFormContext<ApiKeyFields>()
  const ofAccount = watch('owner') === 'account'
  return (
    <>
      <SettingName help={t`The program that uses it, for example “ERP”`} />
      <Choice
        name="access"
        label={t`Access`}
        data={(['read', 'write'] as const).map((value) => ({ value, label: t(accessWords[value]) }))}
      />
      <Choice
        name="life"
        label={t`Expires after`}
        data={lives.map((value) => ({ value, label: t(lifeWords[value]) }))}
      />
      <Wide>
        <Choice
          name="owner"
          label={t`Belongs to`}
          help={ofAccount ? t`Keeps working when people leave` : t`Has this person’s role and ends when they leave`}
          searchable
          data={[
            { value: 'account', label: t`The account` },
            ...users.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </Wide>
      {ofAccount && <RoleField />}
      <ApiKeyLimit />
    </>
  )
}

/** Below what the installation allows, for a program that should leave room for others. */
export function ApiKeyLimit() {
  const { t } = useLingui()
  const { register, formState } = useFormContext<Pick<ApiKeyFields, 'rate_limit'>>()
  return (
    <Wide>
      <TextField
        {...register('rate_limit')}
        label={t`Requests per minute`}
        optional
        help={t`Empty: as many as the server allows`}
        error={formState.errors.rate_limit?.message}
        inputMode="numeric"
        autoComplete="off"
      />
    </Wide>
  )
}

type ChoiceProps = {
  name: 'access' | 'life' | 'owner'
  label: string
  help?: string
  searchable?: boolean
  data: { value: string; label: string }[]
}

function Choice({ name, searchable = false, ...props }: ChoiceProps) {
  const { control } = useFormContext<ApiKeyFields>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <SelectField {...field} {...props} error={fieldState.error?.message} searchable={searchable} />
      )}
    />
  )
}
