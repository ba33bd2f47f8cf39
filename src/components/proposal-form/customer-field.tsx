import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Icon } from '#src/components/ui/icon.tsx'
import { chosenBefore, offers, SelectField } from '#src/components/ui/select-field.tsx'
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
  /** Takes in a customer who is not there yet, beginning with this name; undefined where that was left. */
  onNew?: ((name: string) => Promise<CustomerMatch | undefined>) | undefined
}

const newKey = 'new'

const isWithin = ({ type, person }: CustomerMatch) => type === 'organisation' && person !== undefined
const labelOf = (match: CustomerMatch) => (isWithin(match) ? `${match.person?.name}, ${match.name}` : match.name)

/** Organisations and people in one list, found while typing; choosing a person of an organisation chooses both. */
export function CustomerField({ search, customer, onChosen, isFirst = false, onNew }: Props) {
  const { t } = useLingui()
  const { control, setFocus } = useFormContext<ProposalFields>()
  const { field, fieldState } = useController({ control, name: 'contact_id' })
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    if (isFirst) setFocus('contact_id')
  }, [isFirst, setFocus])
  const own: CustomerMatch | undefined = customer && { ...customer, key: String(customer.id) }
  // The field shows the name of the chosen one by the list, whatever is searched for.
  const isFound = !own || search.matches.some(({ key }) => key === own.key)
  const listed = isFound ? search.matches : [own, ...search.matches]
  const byKey = new Map(listed.map((match) => [match.key, match]))
  const group = (type: Customer['type'], within: boolean) =>
    listed.filter((match) => match.type === type && isWithin(match) === within).map(optionOf)
  const choose = (match: CustomerMatch | undefined) => {
    if (!match) return
    field.onChange(match.id)
    onChosen(match)
  }
  const written = useRef('')
  const look = () => {
    const text = written.current === customer?.name ? '' : written.current
    setTyped(text.trim())
    search.onSearch(text)
  }
  const groups = [
    { group: t`Organisations`, items: group('organisation', false) },
    { group: t`Private persons`, items: group('person', false) },
    { group: t`People of organisations`, items: group('organisation', true) },
  ].filter(({ items }) => items.length > 0)
  // While it searches, what is wanted may still be found.
  const adds = onNew && search.state === 'done'
  return (
    <SelectField
      {...field}
      openOnFocus={false}
      label={t`Customer`}
      help={customer ? customer.place : t`Name of an organisation or person`}
      error={fieldState.error?.message}
      data={adds ? [...groups, { value: newKey, label: typed ? t`Add “${typed}”…` : t`New customer…` }] : groups}
      // The service searches; what it finds may match in other words than the label's.
      filter={({ options }) => options}
      value={own?.key ?? null}
      onChange={(key) => {
        if (key === newKey) void onNew?.(typed).then(choose)
        else choose(key === null ? undefined : byKey.get(key))
      }}
      onSearchChange={(text) => {
        written.current = text
        if (opened) look()
      }}
      onDropdownOpen={() => {
        setOpened(true)
        // By a press, or by the first that is written, which may be a whole name.
        look()
      }}
      onDropdownClose={() => setOpened(false)}
      renderOption={({ option: { value, label } }) =>
        value === newKey ? (
          <Offer words={label} />
        ) : (
          <Option match={byKey.get(value)} isFound={isFound || value !== own.key} />
        )
      }
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

const Option = ({ match, isFound }: { match: CustomerMatch | undefined; isFound: boolean }) =>
  match && (
    <span className={css.option} {...(!isFound && chosenBefore)}>
      <span className={css.name}>{labelOf(match)}</span>
      {match.place && <span className={css.place}>{match.place}</span>}
    </span>
  )

const Offer = ({ words }: { words: string }) => (
  <span className={css.offer} {...offers}>
    <Icon of={IconPlus} />
    <span className={css.name}>{words}</span>
  </span>
)
