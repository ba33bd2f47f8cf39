import type { MenuGroup } from '#src/components/ui/menu.tsx'
import type { ListItem } from '#wire/proposal-list.ts'

/** What can be done with a row. These stay the same from one drawing to the next, so that only changed rows are drawn. */
export type RowActs = {
  onTick: (item: ListItem, withShift: boolean) => void
  onPeek: (id: number) => void
  menuOf: (item: ListItem) => MenuGroup[]
  onNear: (id: number) => void
  onAway: () => void
}
