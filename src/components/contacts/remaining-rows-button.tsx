import { plural } from '@lingui/core/macro'
import { Button } from '#src/components/ui/button.tsx'
import { useLanguage } from '#src/locales/language.ts'

/** Hands over the rows of a file that were not imported. */
export function RemainingRowsButton({ count: left, onClick }: { count: number; onClick: () => void }) {
  useLanguage()
  return (
    <Button onClick={onClick}>
      {plural(left, { one: 'Download # remaining row', other: 'Download # remaining rows' })}
    </Button>
  )
}
