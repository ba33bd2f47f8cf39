import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { SelectField } from '#src/components/ui/select-field.tsx'
import css from './customer-field.module.css'
import type { ProposalFields } from './fields.ts'

export type Customer = {
  /** The contact a proposal is made for: an organisation, or a private person. */
  id: number
  type: 'organisation' | 'person'
  name: string
  /** Tells namesakes apart. */
  place: string
}

/** Something to find by typing: a customer, or a person within one. */
export type CustomerMatch = Customer & {
  /** Unique among all that is found. */
  key: string
  /** The person found: of the organisation, or the private person. */
  person?: { id: number; name: string; email: string }
}

export type CustomerSearch = {
  matches: readonly CustomerMatch[]
  state: 'searching' | 'failed' | 'done'
  onSearch: (text: string) => void
}

type Props = {
  search: CustomerSearch
  customer: Customer | undefined
  onChosen: (match: CustomerMatch) => void
  /** Where the form begins: it has the focus from the start, with its list still closed. */
  isFirst?: boolean
}

const isWithin = ({ type, person }: CustomerMatch) => type === 'organisation' && person !== undefined
const labelOf = (match: CustomerMatch) => (isWithin(match) ? `${match.person?.name}, ${match.name}` : match.name)

/** Organisations and people in one list, found while typing; choosing a person of an organisation chooses both. */
export function CustomerField({ search, customer, onChosen, isFirst = false }: Props) {
  const { t } = useLingui()
  const { control, setFocus } = useFormContext<ProposalFields>()
  const { field, fieldState } = useController({ control, name: 'contact_id' })
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    if (isFirst) setFocus('contact_id')
  }, [isFirst, setFocus])
  const own: CustomerMatch | undefined = customer && { ...customer, key: String(customer.id) }
  // While the person searches, the chosen one stands among the found only if it was found.
  const listed = own && !search.matches.some(({ key }) => key === own.key) ? [own, ...search.matches] : search.matches
  const byKey = new Map(listed.map((match) => [match.key, match]))
  const group = (type: Customer['type'], within: boolean) =>
    listed.filter((match) => match.type === type && isWithin(match) === within).map(optionOf)
  return (
    <SelectField
      {...field}
      openOnFocus={false}
      label={t`Customer`}
      help={customer ? customer.place : t`Name of an organisation or person`}
      error={fieldState.error?.message}
      data={[
        { group: t`Organisations`, items: group('organisation', false) },
        { group: t`Private persons`, items: group('person', false) },
        { group: t`People of organisations`, items: group('organisation', true) },
      ].filter(({ items }) => items.length > 0)}
      // The service searches; what it finds may match in other words than the label's.
      filter={({ options }) => options}
      value={own?.key ?? null}
      onChange={(key) => {
        const match = key === null ? undefined : byKey.get(key)
        if (!match) return
        field.onChange(match.id)
        onChosen(match)
      }}
      onSearchChange={(text) => {
        if (opened) search.onSearch(customer && text === customer.name ? '' : text)
      }}
      onDropdownOpen={() => {
        setOpened(true)
        search.onSearch('')
      }}
      onDropdownClose={() => setOpened(false)}
      renderOption={({ option }) => <Option match={byKey.get(option.value)} />}
      nothingFoundMessage={t(words[search.state])}
      maxDropdownHeight={320}
    />
  )
}

const words = {
  searching: msg`Searching`,
  failed: msg`The contacts could not be searched`,
  done: msg`No matching organisation or person`,
}

const optionOf = (match: CustomerMatch) => ({ value: match.key, label: labelOf(match) })

const Option = ({ match }: { match: CustomerMatch | undefined }) =>
  match && (
    <span className={css.option}>
      <span className={css.name}>{labelOf(match)}</span>
      {match.place && <span className={css.place}>{match.place}</span>}
    </span>
  )
