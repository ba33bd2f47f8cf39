import { useLingui } from '@lingui/react/macro'
import { zodResolver } from '@hookform/resolvers/zod'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Resolver } from 'react-hook-form'
import { useParams } from 'react-router'
import { useCreateAutomationSet, useUpdateAutomationSet } from '#src/api/settings-automation-sets.ts'
import { templateQueries } from '#src/api/templates.ts'
import { AutomationFormFields, type AutomationFields } from '#src/components/settings/automation-fields.tsx'
import { createAutomationSet, type NewAutomationSet } from '#wire/settings-automation-sets.ts'
import { picked, SettingForm } from './settings-form.tsx'
import { loadRecord, openedIn, recordIn } from './settings-record.ts'

export { SettingError as ErrorBoundary } from './settings-error.tsx'

const list = '/settings/automation-sets'

export const load = loadRecord(list, (client) => [
  client.query({ ...templateQueries.automationSets(), staleTime: 'static' }),
])

const resolver = zodResolver(createAutomationSet.body) as unknown as Resolver<
  AutomationFields,
  unknown,
  NewAutomationSet
>

/** The form of one automation set. */
export function Component() {
  const { t } = useLingui()
  const id = recordIn(useParams()['id'])
  const { data: sets } = useSuspenseQuery(templateQueries.automationSets())
  const { mutateAsync: create } = useCreateAutomationSet()
  const { mutateAsync: update } = useUpdateAutomationSet()
  const opened = openedIn(sets, id)
  const { name, automations } = opened ?? { name: '', automations: [{ trigger: '', days: 3, action: '' }] }
  return (
    <SettingForm<AutomationFields, NewAutomationSet>
      words={{
        title: t`New automation set`,
        act: t`Create automation set`,
        created: t`The automation set is created`,
        saved: t`The automation set is saved`,
      }}
      name={opened?.name}
      fields={{ name, automations, etag: undefined }}
      resolver={resolver}
      list={{ to: list, label: t`Back to the automation sets` }}
      save={({ body, changed }) =>
        id === undefined ? create({ body }) : update({ params: { id }, body: picked(body, changed) })
      }
    >
      <AutomationFormFields />
    </SettingForm>
  )
}
