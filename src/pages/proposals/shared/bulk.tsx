import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DirectoryChoice } from '#src/components/proposals/change-items.tsx'
import type { ListItem } from '#wire/proposal-list.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import type * as bulkActs from './bulk-acts.ts'
import { ChangeDialog, type ChangeQuestion } from '#src/pages/shared/change-dialog.tsx'

type Items = readonly ListItem[]
type BulkActs = typeof bulkActs

type Options = {
  /** Gives what does it, at once or when it has come. */
  withActs: (use: (acts: BulkActs) => void) => void
  onBegin?: () => void
  /** Names those that a stop or a failure left as they were. */
  onLeft?: (items: Items) => void
}

/** What can be done with one proposal of a list or with many. `dialog` asks where something could be lost. */
export function useBulk({ withActs, onBegin, onLeft }: Options) {
  const client = useQueryClient()
  const [question, ask] = useState<ChangeQuestion>()
  const context = { client, ask, listener: { ...(onBegin && { onBegin }), ...(onLeft && { onLeft }) } }
  return {
    setStatus: (items: Items, to: ProposalStatus) => withActs(({ changeStatus }) => changeStatus(context, items, to)),
    moveTo: (items: Items, directory: DirectoryChoice | null) =>
      withActs(({ moveTo }) => moveTo(context, items, directory)),
    trash: (items: Items) => withActs(({ trash }) => void trash(context, items)),
    /** For acts that come by themselves. */
    context,
    /** Asks before something that only the caller knows. */
    ask,
    dialog: <ChangeDialog question={question} onClose={() => ask(undefined)} />,
  }
}
