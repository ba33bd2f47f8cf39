import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { textTemplateQueries, useCreateTextTemplate, useUpdateTextTemplate } from '#src/api/settings-templates.ts'
import type { Tagged } from '#src/api/new-client.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { TextFormFields, type TextFields } from '#src/components/settings/text-fields.tsx'
import { createTextTemplate, type NewTextTemplate, type TextTemplate } from '#wire/settings-templates.ts'
import { pictures } from '#src/pages/shared/pictures.ts'
import { SettingForm } from '#src/pages/settings/shared/form.tsx'
import { loadRecord, recordIn } from '#src/pages/settings/shared/record.ts'
import { fetchTags, useSampleTags } from '#src/pages/settings/shared/sample-tags.ts'

export { SettingError as ErrorBoundary } from '#src/pages/settings/shared/record-error.tsx'

const list = '/settings/text-templates'

export const load = loadRecord(list, (client, id) => [
  ...fetchTags(client),
  ...(id === undefined ? [] : [client.query({ ...textTemplateQueries.detail(id) })]),
])

/** A new one, or one that is there with the tag of its state. */
export function Component() {
  const id = recordIn(useParams()['id'])
  return id === undefined ? <TextForm opened={undefined} /> : <ChangedText id={id} />
}

function ChangedText({ id }: { id: number }) {
  const { data } = useSuspenseQuery(textTemplateQueries.detail(id))
  return <TextForm opened={data} />
}

const resolver = formResolver<TextFields, NewTextTemplate>(createTextTemplate.body)

const fieldsOf = ({ name, language, sections }: TextTemplate): TextFields => ({ name, language, sections })

const empty: TextFields = { name: '', language: '', sections: [] }

function TextForm({ opened }: { opened: Tagged<TextTemplate> | undefined }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const tags = useSampleTags()
  const { mutateAsync: create } = useCreateTextTemplate()
  const { mutateAsync: update } = useUpdateTextTemplate()
  return (
    <SettingForm
      words={{
        title: t`New text template`,
        act: t`Create text template`,
        created: t`Text template created`,
        saved: t`Text template saved`,
      }}
      opened={opened}
      fieldsOf={fieldsOf}
      empty={empty}
      resolver={resolver}
      create={(body) => create({ body })}
      update={({ id, change, etag }) => update({ params: { id }, body: change, etag })}
      list={{ to: list, label: t`Back to text templates` }}
      latest={{
        happened: t`Somebody else changed this text template while you were editing.`,
        fetch: (id) => client.fetchQuery({ ...textTemplateQueries.detail(id), staleTime: 0 }),
        names: { name: t`Name`, language: t`Language`, sections: t`Sections` },
        words: (key, fields) => (key === 'sections' ? sectionsInWords(fields) : fields[key]),
      }}
    >
      <TextFormFields tags={tags} pictures={pictures} />
    </SettingForm>
  )
}

const sectionsInWords = ({ sections }: TextFields) => sections.map(({ title }) => title || '…').join(', ')
