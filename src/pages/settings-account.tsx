import { useLingui } from '@lingui/react/macro'
import { zodResolver } from '@hookform/resolvers/zod'
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { FormProvider, type Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { accountQueries } from '#src/api/account.ts'
import { useUpdateAccount } from '#src/api/settings-account.ts'
import { present } from '#src/clock.ts'
import { FormGuard } from '#src/components/form/leave-guard.tsx'
import { AccountFormFields, type AccountFields } from '#src/components/settings/account-fields.tsx'
import { SectionForm } from '#src/components/settings/section-form.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { updateAccount } from '#wire/settings-account.ts'
import { useSectionForm } from './settings-section-form.ts'

export const load = (client: QueryClient) => () => client.query({ ...accountQueries.details(), staleTime: 'static' })

const resolver = zodResolver(z.required(updateAccount.body)) as unknown as Resolver<
  AccountFields,
  unknown,
  AccountFields
>

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

function AccountForm({ account_name, name, currency, locale }: AccountFields & { account_name: string }) {
  const { t } = useLingui()
  const { mutateAsync } = useUpdateAccount()
  const { form, shown } = useSectionForm<AccountFields, AccountFields>({
    fields: { name, currency, locale },
    resolver,
    save: (body) => mutateAsync({ body }),
    said: t`The account is saved`,
  })
  return (
    <FormProvider {...form}>
      <SectionForm
        title={t`Name and notation`}
        about={t`No amount is converted: 10.00 stays 10.00 in another currency. The name in addresses stays ${account_name}.`}
        act={t`Save account`}
        {...shown}
      >
        <AccountFormFields current={locale} language="en" now={present()} />
      </SectionForm>
      <FormGuard done={() => false} title={t`Leave without saving?`} leave={t`Leave without saving`} />
    </FormProvider>
  )
}
