import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '#src/components/ui/button.tsx'
import { Chip } from '#src/components/ui/chip.tsx'
import type { NeedKind, ValidityFilter } from '#wire/proposal-list.ts'
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

export const needFilterWords: Record<NeedKind, MessageDescriptor> = {
  question: msg`Unanswered question`,
  bounced: msg`Mail not delivered`,
  decided: msg`Signed or declined`,
  expiring: msg`Expiring`,
  silent: msg`Opened, then silent`,
  draft: msg`Untouched draft`,
}

/** What narrows the list, each with the way to take it off. */
export function ListFilters({ address: { query, directory_id, validity, need, whose }, directory, onChange }: Props) {
  const { t } = useLingui()
  const filters = [
    directory_id !== undefined && {
      label: t`Directory`,
      value: directory ?? String(directory_id),
      off: { directory_id: undefined },
    },
    validity && { label: t`Valid until`, value: t(validityFilterWords[validity]), off: { validity: undefined } },
    need && { label: t`Needs you`, value: t(needFilterWords[need]), off: { need: undefined } },
    whose && { label: t`Owner`, value: t`You`, off: { whose: undefined } },
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
          onClick={() =>
            onChange({ query: '', directory_id: undefined, validity: undefined, need: undefined, whose: undefined })
          }
        >
          {t`Clear all`}
        </Button>
      )}
    </div>
  )
}
