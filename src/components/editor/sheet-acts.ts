import { t } from '@lingui/core/macro'
import type { ProposalDocument } from '#src/draft/document.ts'

/** What a person does to the sheet, each one step of undo; the writing of one text is one until a rest. */
export type SheetAct = {
  type: 'title' | 'text' | 'added' | 'removed' | 'moved' | 'table-added' | 'table-removed'
  part: string
}

/** Changes the document as it is by then. */
export type WriteSheet = (write: (document: ProposalDocument) => ProposalDocument, act: SheetAct) => void

/** As it stands in “Undone: …”. */
export function sheetActName({ type }: SheetAct): string {
  switch (type) {
    case 'title':
    case 'text':
      return t`typing`
    case 'added':
      return t`an added section`
    case 'removed':
      return t`a removed section`
    case 'table-added':
      return t`an added price table`
    case 'table-removed':
      return t`a removed price table`
    case 'moved':
      return t`a moved part`
  }
}
