import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { auditKinds } from './audit-words.ts'
import { TextField } from '#src/components/ui/text-field.tsx'
import css from './audit-filters.module.css'

type Props = {
  users: readonly { id: number; name: string }[]
  user: string | null
  kind: string | null
  onUser: (user: string | null) => void
  onKind: (kind: string | null) => void
  /** Days, the first and the last, as `2026-11-24`. */
  since: string
  until: string
  /** The number of a record. */
  record: string
  onSince: (day: string | null) => void
  onUntil: (day: string | null) => void
  onRecord: (record: string | null) => void
}

/** Version 1 and deliveries are told under their newer word. */
const doubled = new Set(['companies', 'deliveries'])

/** What narrows the audit log: one person, one kind of record, a period, one record. */
export function AuditFilters({ users, user, kind, since, until, record, ...on }: Props) {
  const { t } = useLingui()
  const kinds = Object.entries(auditKinds).filter(([value]) => !doubled.has(value))
  return (
    <div className={css.root}>
      <SelectField
        label={t`User`}
        placeholder={t`All`}
        clearable
        value={user}
        onChange={on.onUser}
        data={users.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SelectField
        label={t`Type`}
        placeholder={t`All`}
        clearable
        value={kind}
        onChange={on.onKind}
        data={kinds.map(([value, name]) => ({ value, label: t(name) }))}
      />
      <TextField
        label={t`From`}
        type="date"
        value={since}
        max={until || undefined}
        onChange={(event) => on.onSince(event.currentTarget.value || null)}
      />
      <TextField
        label={t`Until`}
        type="date"
        value={until}
        min={since || undefined}
        onChange={(event) => on.onUntil(event.currentTarget.value || null)}
      />
      <RecordField record={record} onRecord={on.onRecord} />
    </div>
  )
}

/** Keeps what is typed while the address, which it goes to, comes after; what the address says otherwise is shown. */
function RecordField({ record, onRecord }: Pick<Props, 'record' | 'onRecord'>) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = record
  }, [record])
  return (
    <TextField
      ref={field}
      label={t`Record`}
      inputMode="numeric"
      defaultValue={record}
      onChange={({ currentTarget }) => {
        currentTarget.value = currentTarget.value.replace(/\D/g, '').slice(0, 15)
        onRecord(currentTarget.value || null)
      }}
    />
  )
}
