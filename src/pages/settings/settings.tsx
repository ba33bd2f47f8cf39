import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { Outlet, useLocation } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import { groupsFor } from '#src/components/settings/settings-areas.ts'
import { SettingsFrame, SettingsOverview } from '#src/components/settings/settings-frame.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'

/** What the service offers decides what stands here. */
export const load = (client: QueryClient) => () => client.query({ ...accountQueries.hello(), staleTime: 'static' })

/** The overview, or one part beside the list of all. */
export function Component() {
  const { t } = useLingui()
  const { data: hello } = useSuspenseQuery(accountQueries.hello())
  const groups = groupsFor(hello.interfaces.includes('app'))
  const [, , part] = useLocation().pathname.split('/')
  if (part)
    return (
      <SettingsFrame groups={groups} current={part}>
        <Outlet />
      </SettingsFrame>
    )
  return (
    <>
      <title>{`${t`Settings`} · Proffer`}</title>
      <PageHead title={t`Settings`} />
      <SettingsOverview groups={groups} />
    </>
  )
}
