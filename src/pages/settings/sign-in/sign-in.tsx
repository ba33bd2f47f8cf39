import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { signInSettingsQueries, useUpdateSignInSettings } from '#src/api/settings-sign-in.ts'
import { Wide } from '#src/components/form/form-section.tsx'
import { SectionForm } from '#src/components/settings/section-form.tsx'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { useSectionForm } from '#src/pages/settings/shared/section-form.ts'
import { SingleSignOn } from './single-sign-on.tsx'
import { loadFor } from '#src/pages/shared/screen-for.tsx'
import { getSignInSettings } from '#wire/settings-sign-in.ts'

export const load = loadFor(
  getSignInSettings,
  (client) => () => client.query({ ...signInSettingsQueries.details(), staleTime: 'static' }),
)

/** How everybody signs in to the account. */
export function Component() {
  const { t } = useLingui()
  return (
    <>
      <title>{`${t`Sign-in`} · Proffer`}</title>
      <PageHead title={t`Sign-in`} />
      <FactorForm />
      <SingleSignOn />
    </>
  )
}

type Fields = { require_second_factor: boolean }

function FactorForm() {
  const { t } = useLingui()
  const { data: fields } = useSuspenseQuery(signInSettingsQueries.details())
  const { mutateAsync } = useUpdateSignInSettings()
  const view = useSectionForm<Fields>({
    fields,
    save: (body) => mutateAsync({ body }),
    saved: t`Sign-in settings saved`,
  })
  return (
    <SectionForm
      title={t`Two-step sign-in`}
      about={t`Who has no passkey or authenticator app yet sets one up at their next sign-in.`}
      act={t`Save`}
      {...view}
    >
      <RequireField />
    </SectionForm>
  )
}

function RequireField() {
  const { t } = useLingui()
  const { register } = useFormContext<Fields>()
  return (
    <Wide>
      <CheckboxField {...register('require_second_factor')} label={t`Require two steps from everybody`} />
    </Wide>
  )
}
