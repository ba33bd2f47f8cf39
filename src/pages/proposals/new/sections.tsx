import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { favoriteTemplateQueries } from '#src/api/settings-favorite-templates.ts'
import { ChoiceField, type Choice } from '#src/components/proposal-form/choice-field.tsx'
import { CustomFields } from '#src/components/proposal-form/custom-fields.tsx'
import type { Customer } from '#src/components/proposal-form/customer-field.tsx'
import { DraftPriceTables } from '#src/components/proposal-form/draft-price-tables.tsx'
import type { NewProposalFields } from '#src/components/proposal-form/fields.ts'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { NameField } from '#src/components/proposal-form/name-field.tsx'
import { FormTagsField } from '#src/components/form/form-tags-field.tsx'
import type { TablesDraft } from '#src/components/proposal-form/tables-draft.ts'
import { TemplateGallery } from '#src/components/proposal-form/template-gallery.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { StatusField } from '#src/components/proposal-form/status-field.tsx'
import { customValuesFor, tablesFor } from '#src/components/proposal-form/template-tables.ts'
import type { FavoriteTemplate } from '#wire/templates.ts'
import { CustomerSection } from '#src/pages/proposals/shared/customer-section.tsx'
import { useFormChoices, type List } from '#src/pages/proposals/shared/form-choices.ts'
import { AccountPictures } from '#src/pages/shared/account-pictures.tsx'
import { AccountProducts } from '#src/pages/shared/account-products.tsx'
import { useHasApp } from '#src/pages/shared/has-app.ts'

type Props = {
  me: Choice
  /** Chosen from the start. */
  customer: Customer | undefined
  onCustomer: (customer: Customer) => void
  /** What a proposal begun earlier has chosen; its fields show the names of it. */
  begun: NewProposalFields | undefined
  favorites: readonly FavoriteTemplate[]
  currency: string | undefined
  draft: TablesDraft
}

/** Every field of a new proposal, in the order a seller thinks of it. */
export function NewProposalSections({ me, customer, onCustomer, begun, favorites, currency, draft }: Props) {
  const { t } = useLingui()
  const choices = useFormChoices(begun && listsNamed(begun, me))
  const template = useTemplate(favorites)
  const own = useTemplateSettings(template)
  const choose = useTemplateChoice(favorites, draft, choices.want)
  const brings = useGallery()
  return (
    <>
      {favorites.length === 0 && <NoTemplate />}
      <CustomerSection initial={customer} onCustomer={onCustomer} isFirst />
      <FormSection title={t`Proposal`}>
        <Wide>
          <NameField />
        </Wide>
        <TemplateGallery templates={favorites} brought={brings} currency={currency} onChosen={choose} />
        <ChoiceField name="text_template_id" label={t`Text template`} optional choices={choices.texts} />
        <ChoiceField name="design_template_id" label={t`Design`} optional choices={choices.designs} />
        <ChoiceField name="automations_set_id" label={t`Automation set`} optional choices={choices.automationSets} />
      </FormSection>
      {template && template.custom_fields.length > 0 && (
        <FormSection title={t`Fields`} about={t`Fields of “${template.name}”, used by tags in the text.`}>
          <CustomFields fields={template.custom_fields} />
        </FormSection>
      )}
      <FormSection title={t`Details`} about={t`Directory and owner.`}>
        <ChoiceField name="account_user_id" label={t`Owner`} choices={choices.users} known={me} />
        <StatusField />
        <ChoiceField name="directory_id" label={t`Directory`} optional choices={choices.directories} />
        <FormTagsField known={choices.tags.known} onWanted={choices.tags.want} />
      </FormSection>
      <AccountPictures>
        <DraftPriceTables
          template={template}
          own={own}
          draft={draft}
          vatGroups={choices.vatGroups}
          currency={currency}
          Picker={AccountProducts}
        />
      </AccountPictures>
    </>
  )
}

/** Without one nothing can be made: where the first comes from. */
function NoTemplate() {
  const { t } = useLingui()
  const hasApp = useHasApp()
  const make = <Link to="/settings/favorite-templates/new">{t`Create template`}</Link>
  return (
    <Notice action={hasApp && make}>
      <Trans>Proposals start from a favorite template, and this account has none yet.</Trans>
    </Notice>
  )
}

function listsNamed(begun: NewProposalFields, me: Choice): List[] {
  const chosen: [list: List, id: number | null][] = [
    ['texts', begun.text_template_id],
    ['designs', begun.design_template_id],
    ['automationSets', begun.automations_set_id],
    ['directories', begun.directory_id],
    ['vatGroups', begun.proposal_template_id],
    ['users', begun.account_user_id === me.id ? null : begun.account_user_id],
  ]
  return chosen.flatMap(([list, id]) => (id === null ? [] : [list]))
}

function useTemplate(favorites: readonly FavoriteTemplate[]) {
  const chosen = useWatch<NewProposalFields, 'proposal_template_id'>({ name: 'proposal_template_id' })
  return favorites.find(({ id }) => id === chosen)
}

/** Its rows and the settings of its tables, which only the app interface tells. */
function useTemplateSettings(template: FavoriteTemplate | undefined) {
  const hasApp = useHasApp()
  const { data } = useQuery({
    ...favoriteTemplateQueries.detail(template?.id ?? 0),
    enabled: hasApp && template !== undefined,
    staleTime: 60_000,
  })
  return data
}

/** What the favorite templates bring; only the app interface tells. */
function useGallery() {
  const hasApp = useHasApp()
  const { data } = useQuery({ ...favoriteTemplateQueries.gallery(), enabled: hasApp })
  return useMemo(() => new Map((data ?? []).map((template) => [template.id, template])), [data])
}

const brought = ['text_template_id', 'design_template_id', 'automations_set_id'] as const

/** A template brings its own text, design and automation set; what the person chose by hand stays theirs. */
function useTemplateChoice(
  favorites: readonly FavoriteTemplate[],
  draft: TablesDraft,
  want: ReturnType<typeof useFormChoices>['want'],
) {
  const { setValue, getValues } = useFormContext<NewProposalFields>()
  return (id: number | null, before: number | null) => {
    const template = favorites.find((one) => one.id === id)
    const former = favorites.find((one) => one.id === before)
    if (!template) return
    want('texts', 'designs', 'automationSets', 'vatGroups')
    for (const name of brought) if (getValues(name) === (former?.[name] ?? null)) setValue(name, template[name])
    setValue('custom_fields', customValuesFor(template, getValues('custom_fields')))
    draft.begin(tablesFor(template, draft.tables()))
  }
}
