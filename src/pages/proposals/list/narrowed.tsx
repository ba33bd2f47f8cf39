import { listAddress, type ListAddress } from '#src/components/proposals/list-address.ts'
import { ListFilters } from '#src/components/proposals/list-filters.tsx'
import { partOf } from '#src/components/ui/part.tsx'
import { useFirstPageShown } from '#src/first-page.ts'
import { newPart } from '#src/parts.ts'
import type { useListSurroundings } from './queries.ts'
import css from '#src/components/list/head.module.css'

const SavedView = partOf(newPart(() => import('./saved-view.tsx').then(({ SavedView }) => SavedView)))

type Props = {
  address: ListAddress
  surroundings: ReturnType<typeof useListSurroundings>
  go: (change: Partial<ListAddress>) => void
}

/** What list or board are narrowed to, and what can be done with that as a view. */
export function Narrowed({ address, surroundings, go }: Props) {
  const isFirstShown = useFirstPageShown()
  return (
    <div className={css.narrowed}>
      <ListFilters address={address} directory={surroundings.directory} onChange={go} />
      {isFirstShown && surroundings.hasApp && isNarrowed(address) && <SavedView address={address} go={go} />}
    </div>
  )
}

const isNarrowed = (address: ListAddress) =>
  listAddress.write({ ...address, view: 'list', status: 'open', sort: 'date_modified', page: 1 }) !== ''
