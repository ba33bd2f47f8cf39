import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { accountQueries } from '#src/api/account.ts'
import { useUpdateAccount } from '#src/api/settings-account.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { PrivacyFormFields, type PrivacyFields } from '#src/components/settings/privacy-fields.tsx'
import { SectionForm } from '#src/components/settings/section-form.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { retention } from '#wire/settings-account.ts'
import { DeleteAccount } from './delete-account.tsx'
import { useSectionForm } from './shared/section-form.ts'

export const load = (client: QueryClient) => () => client.query({ ...accountQueries.details(), staleTime: 'static' })

const resolver = formResolver<PrivacyFields, PrivacyFields>(z.strictObject(retention))

/** How long the account keeps what. */
export function Component() {
  const { t } = useLingui()
  const { data: account } = useSuspenseQuery(accountQueries.details())
  return (
    <>
      <title>{`${t`Privacy`} · Proffer`}</title>
      <PageHead title={t`Privacy`} />
      {account && <RetentionForm {...account} />}
      {account && <DeleteAccount name={account.name} />}
    </>
  )
}

function RetentionForm({ trash_days, visit_days, mail_days, event_days, audit_days, proof_years }: PrivacyFields) {
  const { t } = useLingui()
  const { mutateAsync } = useUpdateAccount()
  const view = useSectionForm<PrivacyFields, PrivacyFields>({
    fields: { trash_days, visit_days, mail_days, event_days, audit_days, proof_years },
    resolver,
    save: (body) => mutateAsync({ body }),
    saved: t`Privacy saved`,
  })
  return (
    <SectionForm
      title={t`How long things are kept`}
      about={t`What is older is deleted within hours of saving. To export or erase one person, open their contact.`}
      act={t`Save privacy`}
      {...view}
    >
      <PrivacyFormFields />
    </SectionForm>
  )
}
