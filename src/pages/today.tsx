import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { Navigate } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import { messageFor } from '#src/api/error-message.ts'
import { useNow } from '#src/components/proposals/use-now.ts'
import { RecentProposals } from '#src/components/today/recent-proposals.tsx'
import { StatusFigures } from '#src/components/today/status-figures.tsx'
import { WonMonths } from '#src/components/today/won-months.tsx'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { ErrorState } from '#src/components/ui/error-state.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { SkeletonRows } from '#src/components/ui/skeleton-rows.tsx'
import { formatDate } from '#src/locales/formats.ts'
import head from '#src/components/ui/list-head.module.css'
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
      {summary.data && <StatusFigures counted={summary.data.statuses} />}
      {today.data && (
        <div className={css.parts}>
          <WonMonths months={today.data.won} />
          <RecentProposals items={today.data.recent} now={now} />
        </div>
      )}
    </>
  )
}

type Asked = Pick<ReturnType<typeof useQuery>, 'data' | 'error' | 'refetch'>

/** Data first, then what went wrong, then waiting. */
function Trouble({ queries }: { queries: readonly Asked[] }) {
  const { t } = useLingui()
  const failed = queries.filter(({ error }) => error)
  const again = () => failed.forEach(({ refetch }) => void refetch())
  const error = failed[0]?.error
  if (!error) return queries.some(({ data }) => data === undefined) ? <SkeletonRows /> : null
  if (failed.some(({ data }) => data === undefined))
    return (
      <ErrorState title={t`Today could not be shown`} onRetry={again}>
        {messageFor(error)}
      </ErrorState>
    )
  return (
    <Notice
      action={
        <button type="button" onClick={again}>
          <Trans>Try again</Trans>
        </button>
      }
    >
      <Trans>These figures may be out of date.</Trans> {messageFor(error)}
    </Notice>
  )
}
