import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { auditQueries, wholeAudit, type AuditFilter } from '#src/api/audit.ts'
import { userQueries } from '#src/api/settings-users.ts'
import { AuditFilters } from '#src/components/settings/audit-filters.tsx'
import { AuditTable } from '#src/components/settings/audit-table.tsx'
import { actWords, changeWords } from '#src/components/settings/audit-words.ts'
import { EmptyState } from '#src/components/list/empty-state.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { newCsvFile } from '#src/components/ui/csv.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { saveFile } from '#src/components/ui/save-file.ts'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import { userName } from '#src/pages/shared/user-name.ts'
import type { AuditEntry } from '#wire/audit.ts'
import css from './shared/part.module.css'

/** The filter stands in the address, so that what was found can be sent to somebody. */
function useFilter() {
  const [search, setSearch] = useSearchParams()
  const user = search.get('user')
  const kind = search.get('kind')
  const [since, until, record] = [search.get('since') ?? '', search.get('until') ?? '', search.get('record') ?? '']
  const set = (key: 'user' | 'kind' | 'since' | 'until' | 'record') => (value: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === null) after.delete(key)
        else after.set(key, value)
        return after
      },
      { replace: true },
    )
  const filter: AuditFilter = {
    ...(user && { user_id: Number(user) }),
    ...(kind && { kind }),
    ...(record && { record_id: Number(record) }),
    ...periodOf(since, until),
  }
  const on = {
    onUser: set('user'),
    onKind: set('kind'),
    onSince: set('since'),
    onUntil: set('until'),
    onRecord: set('record'),
  }
  return { filter, shown: { user, kind, since, until, record, ...on } }
}

/** From the beginning of the first day to the end of the last, on this clock. A day half typed is none yet. */
function periodOf(since: string, until: string) {
  const from = new Date(`${since}T00:00`)
  const to = new Date(`${until}T00:00`)
  to.setDate(to.getDate() + 1)
  return {
    ...(isKnown(from) && { since: from.toISOString() }),
    ...(isKnown(to) && { until: to.toISOString() }),
  }
}

const isKnown = (date: Date) => !Number.isNaN(date.getTime())

/** Who did what, the newest first (interface, section 8.9). */
export function Component() {
  const { t } = useLingui()
  const { filter, shown } = useFilter()
  const list = useInfiniteQuery(auditQueries.list(filter))
  const { data: users = [] } = useQuery(userQueries.list())
  const named = users.map((each) => ({ id: each.id, name: userName(each) }))
  return (
    <>
      <title>{`${t`Audit log`} · Proffer`}</title>
      <PageHead title={t`Audit log`}>
        <Button variant="outline" icon={<Icon of={IconDownload} />} onClick={() => void exported(filter)}>
          <Trans>Export</Trans>
        </Button>
      </PageHead>
      <p className={css.about}>
        <Trans>Sign-ins, exports, deletions and changes by admins. Nobody can change or delete entries.</Trans>
      </p>
      <AuditFilters users={named} {...shown} />
      <QueryStates
        query={list}
        failed={t`The audit log could not be loaded`}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={<EmptyState title={t`No entries`}>{emptyWords(shown)}</EmptyState>}
      >
        {({ pages }) => <AuditTable items={pages.flatMap(({ items }) => items)} />}
      </QueryStates>
      {list.hasNextPage && (
        <p className={css.about}>
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            <Trans>Show older</Trans>
          </Button>
        </p>
      )}
    </>
  )
}

/** What sellers do on a proposal is told where it is looked for. */
const emptyWords = ({ kind, record }: { kind: string | null; record: string }) =>
  kind === 'proposals' && record !== ''
    ? t`Nothing here about this proposal. What was done on it is in its timeline.`
    : t`Nothing matches these filters.`

const rowOf = (entry: AuditEntry) => [
  new Date(entry.date),
  entry.user?.name ?? '',
  entry.application,
  actWords(entry),
  entry.act,
  entry.record_id ?? '',
  changeWords(entry),
]

/** All that the filter finds, as a file for spreadsheets. */
async function exported(filter: AuditFilter) {
  try {
    const file = await newCsvFile({ locale: i18n.locale })
    file.add([[t`Date`, t`Who`, t`App`, t`What`, t`Operation`, t`Record`, t`Values`]])
    for await (const entries of wholeAudit(filter)) file.add(entries.map(rowOf))
    saveFile(`${t`Audit log`}.csv`, file.whole())
  } catch (error) {
    await sayFailed(error)
  }
}
