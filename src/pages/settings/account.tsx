import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { saidHere } from '#src/api/kept.ts'
import { accountQueries } from '#src/api/account.ts'
import { useUpdateAccount } from '#src/api/settings-account.ts'
import { present } from '#src/clock.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { useLanguage } from '#src/locales/language.ts'
import { AccountFormFields, type AccountFields } from '#src/components/settings/account-fields.tsx'
import { SectionForm } from '#src/components/settings/section-form.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { updateAccount } from '#wire/settings-account.ts'
import { useSectionForm } from './shared/section-form.ts'

export const load = (client: QueryClient) => () => client.query({ ...accountQueries.details(), ...saidHere })

const resolver = formResolver<AccountFields, AccountFields>(
  z.required(z.pick(updateAccount.body, { name: true, currency: true, locale: true, time_zone: true })),
)

/** How the account is called and writes its money. */
export function Component() {
  const { t } = useLingui()
  const { data: account } = useSuspenseQuery(accountQueries.details())
  return (
    <>
      <title>{`${t`Account`} · Proffer`}</title>
      <PageHead title={t`Account`} />
      {account && <AccountForm {...account} />}
    </>
  )
}

function AccountForm({ account_name, name, currency, locale, time_zone }: AccountFields & { account_name: string }) {
  const { t } = useLingui()
  const { mutateAsync } = useUpdateAccount()
  const view = useSectionForm<AccountFields, AccountFields>({
    fields: { name, currency, locale, time_zone },
    resolver,
    save: (body) => mutateAsync({ body }),
    saved: t`Account saved`,
  })
  return (
    <SectionForm
      title={t`Name and number format`}
      about={t`Amounts are not converted: 10.00 stays 10.00. The account name in addresses stays ${account_name}.`}
      act={t`Save account`}
      {...view}
    >
      <AccountFormFields current={locale} zone={time_zone} language={useLanguage()} now={present()} />
    </SectionForm>
  )
}
