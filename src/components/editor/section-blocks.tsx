import { Trans, useLingui } from '@lingui/react/macro'
import { IconBookmark } from '@tabler/icons-react'
import { use, useState } from 'react'
import { BlocksContext } from '#src/components/blocks/blocks.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MenuItem } from '#src/components/ui/menu.tsx'
import type { DraftSection } from '#src/draft/document.ts'

/** Inserts a saved section. */
export function AddBlock({ onAdd }: { onAdd: (section: DraftSection) => void }) {
  const blocks = use(BlocksContext)
  const [isOpen, setOpen] = useState(false)
  if (!blocks) return null
  return (
    <>
      <Button icon={<Icon of={IconBookmark} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Insert saved block</Trans>
      </Button>
      {isOpen && (
        <blocks.Picker
          kind="section"
          onPick={({ section }) => {
            setOpen(false)
            if (section) onAdd({ key: crypto.randomUUID(), id: null, ...section })
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Keeps a section to be used again: what its menu has for that, nothing where there are no blocks. */
export function useSaveSection({ title, html }: Pick<DraftSection, 'title' | 'html'>): MenuItem[] {
  const { t } = useLingui()
  const blocks = use(BlocksContext)
  if (!blocks) return []
  return [{ label: t`Save as block`, onSelect: () => blocks.save({ section: { title, html } }, title) }]
}
