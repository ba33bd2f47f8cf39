import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { agreeDefaultsQueries, useUpdateAgreeDefaults } from '#src/api/settings-agree.ts'
import { AgreeDefaultsFields } from '#src/components/agree/agree-defaults-fields.tsx'
import { defaultsFormOf, defaultsGiven } from '#src/components/agree/agree-values.ts'
import { Wide } from '#src/components/form/form-section.tsx'
import { SectionForm } from '#src/components/settings/section-form.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { useSectionForm } from './shared/section-form.ts'

export const load = (client: QueryClient) => () => client.query(agreeDefaultsQueries.details())

/** What accepting a new proposal asks for, where its favorite template says nothing of its own. */
export function Component() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(agreeDefaultsQueries.details())
  const { etag, ...defaults } = data
  const { mutateAsync } = useUpdateAgreeDefaults()
  const view = useSectionForm({
    fields: defaultsFormOf(defaults),
    save: (fields) => mutateAsync({ body: defaultsGiven(fields), etag }),
    saved: t`Acceptance settings saved`,
  })
  return (
    <>
      <title>{`${t`Acceptance`} · Proffer`}</title>
      <PageHead title={t`Acceptance`} />
      <SectionForm
        title={t`New proposals`}
        about={t`Favorite templates can override these. Existing proposals do not change.`}
        act={t`Save acceptance`}
        {...view}
      >
        <Wide>
          <AgreeDefaultsFields />
        </Wide>
      </SectionForm>
    </>
  )
}
