import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { Navigate } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import { needQueries } from '#src/api/needs.ts'
import { useTodayLive } from '#src/api/use-today-live.ts'
import { Pipeline } from '#src/components/today/pipeline.tsx'
import { RecentProposals } from '#src/components/today/recent-proposals.tsx'
import { WhoseSwitch } from '#src/components/today/whose-switch.tsx'
import { WonMonths } from '#src/components/today/won-months.tsx'
import { useNow } from '#src/components/proposals/use-now.ts'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { formatDate } from '#src/locales/formats.ts'
import type { WhoseWork } from '#wire/proposal-list.ts'
import { proposalWriter } from '#wire/proposals.ts'
import { TodayActivity } from './activity.tsx'
import { TodayBeginning } from './beginning.tsx'
import { TodayNeeds } from './needs.tsx'
import { lastWhose } from '#src/pages/shared/last-whose.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { useRoomy } from './use-roomy.ts'
import { useTodayAddress, whoseIn } from './whose.ts'
import head from '#src/components/list/head.module.css'
import css from './today.module.css'

/** Of everybody they are those of the navigation. */
const countsOf = (whose: WhoseWork) => accountQueries.summary(whose === 'me' ? { whose } : {})

/** Asks at once and waits for nothing, as the list does. */
export const load =
  (client: QueryClient) =>
  ({ request }: { request: Request }) => {
    const search = new URL(request.url).searchParams
    const whose = whoseIn(search)
    const put_off = search.get('put_off') === 'true'
    client.query({ ...countsOf(whose), staleTime: 'static' }).catch(() => undefined)
    client.query({ ...accountQueries.today(whose), staleTime: 'static' }).catch(() => undefined)
    client.query({ ...needQueries.list({ whose, put_off }), staleTime: 'static' }).catch(() => undefined)
    return null
  }

/** What needs somebody, and how the work stands: counts and sums that equal the lists. */
export function Component() {
  const { whose, putOff, to } = useTodayAddress()
  const now = useNow()
  useTodayLive()
  const isRoomy = useRoomy()
  const summary = useQuery(countsOf(whose))
  // An account without proposals shows the way to the first, and no zeros; of everybody, whoever looks.
  const { data: account } = useQuery(countsOf('team'))
  const today = useQuery(accountQueries.today(whose))
  const needs = useQuery(needQueries.list({ whose, put_off: putOff }))
  // Without the app interface nobody counts: the list is the start then.
  if (summary.data === null || today.data === null) return <Navigate replace to="/proposals" />
  const counted = summary.data?.statuses
  const isEmpty = account ? Object.values(account.statuses).every(({ count }) => count === 0) : false
  const queries = [needs, summary, today]
  return (
    <>
      <Head whose={whose} to={(whose) => to({ whose })} now={now} />
      <Trouble queries={queries} />
      <div className={css.parts} hidden={isComing(queries)}>
        <TodayBeginning />
        {needs.data && !isEmpty && (
          <div className={css.needs}>
            <TodayNeeds needs={needs.data} {...{ whose, putOff, now }} other={to({ putOff: !putOff })} />
          </div>
        )}
        <div className={css.side}>
          {counted && !isEmpty && <Pipeline counted={counted} whose={whose} />}
          {today.data && !isEmpty && <WonMonths months={today.data.won} />}
          {isRoomy && account && !isEmpty && <TodayActivity whose={whose} now={now} />}
        </div>
        {today.data && !isEmpty && (
          <div className={css.recent}>
            <RecentProposals items={today.data.recent} now={now} />
          </div>
        )}
      </div>
    </>
  )
}

type HeadProps = { whose: WhoseWork; to: (whose: WhoseWork) => string; now: Date }

function Head({ whose, to, now }: HeadProps) {
  const { t } = useLingui()
  const mayCreate = useMay(proposalWriter)
  return (
    <>
      <title>{`${t`Today`} · Proffer`}</title>
      <div className={head.head}>
        <div className={css.head}>
          <PageHead title={t`Today`} part={formatDate(now, { weekday: 'long', day: 'numeric', month: 'long' })}>
            <WhoseSwitch current={whose} to={to} onChoose={lastWhose.set} />
            {mayCreate && (
              <ButtonLink className={head.new} variant="primary" to="/proposals/new" icon={<Icon of={IconPlus} />}>
                <span>
                  <Trans>New proposal</Trans>
                </span>
              </ButtonLink>
            )}
          </PageHead>
        </div>
      </div>
    </>
  )
}

type Query = Pick<ReturnType<typeof useQuery>, 'data' | 'error' | 'refetch'>

/** Its parts come together: one after the other, each would move those that one looks at. What failed is not waited for. */
const isComing = (queries: readonly Query[]) => queries.some(({ data, error }) => data === undefined && !error)

/** What is missing, or may be old, of what makes up the page. */
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
