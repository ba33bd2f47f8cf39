import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ownMailQueries, useUpdateOwnMails } from '#src/api/own-mails.ts'
import { OwnMailFormFields, type OwnMailFields } from '#src/components/settings/own-mail-fields.tsx'
import { SectionForm } from '#src/components/settings/section-form.tsx'
import { useSectionForm } from '#src/pages/settings/shared/section-form.ts'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import type { OwnMails as OwnMailChoice } from '#wire/own-mails.ts'

/** Which mails the person gets about their own proposals. */
export function OwnMails() {
  const query = useQuery(ownMailQueries.details())
  return (
    <QueryStates query={query} rows={4}>
      {(choice) => <OwnMailsForm {...choice} />}
    </QueryStates>
  )
}

function OwnMailsForm({ language, account_language, notices }: OwnMailChoice) {
  const { t } = useLingui()
  const { mutateAsync } = useUpdateOwnMails()
  const view = useSectionForm<OwnMailFields, OwnMailFields>({
    fields: { language: language ?? 'account', notices },
    save: (chosen) =>
      mutateAsync({ body: { ...chosen, language: chosen.language === 'account' ? null : chosen.language } }),
    saved: t`Emails saved`,
  })
  return (
    <SectionForm
      title={t`Emails about your proposals`}
      about={t`At most one per proposal in 15 minutes.`}
      act={t`Save emails`}
      {...view}
    >
      <OwnMailFormFields accountLanguage={account_language} />
    </SectionForm>
  )
}
