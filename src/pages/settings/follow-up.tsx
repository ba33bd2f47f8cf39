import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { followUpQueries, useUpdateFollowUpSettings } from '#src/api/follow-up.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { FollowUpFormFields, type FollowUpFields } from '#src/components/settings/follow-up-fields.tsx'
import { FollowUpPause } from '#src/components/settings/follow-up-pause.tsx'
import { SectionForm } from '#src/components/settings/section-form.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import { updateFollowUpSettings, type FollowUpSettings } from '#wire/settings-follow-up.ts'
import { useSectionForm } from './shared/section-form.ts'

export const load = (client: QueryClient) => () => client.query(followUpQueries.settings())

const resolver = formResolver<FollowUpFields, FollowUpFields>(
  z.required(z.pick(updateFollowUpSettings.body, { working_days: true, send_from: true, send_until: true })),
)

/** When follow-up runs, and whether it does. */
export function Component() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(followUpQueries.settings())
  return (
    <>
      <title>{`${t`Follow-up`} · Proffer`}</title>
      <PageHead title={t`Follow-up`} />
      <HoursForm {...data} />
      <Pause {...data} />
    </>
  )
}

function HoursForm({ working_days, send_from, send_until, time_zone }: FollowUpSettings) {
  const { t } = useLingui()
  const { mutateAsync } = useUpdateFollowUpSettings()
  const view = useSectionForm<FollowUpFields, FollowUpFields>({
    fields: { working_days, send_from, send_until },
    resolver,
    save: (body) => mutateAsync({ body }),
    saved: t`Follow-up saved`,
  })
  return (
    <SectionForm
      title={t`Days and hours`}
      about={t`Reminders and other steps run within these hours. Steps still to come move along.`}
      act={t`Save follow-up`}
      {...view}
    >
      <FollowUpFormFields zone={time_zone} />
    </SectionForm>
  )
}

function Pause({ pause, waiting }: FollowUpSettings) {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useUpdateFollowUpSettings()
  const change = (paused: boolean) =>
    mutateAsync({ body: { paused } }).then(
      () => showToast({ text: paused ? t`Follow-up paused` : t`Follow-up resumed` }),
      sayFailed,
    )
  return <FollowUpPause pause={pause} waiting={waiting} busy={isPending} onPause={(paused) => void change(paused)} />
}
