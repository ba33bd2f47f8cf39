import type { ComponentProps } from 'react'
import { useSavedViews } from '#src/api/saved-views.ts'
import { Filters } from '#src/pages/shared/filters.tsx'
import { SavedView } from './saved-view.tsx'

type Props = ComponentProps<typeof Filters> & {
  /** Whether a list can be saved as a view. */
  canSave: boolean
}

/** The filters of a list, and what can be done with it as a view. */
export function ListFilters({ canSave, ...filters }: Props) {
  const { address, go } = filters
  const views = useSavedViews(canSave && address.saved !== undefined)
  return (
    <Filters {...filters} view={views?.find(({ id }) => id === address.saved)}>
      {canSave && <SavedView address={address} go={go} />}
    </Filters>
  )
}
