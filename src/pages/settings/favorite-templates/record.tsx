import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import * as z from 'zod/mini'
import { saidHere } from '#src/api/kept.ts'
import { sendAttachment } from '#src/api/attachments.ts'
import { accountQueries } from '#src/api/account.ts'
import { customFieldQueries } from '#src/api/custom-fields.ts'
import type { Tagged } from '#src/api/new-client.ts'
import { productQueries } from '#src/api/products.ts'
import {
  favoriteTemplateQueries,
  useCreateFavoriteTemplate,
  useUpdateFavoriteTemplate,
} from '#src/api/settings-favorite-templates.ts'
import { templateQueries } from '#src/api/templates.ts'
import { defaultsGiven } from '#src/components/agree/agree-values.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { FavoriteFormFields } from '#src/components/settings/favorite-fields.tsx'
import {
  emptyFavorite,
  favoriteFieldsOf,
  templateTables,
  type FavoriteFields,
} from '#src/components/settings/favorite-values.ts'
import {
  createFavoriteTemplate,
  type FavoriteTemplateSettings,
  type NewFavoriteTemplate,
} from '#wire/settings-favorite-templates.ts'
import { AccountPictures } from '#src/pages/shared/account-pictures.tsx'
import { AccountProducts } from '#src/pages/shared/account-products.tsx'
import { SettingForm } from '#src/pages/settings/shared/form.tsx'
import { loadRecord, recordIn } from '#src/pages/settings/shared/record.ts'

export { SettingError as ErrorBoundary } from '#src/pages/settings/shared/record-error.tsx'

const list = '/settings/favorite-templates'

export const load = loadRecord(list, (client, id) => [
  client.query({ ...templateQueries.texts(), ...saidHere }),
  client.query({ ...templateQueries.designs(), ...saidHere }),
  client.query({ ...templateQueries.automationSets(), ...saidHere }),
  client.query({ ...customFieldQueries.list(), ...saidHere }),
  client.query({ ...productQueries.vatGroups(), ...saidHere }),
  client.query({ ...accountQueries.details(), ...saidHere }),
  ...(id === undefined ? [] : [client.query(favoriteTemplateQueries.detail(id))]),
])

/** A new one, or one that is there with the tag of its state. */
export function Component() {
  const id = recordIn(useParams()['id'])
  return id === undefined ? <FavoriteForm opened={undefined} /> : <ChangedFavorite id={id} />
}

function ChangedFavorite({ id }: { id: number }) {
  const { data } = useSuspenseQuery(favoriteTemplateQueries.detail(id))
  return <FavoriteForm opened={data} />
}

/** The grid's tables are read as the contract wants them. */
const body = z.pipe(
  z.transform(({ pricetables, acceptance, attachments, ...fields }: FavoriteFields): unknown => ({
    ...fields,
    attachments: attachments.map(({ file, name }) => ({ file, name })),
    acceptance: acceptance && defaultsGiven(acceptance),
    pricetables: templateTables(pricetables),
  })),
  z.pipe(z.unknown(), createFavoriteTemplate.body as z.ZodMiniType<NewFavoriteTemplate>),
)
const resolver = formResolver<FavoriteFields, z.output<typeof body>>(body)

function FavoriteForm({ opened }: { opened: Tagged<FavoriteTemplateSettings> | undefined }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const choices = useChoices()
  const { mutateAsync: create } = useCreateFavoriteTemplate()
  const { mutateAsync: update } = useUpdateFavoriteTemplate()
  const nameIn = (items: readonly { id: number; name: string }[], id: number | null) =>
    items.find((item) => item.id === id)?.name ?? ''
  const words = (key: keyof FavoriteFields, fields: FavoriteFields) => {
    if (key === 'name') return fields.name
    if (key === 'text_template_id') return nameIn(choices.texts, fields[key])
    if (key === 'design_template_id') return nameIn(choices.designs, fields[key])
    if (key === 'automations_set_id') return nameIn(choices.automationSets, fields[key])
    if (key === 'custom_fields') return fields.custom_fields.join(', ')
    if (key === 'attachments') return fields.attachments.map(({ name }) => name).join(', ')
    if (key === 'acceptance') return acceptanceWords(fields)
    return fields.pricetables.map(({ id, title, rows }) => `${title || id} (${rows.length})`).join(', ')
  }
  return (
    <SettingForm
      words={{
        title: t`New favorite template`,
        act: t`Create favorite template`,
        created: t`Favorite template created`,
        saved: t`Favorite template saved`,
      }}
      opened={opened}
      fieldsOf={favoriteFieldsOf}
      empty={emptyFavorite}
      resolver={resolver}
      create={(body) => create({ body })}
      update={({ id, change, etag }) => update({ params: { id }, body: change, etag })}
      list={{ to: list, label: t`Back to favorite templates` }}
      latest={{
        happened: t`Somebody else changed this favorite template while you were editing.`,
        fetch: (id) => client.fetchQuery({ ...favoriteTemplateQueries.detail(id), staleTime: 0 }),
        names: {
          name: t`Name`,
          text_template_id: t`Text template`,
          design_template_id: t`Design`,
          automations_set_id: t`Automation set`,
          custom_fields: t`Custom fields`,
          pricetables: t`Price tables`,
          acceptance: t`Acceptance`,
          attachments: t`Attachments`,
        },
        words,
      }}
    >
      <AccountPictures>
        <FavoriteFormFields {...choices} Picker={AccountProducts} upload={sendAttachment} />
      </AccountPictures>
    </SettingForm>
  )
}

/** In few words: the form has the rest. */
const acceptanceWords = ({ acceptance }: FavoriteFields) =>
  acceptance === null
    ? ''
    : [acceptance.valid_days, ...acceptance.fields.map(({ label }) => label), acceptance.terms.url]
        .filter((word) => word !== '')
        .join(', ')

/** What a favorite template can point at; the loader has fetched all of it. */
function useChoices() {
  const { data: texts } = useSuspenseQuery(templateQueries.texts())
  const { data: designs } = useSuspenseQuery(templateQueries.designs())
  const { data: automationSets } = useSuspenseQuery(templateQueries.automationSets())
  const { data: fields } = useSuspenseQuery(customFieldQueries.list())
  const { data: groups } = useSuspenseQuery(productQueries.vatGroups())
  const { data: account } = useSuspenseQuery(accountQueries.details())
  return {
    texts,
    designs,
    automationSets,
    customFields: fields?.filter(({ subject }) => subject === 'proposal') ?? [],
    vatGroups: groups.toSorted((a, b) => b.percentage - a.percentage),
    currency: account?.currency,
  }
}
