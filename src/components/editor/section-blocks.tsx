import { useLingui } from '@lingui/react/macro'
import { use, useCallback, useState } from 'react'
import { BlocksContext } from '#src/components/blocks/blocks.ts'
import type { MenuItem } from '#src/components/ui/menu.tsx'
import type { DraftSection } from '#src/draft/document.ts'

/** Asks for a saved section; where there are no blocks, `ask` is undefined. */
export function useBlockPicker(onPick: (section: DraftSection, after: string | undefined) => void) {
  const blocks = use(BlocksContext)
  const [asked, setAsked] = useState<{ after: string | undefined }>()
  const ask = useCallback((after?: string) => setAsked({ after }), [])
  const close = () => setAsked(undefined)
  if (!blocks) return { ask: undefined, picker: null }
  const picker = asked && (
    <blocks.Picker
      kind="section"
      onPick={({ section }) => {
        close()
        if (section) onPick({ key: crypto.randomUUID(), id: null, ...section }, asked.after)
      }}
      onClose={close}
    />
  )
  return { ask, picker }
}

/** Keeps a section to be used again: what its menu has for that, nothing where there are no blocks. */
export function useSaveSection({ title, html }: Pick<DraftSection, 'title' | 'html'>): MenuItem[] {
  const { t } = useLingui()
  const blocks = use(BlocksContext)
  if (!blocks) return []
  return [{ label: t`Save as block`, onSelect: () => blocks.save({ section: { title, html } }, title) }]
}
