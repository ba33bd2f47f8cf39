import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import * as z from 'zod/mini'
import { saidHere } from '#src/api/kept.ts'
import { useCreateDesignTemplate, useUpdateDesignTemplate } from '#src/api/settings-templates.ts'
import { templateQueries } from '#src/api/templates.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { DesignFormFields } from '#src/components/settings/design-fields.tsx'
import type { DesignFields } from '#src/components/settings/design-values.ts'
import { createDesignTemplate, type NewDesignTemplate } from '#wire/settings-templates.ts'
import { SettingForm } from '#src/pages/settings/shared/form.tsx'
import { loadRecord, openedIn, recordIn } from '#src/pages/settings/shared/record.ts'

export { SettingError as ErrorBoundary } from '#src/pages/settings/shared/record-error.tsx'

const list = '/settings/design-templates'

export const load = loadRecord(list, (client) => [client.query({ ...templateQueries.designs(), ...saidHere })])

const { shape } = createDesignTemplate.body
/** A list of the form holds records. */
const body = z.extend(createDesignTemplate.body, {
  colors: z.pipe(
    z.array(z.object({ value: shape.colors.def.element })),
    z.transform((colors) => colors.map(({ value }) => value)),
  ),
})
const resolver = formResolver<DesignFields, NewDesignTemplate>(body)

/** The form of one design. */
export function Component() {
  const { t } = useLingui()
  const id = recordIn(useParams()['id'])
  const { data: designs } = useSuspenseQuery(templateQueries.designs())
  const { mutateAsync: create } = useCreateDesignTemplate()
  const { mutateAsync: update } = useUpdateDesignTemplate()
  return (
    <SettingForm
      words={{
        title: t`New design`,
        act: t`Create design`,
        created: t`Design created`,
        saved: t`Design saved`,
      }}
      opened={openedIn(designs, id)}
      fieldsOf={({ name, colors, font, logo_url }) => ({
        name,
        colors: colors.map((value) => ({ value })),
        font,
        logo_url,
      })}
      empty={{ name: '', colors: [{ value: '#2143b9' }], font: '', logo_url: '' }}
      resolver={resolver}
      list={{ to: list, label: t`Back to designs` }}
      create={(body) => create({ body })}
      update={({ id, change }) => update({ params: { id }, body: change })}
    >
      <DesignFormFields />
    </SettingForm>
  )
}
