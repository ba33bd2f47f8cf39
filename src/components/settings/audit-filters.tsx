import { useLingui } from '@lingui/react/macro'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { auditKinds } from './audit-words.ts'
import css from './audit-filters.module.css'

type Props = {
  users: readonly { id: number; name: string }[]
  user: string | null
  kind: string | null
  onUser: (user: string | null) => void
  onKind: (kind: string | null) => void
}

/** Version 1 and deliveries are told under their newer word. */
const doubled = new Set(['companies', 'deliveries'])

/** What narrows the audit log: one person, one kind of record. */
export function AuditFilters({ users, user, kind, onUser, onKind }: Props) {
  const { t } = useLingui()
  const kinds = Object.entries(auditKinds).filter(([value]) => !doubled.has(value))
  return (
    <div className={css.root}>
      <SelectField
        label={t`User`}
        placeholder={t`All`}
        clearable
        value={user}
        onChange={onUser}
        data={users.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SelectField
        label={t`Type`}
        placeholder={t`All`}
        clearable
        value={kind}
        onChange={onKind}
        data={kinds.map(([value, name]) => ({ value, label: t(name) }))}
      />
    </div>
  )
}
