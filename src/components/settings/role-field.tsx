import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Controller, useFormContext } from 'react-hook-form'
import { Wide } from '#src/components/form/form-section.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { roles, type Role } from '#wire/roles.ts'

/** What each role is called, and what it is for. */
export const roleWords: Record<Role, { name: MessageDescriptor; about: MessageDescriptor }> = {
  admin: { name: msg`Admin`, about: msg`Everything, including settings, users, API applications and webhooks` },
  seller: { name: msg`Seller`, about: msg`Works on proposals, contacts and products` },
  reader: { name: msg`Reader`, about: msg`Sees proposals, contacts and products, and changes nothing` },
}

/** What somebody may do. One's own is changed by another admin. */
export function RoleField({ disabled = false }: { disabled?: boolean }) {
  const { t } = useLingui()
  const { control, watch } = useFormContext<{ role: Role }>()
  return (
    <Wide>
      <Controller
        control={control}
        name="role"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label={t`Role`}
            help={disabled ? t`Another admin can change your role.` : t(roleWords[watch('role')].about)}
            error={fieldState.error?.message}
            disabled={disabled}
            searchable={false}
            data={roles.toReversed().map((value) => ({ value, label: t(roleWords[value].name) }))}
          />
        )}
      />
    </Wide>
  )
}
