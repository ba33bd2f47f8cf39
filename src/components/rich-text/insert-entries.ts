import { t } from '@lingui/core/macro'
import {
  IconBlockquote,
  IconBrackets,
  IconH1,
  IconH2,
  IconH3,
  IconList,
  IconListNumbers,
  IconPageBreak,
  IconPhoto,
  IconSeparator,
  IconTable,
  type Icon,
} from '@tabler/icons-react'
import type { ChainedCommands, Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import { isInTable } from '@tiptap/pm/tables'
import { choosePictures } from './choose-pictures.ts'
import { insertPageBreak } from './page-break.ts'
import type { TextInsert } from './text-inserts.ts'
import { toggleQuote } from './text-quote.ts'
import { insertTable } from './text-table.ts'

export type InsertEntry = {
  key: string
  label: string
  hint?: string
  /** Words it is found by besides. */
  also?: string
  icon: Icon
  /** In the text, in one step with taking the slash away. */
  put?: (chain: ChainedCommands) => ChainedCommands
  /** Once the slash is gone. */
  act?: TextInsert['act']
}

export type InsertPort = {
  hasTags: boolean
  onPictures: (files: readonly File[]) => void
  below: readonly TextInsert[]
}

/** What can come at the cursor: within a cell no blocks, within an item no headings. */
export function insertEntries(editor: Editor, { hasTags, onPictures, below }: InsertPort): InsertEntry[] {
  const tag: InsertEntry = {
    key: 'tag',
    label: t`Tag`,
    hint: t`Name of the receiver, send date and more`,
    icon: IconBrackets,
    put: (chain) => chain.insertContent('['),
  }
  const tags = hasTags ? [tag] : []
  if (isInTable(editor.state)) return tags
  return [
    ...headings(editor),
    ...blocks(),
    ...parting(),
    { key: 'picture', label: t`Image`, icon: IconPhoto, act: () => choosePictures(onPictures) },
    ...tags,
    ...below,
  ]
}

function headings(editor: Editor): InsertEntry[] {
  const levels = [1, 2, 3] as const
  return levels
    .filter((level) => editor.can().setHeading({ level }))
    .map((level) => ({
      key: `heading-${level}`,
      label: t`Heading ${level}`,
      also: `h${level}`,
      icon: { 1: IconH1, 2: IconH2, 3: IconH3 }[level],
      put: (chain) => chain.setHeading({ level }),
    }))
}

const run =
  (command: Command): InsertEntry['put'] =>
  (chain) =>
    chain.command(({ state, dispatch }) => command(state, dispatch))

const blocks = (): InsertEntry[] => [
  { key: 'bullets', label: t`Bullets`, icon: IconList, put: (chain) => chain.toggleBulletList() },
  { key: 'numbers', label: t`Numbers`, icon: IconListNumbers, put: (chain) => chain.toggleOrderedList() },
  { key: 'quote', label: t`Quote`, icon: IconBlockquote, put: run(toggleQuote) },
  {
    key: 'table',
    label: t`Table`,
    hint: t`Rows and columns of text`,
    icon: IconTable,
    put: run(insertTable),
  },
]

const parting = (): InsertEntry[] => [
  { key: 'line', label: t`Line`, icon: IconSeparator, put: (chain) => chain.setHorizontalRule() },
  {
    key: 'page-break',
    label: t`Page break`,
    hint: t`In the PDF and in print, what follows begins a page`,
    icon: IconPageBreak,
    put: run(insertPageBreak),
  },
]
