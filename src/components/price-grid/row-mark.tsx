import { IconRefresh } from '@tabler/icons-react'
import { OptionMark } from '#src/components/proposals/option-mark.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { PriceDraft } from '#src/draft/table.ts'

/** What kind of price row it is: one that can be chosen, or one that comes back every month or year. */
export function RowMark({ row, chosen }: { row: PriceDraft; chosen: boolean }) {
  if (row.selectable !== false) return <OptionMark kind={row.selectable} chosen={chosen} />
  return row.recurring_type === false ? null : <Icon of={IconRefresh} />
}
