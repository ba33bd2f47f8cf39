import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import * as z from 'zod/mini'
import { saidHere } from '#src/api/kept.ts'
import { designQueries, useCreateDesignTemplate, useUpdateDesignTemplate } from '#src/api/settings-templates.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { DesignFormFields } from '#src/components/settings/design-fields.tsx'
import type { DesignFields } from '#src/components/settings/design-values.ts'
import { colorFaults } from '#wire/readable-color.ts'
import { createDesignTemplate, type DesignTemplateSettings, type NewDesignTemplate } from '#wire/settings-designs.ts'
import { pictures } from '#src/pages/shared/pictures.ts'
import { SettingForm } from '#src/pages/settings/shared/form.tsx'
import { loadRecord, openedIn, recordIn } from '#src/pages/settings/shared/record.ts'

export { SettingError as ErrorBoundary } from '#src/pages/settings/shared/record-error.tsx'

const list = '/settings/design-templates'

export const load = loadRecord(list, (client) => [client.query({ ...designQueries.list(), ...saidHere })])

const { shape } = createDesignTemplate.body
/** A list of the form holds records. */
const body = z.extend(createDesignTemplate.body, {
  colors: z.pipe(
    z.array(z.object({ value: shape.colors.def.element })).check(({ value: colors, issues }) => {
      for (const { at, nearest } of colorFaults(colors.map(({ value }) => value)))
        issues.push({
          code: 'custom',
          path: [at, 'value'],
          input: colors,
          message: t`Too light to read. Use ${nearest}.`,
        })
    }),
    z.transform((colors) => colors.map(({ value }) => value)),
  ),
})
const resolver = formResolver<DesignFields, NewDesignTemplate>(body)

const fieldsOf = (design: DesignTemplateSettings): DesignFields => ({
  name: design.name,
  colors: design.colors.map((value) => ({ value })),
  font: design.font,
  logo_url: design.logo_url,
  cover: design.cover,
  cover_picture: design.cover_picture,
  fonts: design.fonts,
  header: design.header,
  footer: design.footer,
})

const empty: DesignFields = {
  name: '',
  colors: [{ value: '#2143b9' }],
  font: '',
  logo_url: '',
  cover: false,
  cover_picture: null,
  fonts: { heading: 'source-serif', text: 'source-serif' },
  header: '',
  footer: '',
}

/** The form of one design. */
export function Component() {
  const { t } = useLingui()
  const id = recordIn(useParams()['id'])
  const { data: designs } = useSuspenseQuery(designQueries.list())
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
      fieldsOf={fieldsOf}
      empty={empty}
      resolver={resolver}
      list={{ to: list, label: t`Back to designs` }}
      create={(body) => create({ body })}
      update={({ id, change }) => update({ params: { id }, body: change })}
    >
      <DesignFormFields upload={pictures.upload} />
    </SettingForm>
  )
}
