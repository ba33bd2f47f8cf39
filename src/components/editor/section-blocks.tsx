import { Trans, useLingui } from '@lingui/react/macro'
import { IconBookmark, IconBookmarkPlus } from '@tabler/icons-react'
import { use, useState } from 'react'
import { BlocksContext } from '#src/components/blocks/blocks.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
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

/** Keeps a section to be used again. */
export function SaveSection({ title, html }: { title: string; html: string }) {
  const { t } = useLingui()
  const blocks = use(BlocksContext)
  if (!blocks) return null
  const what = title || t`untitled section`
  return (
    <IconButton label={t`Save ${what} as block`} onClick={() => blocks.save({ section: { title, html } }, title)}>
      <Icon of={IconBookmarkPlus} />
    </IconButton>
  )
}
