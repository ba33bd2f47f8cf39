import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { Navigate } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import { contactQueries } from '#src/api/contacts.ts'
import { templateQueries } from '#src/api/templates.ts'
import { useNow } from '#src/components/proposals/use-now.ts'
import { FirstSteps } from '#src/components/today/first-steps.tsx'
import { RecentProposals } from '#src/components/today/recent-proposals.tsx'
import { StatusFigures } from '#src/components/today/status-figures.tsx'
import { WonMonths } from '#src/components/today/won-months.tsx'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { formatDate } from '#src/locales/formats.ts'
import head from '#src/components/list/head.module.css'
import css from './today.module.css'

/** Asks at once and waits for nothing, as the list does. */
export const load = (client: QueryClient) => () => {
  client.query({ ...accountQueries.summary(), staleTime: 'static' }).catch(() => undefined)
  client.query({ ...accountQueries.today(), staleTime: 'static' }).catch(() => undefined)
  return null
}

/** How the work stands: counts and sums that equal the lists, what was won month by month, what was worked on last. */
export function Component() {
  const { t } = useLingui()
  const now = useNow()
  const summary = useQuery(accountQueries.summary())
  const today = useQuery(accountQueries.today())
  // Without the app interface nobody counts: the list is the start then.
  if (summary.data === null || today.data === null) return <Navigate replace to="/proposals" />
  return (
    <>
      <title>{`${t`Today`} · Proffer`}</title>
      <div className={head.head}>
        <PageHead title={t`Today`} part={formatDate(now, { weekday: 'short', day: 'numeric', month: 'short' })}>
          <ButtonLink className={head.new} variant="primary" to="/proposals/new" icon={<Icon of={IconPlus} />}>
            <span>
              <Trans>New proposal</Trans>
            </span>
          </ButtonLink>
        </PageHead>
      </div>
      <Trouble queries={[summary, today]} />
      {summary.data?.count === 0 ? (
        <Beginning />
      ) : (
        <>
          {summary.data && <StatusFigures counted={summary.data.statuses} />}
          {today.data && (
            <div className={css.parts}>
              <WonMonths months={today.data.won} />
              <RecentProposals items={today.data.recent} now={now} />
            </div>
          )}
        </>
      )}
    </>
  )
}

/** Before the first proposal there is nothing to count. */
function Beginning() {
  const templates = useQuery(templateQueries.favorites())
  const contacts = useQuery(contactQueries.organisations())
  return (
    <FirstSteps
      hasTemplates={templates.data && templates.data.length > 0}
      hasContacts={contacts.data && contacts.data.items.length > 0}
    />
  )
}

type Query = Pick<ReturnType<typeof useQuery>, 'data' | 'error' | 'refetch'>

/** What is missing, or may be old, of the two that make up the page. */
function Trouble({ queries }: { queries: readonly Query[] }) {
  const { t } = useLingui()
  const missing = queries.filter(({ data }) => data === undefined)
  const failed = (missing.length > 0 ? missing : queries).filter(({ error }) => error)
  return (
    <QueryStates
      query={{
        data: missing.length === 0 || undefined,
        error: failed[0]?.error,
        refetch: () => failed.map(({ refetch }) => refetch()),
      }}
      failed={t`Today could not be loaded`}
      stale={t`These figures may be outdated.`}
    >
      {() => null}
    </QueryStates>
  )
}
