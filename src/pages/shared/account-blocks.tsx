import { useMemo, useState, type ReactNode } from 'react'
import { BlocksContext, type BlockContent } from '#src/components/blocks/blocks.ts'
import { windowOf } from '#src/components/ui/part.tsx'
import { newPart } from '#src/parts.ts'
import type { SavingBlock } from './block-windows.tsx'

const Picker = windowOf(
  newPart(() => import('./block-windows.tsx').then(({ AccountBlockPicker }) => AccountBlockPicker)),
)
const SaveBlock = windowOf(newPart(() => import('./block-windows.tsx').then(({ SaveBlock }) => SaveBlock)))

/** What is inside can insert the account's saved blocks, and save more. */
export function AccountBlocks({ children }: { children: ReactNode }) {
  const [saving, setSaving] = useState<SavingBlock>()
  const blocks = useMemo(
    () => ({ Picker, save: (content: BlockContent, name: string) => setSaving({ content, name }) }),
    [],
  )
  return (
    <BlocksContext value={blocks}>
      {children}
      {saving && <SaveBlock {...saving} onClose={() => setSaving(undefined)} />}
    </BlocksContext>
  )
}
