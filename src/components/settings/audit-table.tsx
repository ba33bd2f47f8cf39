import { useLingui } from '@lingui/react/macro'
import type { Column } from '#src/components/list/columns.ts'
import { Ledger } from '#src/components/list/ledger.tsx'
import { LongRows } from '#src/components/list/long-rows.tsx'
import { DateText } from '#src/components/ui/date-text.tsx'
import type { AuditEntry } from '#wire/audit.ts'
import { actWords, changeWords } from './audit-words.ts'

const idOf = ({ id }: AuditEntry) => id
const dateOf = ({ date }: AuditEntry) => <DateText date={date} />

/** One line for each entry of the audit log. */
export function AuditTable({ items }: { items: readonly AuditEntry[] }) {
  const { t } = useLingui()
  const whoOf = ({ user }: AuditEntry) => user?.name ?? t`Unknown`
  const recordOf = ({ record_id }: AuditEntry) => (record_id === null ? '' : String(record_id))
  const columns: Column<AuditEntry>[] = [
    { key: 'act', head: t`What`, cell: actWords, title: actWords, width: '22%', phone: 'title' },
    { key: 'record', head: t`Record`, cell: recordOf, width: 80, quiet: true, phone: 'hidden' },
    { key: 'who', head: t`Who`, cell: whoOf, title: whoOf, width: '16%', phone: 'secondary' },
    { key: 'changes', head: t`Values`, cell: changeWords, wraps: true, quiet: true, phone: 'status' },
    {
      key: 'application',
      head: t`App`,
      cell: ({ application }) => application,
      width: '12%',
      quiet: true,
      phone: 'hidden',
    },
    {
      key: 'date',
      head: t`Date`,
      cell: dateOf,
      width: 110,
      quiet: true,
      phone: 'meta',
    },
  ]
  return <Ledger label={t`Audit log`} items={items} columns={columns} keyOf={idOf} Rows={LongRows} />
}
