import { useState } from 'react'
import { FilterChoice } from '#src/components/proposals/filter-choice.tsx'
import { isNarrowed, type ListAddress } from '#src/components/proposals/list-address.ts'
import { partOf } from '#src/components/ui/part.tsx'
import { newPart } from '#src/parts.ts'
import type { useListSurroundings } from './queries.ts'
import css from '#src/components/list/filters.module.css'

/** Most lists are narrowed by nothing. */
const ListFilters = partOf(
  newPart(() => import('./list-filters.tsx').then(({ ListFilters }) => ListFilters)),
  { fallback: ({ address }) => hasChips(address) && <div className={css.filters} /> },
)

const hasChips = (address: ListAddress) => isNarrowed(address) || address.saved !== undefined

type Options = {
  address: ListAddress
  surroundings: ReturnType<typeof useListSurroundings>
  /** How many are found, or that there are more; undefined while it is not known. */
  total: number | undefined
  isMore?: boolean | undefined
  go: (change: Partial<ListAddress>, options?: { replace?: boolean }) => void
}

/** What narrows list and board: the button that opens the choice, and the line of what is on. */
export function useFilters({ address, surroundings: { directory, hasBoard, hasApp }, go, ...found }: Options) {
  const [beside, setBeside] = useState<HTMLElement>()
  const onFilter = hasBoard ? setBeside : undefined
  return {
    onFilter,
    choice: onFilter && <FilterChoice isOpen={beside !== undefined} onChoose={onFilter} />,
    filters: (hasChips(address) || beside) && (
      <ListFilters
        {...{ address, directory, beside, go, ...found }}
        canSave={hasApp}
        onChoose={onFilter}
        onClose={() => setBeside(undefined)}
      />
    ),
  }
}
