import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { saidHere } from '#src/api/kept.ts'
import { automationQueries, useCreateAutomationSet, useUpdateAutomationSet } from '#src/api/settings-automation-sets.ts'
import { templateQueries } from '#src/api/templates.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { AutomationFormFields } from '#src/components/settings/automation-fields.tsx'
import { newAutomation, type AutomationFields } from '#src/components/settings/automation-values.ts'
import { createAutomationSet, type NewAutomationSet } from '#wire/settings-automation-sets.ts'
import { SettingForm } from '#src/pages/settings/shared/form.tsx'
import { loadRecord, openedIn, recordIn } from '#src/pages/settings/shared/record.ts'
import { Rehearse } from './rehearsal.tsx'

export { SettingError as ErrorBoundary } from '#src/pages/settings/shared/record-error.tsx'

const list = '/settings/automation-sets'

export const load = loadRecord(list, (client) => [
  client.query({ ...automationQueries.list(), ...saidHere }),
  client.query({ ...templateQueries.emails(), ...saidHere }),
])

const resolver = formResolver<AutomationFields, NewAutomationSet>(createAutomationSet.body)

/** The form of one automation set. */
export function Component() {
  const { t } = useLingui()
  const id = recordIn(useParams()['id'])
  const { data: sets } = useSuspenseQuery(automationQueries.list())
  const { data: templates } = useQuery(templateQueries.emails())
  const { mutateAsync: create } = useCreateAutomationSet()
  const { mutateAsync: update } = useUpdateAutomationSet()
  return (
    <SettingForm
      words={{
        title: t`New automation set`,
        act: t`Create automation set`,
        created: t`Automation set created`,
        saved: t`Automation set saved`,
      }}
      opened={openedIn(sets, id)}
      fieldsOf={({ name, automations }): AutomationFields => ({ name, automations })}
      empty={{ name: '', automations: [newAutomation] }}
      resolver={resolver}
      list={{ to: list, label: t`Back to automation sets` }}
      create={(body) => create({ body })}
      update={({ id, change }) => update({ params: { id }, body: change })}
    >
      <AutomationFormFields templates={templates}>
        <Rehearse />
      </AutomationFormFields>
    </SettingForm>
  )
}
