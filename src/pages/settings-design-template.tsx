import { useLingui } from '@lingui/react/macro'
import { zodResolver } from '@hookform/resolvers/zod'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Resolver } from 'react-hook-form'
import { useParams } from 'react-router'
import * as z from 'zod/mini'
import { useCreateDesignTemplate, useUpdateDesignTemplate } from '#src/api/settings-templates.ts'
import { templateQueries } from '#src/api/templates.ts'
import { DesignFormFields, type DesignFields } from '#src/components/settings/design-fields.tsx'
import { createDesignTemplate } from '#wire/settings-templates.ts'
import { picked, SettingForm } from './settings-form.tsx'
import { loadRecord, openedIn, recordIn } from './settings-record.ts'

export { SettingError as ErrorBoundary } from './settings-error.tsx'

const list = '/settings/design-templates'

export const load = loadRecord(list, (client) => [client.query({ ...templateQueries.designs(), staleTime: 'static' })])

const { shape } = createDesignTemplate.body
/** A list of the form holds records. */
const body = z.extend(createDesignTemplate.body, {
  colors: z.array(z.object({ value: shape.colors.def.element })),
})
type Body = z.output<typeof body>
const resolver = zodResolver(body) as unknown as Resolver<DesignFields, unknown, Body>

/** The form of one design. */
export function Component() {
  const { t } = useLingui()
  const id = recordIn(useParams()['id'])
  const { data: designs } = useSuspenseQuery(templateQueries.designs())
  const { mutateAsync: create } = useCreateDesignTemplate()
  const { mutateAsync: update } = useUpdateDesignTemplate()
  const opened = openedIn(designs, id)
  const { name, colors, font, logo_url } = opened ?? { name: '', colors: ['#2143b9'], font: '', logo_url: '' }
  return (
    <SettingForm<DesignFields, Body>
      words={{
        title: t`New design`,
        act: t`Create design`,
        created: t`The design is created`,
        saved: t`The design is saved`,
      }}
      name={opened?.name}
      fields={{ name, colors: colors.map((value) => ({ value })), font, logo_url, etag: undefined }}
      resolver={resolver}
      list={{ to: list, label: t`Back to the designs` }}
      save={({ body: { colors, ...rest }, changed }) => {
        const body = { ...rest, colors: colors.map(({ value }) => value) }
        return id === undefined ? create({ body }) : update({ params: { id }, body: picked(body, changed) })
      }}
    >
      <DesignFormFields />
    </SettingForm>
  )
}
