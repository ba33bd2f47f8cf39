import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { Outlet, useLocation } from 'react-router'
import { accountQueries, roleIn } from '#src/api/account.ts'
import { areaMay, groupsFor } from '#src/components/settings/settings-areas.ts'
import { SettingsFrame, SettingsOverview } from '#src/components/settings/settings-frame.tsx'
import { EmptyState } from '#src/components/list/empty-state.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { AskAdmin } from '#src/pages/shared/ask-admin.tsx'
import { reaches } from '#wire/roles.ts'

/** What the service offers decides what stands here. */
export const load = (client: QueryClient) => () => client.query({ ...accountQueries.hello(), staleTime: 'static' })

/** The overview, or one part beside the list of all. */
export function Component() {
  const { t } = useLingui()
  const { data: hello } = useSuspenseQuery(accountQueries.hello())
  const role = roleIn(hello)
  const groups = groupsFor(hello.interfaces.includes('app'), role)
  const [, , part] = useLocation().pathname.split('/')
  if (part)
    return (
      <SettingsFrame groups={groups} current={part}>
        {reaches(role, areaMay(part)) ? <Outlet /> : <ForAdmins />}
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

/** An address that leads to what is not for this person. */
const ForAdmins = () => {
  const { t } = useLingui()
  return (
    <>
      <title>{`${t`Settings`} · Proffer`}</title>
      <EmptyState title={t`For admins only`}>
        <Trans>Your role does not include this part of the settings.</Trans> <AskAdmin />
      </EmptyState>
    </>
  )
}
