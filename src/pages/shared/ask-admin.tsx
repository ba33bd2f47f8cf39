import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#src/api/account.ts'

/** Who can do what the person's role does not allow: "Ask Eva Bakker (admin)." */
export function AskAdmin() {
  const { t, i18n } = useLingui()
  const { data } = useQuery(accountQueries.details())
  const names = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(data?.admins ?? [])
  return <>{names ? t`Ask ${names} (admin).` : t`Ask an admin.`}</>
}
