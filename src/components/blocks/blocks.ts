import { createContext, type ComponentType } from 'react'
import type { Block, BlockKind } from '#wire/blocks.ts'
import type { Input } from '#wire/operation.ts'
import type { createBlock } from '#wire/blocks.ts'

/** What is kept: a section or rows. */
export type BlockContent = Omit<Input<typeof createBlock>['body'], 'name'>

export type BlockPickerProps = { kind: BlockKind; onPick: (block: Block) => void; onClose: () => void }

/** Saved blocks where they can be used: a picker to insert one, and a way to save one. */
export type Blocks = {
  Picker: ComponentType<BlockPickerProps>
  /** Asks for a name, which begins as this. */
  save: (content: BlockContent, name: string) => void
}

/** Undefined where there are none. */
export const BlocksContext = createContext<Blocks | undefined>(undefined)
