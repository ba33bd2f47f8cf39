import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '#src/components/ui/button.tsx'
import { Chip } from '#src/components/ui/chip.tsx'
import type { ValidityFilter } from '#wire/proposal-list.ts'
import type { ListAddress } from './list-address.ts'
import css from '#src/components/list/filters.module.css'

type Props = {
  address: ListAddress
  directory: string | undefined
  onChange: (change: Partial<ListAddress>) => void
}

export const validityFilterWords: Record<ValidityFilter, MessageDescriptor> = {
  expiring: msg`Expires within 7 days`,
  expired: msg`Expired`,
}

/** What narrows the list, each with the way to take it off. */
export function ListFilters({ address: { query, directory_id, validity }, directory, onChange }: Props) {
  const { t } = useLingui()
  const filters = [
    directory_id !== undefined && {
      label: t`Directory`,
      value: directory ?? String(directory_id),
      off: { directory_id: undefined },
    },
    validity && { label: t`Valid until`, value: t(validityFilterWords[validity]), off: { validity: undefined } },
    query !== '' && { label: t`Any status`, value: `“${query}”`, off: { query: '' } },
  ].filter((filter) => filter !== false && filter !== undefined)
  if (filters.length === 0) return null
  return (
    <div className={css.filters}>
      {filters.map(({ label, value, off }) => (
        <Chip key={label} label={label} value={value} onRemove={() => onChange(off)} />
      ))}
      {filters.length > 1 && (
        <Button
          variant="quiet"
          className={css.clear}
          onClick={() => onChange({ query: '', directory_id: undefined, validity: undefined })}
        >
          {t`Clear all`}
        </Button>
      )}
    </div>
  )
}
