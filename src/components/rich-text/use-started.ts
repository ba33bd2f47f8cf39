import type { Editor, EditorEvents } from '@tiptap/core'
import { isHistoryTransaction } from '@tiptap/pm/history'
import type { EditorState } from '@tiptap/pm/state'
import { useEffect, useState } from 'react'

/** Something that is being typed and has a list to go with it: from its first sign to where it ends by now. */
export type Started = { from: number; to: number; query: string }

/** What was started and neither left nor refused; one refused is just text, until another is typed. */
export function useStarted(editor: Editor, find: (state: EditorState) => Started | undefined) {
  const [started, setStarted] = useState<Started>()
  /** Where one stands that was refused. */
  const [refused, setRefused] = useState<number>()
  useEffect(() => {
    const follow = ({ transaction }: EditorEvents['transaction']) => {
      // What comes from elsewhere or comes back is not being typed.
      if (transaction.getMeta('preventUpdate') === true || isHistoryTransaction(transaction)) setStarted(undefined)
      else if (transaction.docChanged) {
        const typed = find(editor.state)
        setStarted(typed)
        setRefused((before) => (before === typed?.from ? before : undefined))
      } else if (transaction.selectionSet) setStarted(undefined)
    }
    const close = () => setStarted(undefined)
    editor.on('transaction', follow)
    editor.on('blur', close)
    return () => {
      editor.off('transaction', follow)
      editor.off('blur', close)
    }
  }, [editor, find])
  return {
    started: started && started.from !== refused ? started : undefined,
    refuse: () => setRefused(started?.from),
    end: () => setStarted(undefined),
  }
}
