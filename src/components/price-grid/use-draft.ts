import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Act } from './acts.ts'
import type { DraftTable } from '#src/draft/table.ts'
import { doAct, giveUp, noHistory, redo, undo, type Done } from './history.ts'

export type Draft = ReturnType<typeof useDraft>['draft']

type Options = { tables: readonly DraftTable[]; onChange: (tables: readonly DraftTable[]) => void }

/**
 * The tables of the page and the history of what is done to them here. What the page itself changes meanwhile, a merge
 * with what others wrote, is no step of that history and stays when a step is taken back.
 */
export function useDraft({ tables, onChange }: Options) {
  const held = useRef({ tables, history: noHistory, onChange })
  const [can, setCan] = useState({ undo: false, redo: false })
  // Before anything can be pressed: the acts of the next moment are done to what is on the screen.
  useLayoutEffect(() => {
    held.current = { ...held.current, tables, onChange }
  }, [tables, onChange])

  const draft = useMemo(() => {
    /** Several acts may follow within one event, so each is kept at once. */
    const keep = ({ tables, history, act }: Done): Act | undefined => {
      const changed = tables !== held.current.tables
      held.current = { ...held.current, tables, history }
      setCan((before) => {
        const now = { undo: history.past.length > 0, redo: history.future.length > 0 }
        return before.undo === now.undo && before.redo === now.redo ? before : now
      })
      if (changed) held.current.onChange(tables)
      return act
    }
    return {
      tables: () => held.current.tables,
      do: (act: Act, writing?: string) => keep(doAct(held.current.tables, held.current.history, act, writing)),
      undo: () => keep(undo(held.current.tables, held.current.history)),
      redo: () => keep(redo(held.current.tables, held.current.history)),
      giveUp: (writing: string) => keep(giveUp(held.current.tables, held.current.history, writing)),
    }
  }, [])
  return { draft, can }
}
