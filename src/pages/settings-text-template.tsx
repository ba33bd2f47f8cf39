import { useLingui } from '@lingui/react/macro'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { Resolver } from 'react-hook-form'
import { useParams } from 'react-router'
import { textTemplateQueries, useCreateTextTemplate, useUpdateTextTemplate } from '#src/api/settings-templates.ts'
import type { Tagged } from '#src/api/new-client.ts'
import { TextFormFields, type TextFields } from '#src/components/settings/text-fields.tsx'
import { createTextTemplate, type NewTextTemplate, type TextTemplate } from '#wire/settings-templates.ts'
import { picked, SettingForm } from './settings-form.tsx'
import { loadRecord, recordIn } from './settings-record.ts'
import { fetchTags, useSampleTags } from './settings-sample-tags.ts'

export { SettingError as ErrorBoundary } from './settings-error.tsx'

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

const resolver = zodResolver(createTextTemplate.body) as unknown as Resolver<TextFields, unknown, NewTextTemplate>

const fieldsOf = ({ name, language, sections, etag }: Tagged<TextTemplate>): Tagged<TextFields> => ({
  name,
  language,
  sections,
  etag,
})

const empty: Tagged<TextFields> = { name: '', language: '', sections: [], etag: undefined }

function TextForm({ opened }: { opened: Tagged<TextTemplate> | undefined }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const tags = useSampleTags()
  const { mutateAsync: create } = useCreateTextTemplate()
  const { mutateAsync: update } = useUpdateTextTemplate()
  const fetchLatest = async (id: number) =>
    fieldsOf(await client.fetchQuery({ ...textTemplateQueries.detail(id), staleTime: 0 }))
  return (
    <SettingForm<TextFields, NewTextTemplate>
      words={{
        title: t`New text template`,
        act: t`Create text template`,
        created: t`The text template is created`,
        saved: t`The text template is saved`,
        met: t`Somebody else changed this text template while you were editing.`,
      }}
      name={opened?.name}
      fields={opened ? fieldsOf(opened) : empty}
      resolver={resolver}
      list={{ to: list, label: t`Back to the text templates` }}
      save={({ body, changed, etag }) =>
        opened ? update({ params: { id: opened.id }, body: picked(body, changed), etag }) : create({ body })
      }
      {...(opened && {
        latest: {
          fetch: () => fetchLatest(opened.id),
          names: { name: t`Name`, language: t`Language`, sections: t`Sections` },
          words: (key, fields) => (key === 'sections' ? sectionsInWords(fields) : fields[key]),
        },
      })}
    >
      <TextFormFields tags={tags} />
    </SettingForm>
  )
}

const sectionsInWords = ({ sections }: TextFields) => sections.map(({ title }) => title || '…').join(', ')
