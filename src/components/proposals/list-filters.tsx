import { useLingui } from '@lingui/react/macro'
import { Button } from '#src/components/ui/button.tsx'
import { Chip } from '#src/components/ui/chip.tsx'
import type { ListAddress } from './list-address.ts'
import css from '#src/components/list/filters.module.css'

type Props = {
  address: ListAddress
  directory: string | undefined
  onChange: (change: Partial<ListAddress>) => void
}

/** What narrows the list, each with the way to take it off. */
export function ListFilters({ address: { query, directory_id }, directory, onChange }: Props) {
  const { t } = useLingui()
  if (!query && directory_id === undefined) return null
  return (
    <div className={css.filters}>
      {directory_id !== undefined && (
        <Chip
          label={t`Directory`}
          value={directory ?? String(directory_id)}
          onRemove={() => onChange({ directory_id: undefined })}
        />
      )}
      {query && <Chip label={t`Any status`} value={`“${query}”`} onRemove={() => onChange({ query: '' })} />}
      {query && directory_id !== undefined && (
        <Button variant="quiet" className={css.clear} onClick={() => onChange({ query: '', directory_id: undefined })}>
          {t`Clear all`}
        </Button>
      )}
    </div>
  )
}
