import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Act } from './acts.ts'
import type { DraftTable } from '#src/draft/table.ts'
import { redoneWords, undoneWords } from './act-words.ts'
import { doAct, giveUp, noHistory, redo, undo, type Done } from './history.ts'

export type Draft = ReturnType<typeof useDraft>['draft']

/** What was done to the tables; `givenUp` is a writing that never happened. */
export type GridStep = { act: Act; writing: string | null } | { givenUp: string }

/** What step was taken back or done again, and how that is said. */
export type TakenStep = { act: Act | undefined; words: string }

/** One that was taken back on the page, and the tables as they are after it: they are drawn a moment later. */
export type PageStep = TakenStep & { tables: readonly DraftTable[] }

/** Steps of a page that does more than prices: they are taken back there, and said there. */
export type PageSteps = { can: { undo: boolean; redo: boolean }; undo: () => PageStep; redo: () => PageStep }

type Options = {
  tables: readonly DraftTable[]
  onChange: (tables: readonly DraftTable[], step?: GridStep) => void
  steps?: PageSteps | undefined
}

/**
 * The tables of the page and the history of what is done to them here. What the page itself changes meanwhile, a merge
 * with what others wrote, is no step of that history and stays when a step is taken back.
 */
export function useDraft({ tables, onChange, steps }: Options) {
  const held = useRef({ tables, history: noHistory, onChange, steps })
  const [can, setCan] = useState({ undo: false, redo: false })
  // Before anything can be pressed: the acts of the next moment are done to what is on the screen.
  useLayoutEffect(() => {
    held.current = { ...held.current, tables, onChange, steps }
  }, [tables, onChange, steps])

  const draft = useMemo(() => {
    /** Several acts may follow within one event, so each is kept at once. */
    const keep = ({ tables, history, act }: Done, step?: GridStep): Act | undefined => {
      const changed = tables !== held.current.tables
      held.current = { ...held.current, tables, history }
      setCan((before) => {
        const now = { undo: history.past.length > 0, redo: history.future.length > 0 }
        return before.undo === now.undo && before.redo === now.redo ? before : now
      })
      if (changed) held.current.onChange(tables, step)
      return act
    }
    const taken = (way: typeof undo, words: (act: Act | undefined) => string): TakenStep => {
      const act = keep(way(held.current.tables, held.current.history))
      return { act, words: words(act) }
    }
    const byPage = ({ tables, ...taken }: PageStep): TakenStep => {
      held.current = { ...held.current, tables }
      return taken
    }
    return {
      tables: () => held.current.tables,
      do: (act: Act, writing?: string) =>
        keep(doAct(held.current.tables, held.current.history, act, writing), { act, writing: writing ?? null }),
      undo: () => (held.current.steps ? byPage(held.current.steps.undo()) : taken(undo, undoneWords)),
      redo: () => (held.current.steps ? byPage(held.current.steps.redo()) : taken(redo, redoneWords)),
      giveUp: (writing: string) =>
        keep(giveUp(held.current.tables, held.current.history, writing), { givenUp: writing }),
    }
  }, [])
  return { draft, can: steps?.can ?? can }
}
