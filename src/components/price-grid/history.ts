import { perform, type Act } from './acts.ts'
import { applyAll, type Change } from './changes.ts'
import type { DraftTable } from '#src/draft/table.ts'

type Step = {
  act: Act
  /** Steps of one writing in one cell are one. */
  writing: string | null
  inverse: readonly Change[]
}

/** What was done, the latest last, and what was taken back, the next to do again last. */
export type History = { readonly past: readonly Step[]; readonly future: readonly Step[] }

export type Done = {
  tables: readonly DraftTable[]
  history: History
  /** What was done or taken back; undefined where nothing was. */
  act: Act | undefined
}

export const noHistory: History = { past: [], future: [] }

/** More than anybody takes back step by step. */
const longest = 500

/** `writing` names one writing in one cell: what is typed there is taken back as a whole. */
export function doAct(tables: readonly DraftTable[], history: History, act: Act, writing: string | null = null): Done {
  const { tables: after, inverse } = perform(tables, act)
  if (inverse.length === 0) return { tables, history, act: undefined }
  const last = history.past.at(-1)
  const goesOn = writing !== null && last?.writing === writing
  const step = { act, writing, inverse: goesOn ? [...inverse, ...last.inverse] : inverse }
  const before = goesOn ? history.past.slice(0, -1) : history.past
  return { tables: after, history: { past: [...before, step].slice(-longest), future: [] }, act }
}

/**
 * Takes back the latest act, over whatever else has changed the draft since. An act of which nothing is left to take
 * back is passed over.
 */
export function undo(tables: readonly DraftTable[], history: History): Done {
  const step = history.past.at(-1)
  if (!step) return { tables, history, act: undefined }
  const back = applyAll(tables, step.inverse)
  const past = history.past.slice(0, -1)
  if (back.inverse.length === 0) return undo(tables, { ...history, past })
  const future = [...history.future, { ...step, writing: null, inverse: back.inverse }]
  return { tables: back.tables, history: { past, future }, act: step.act }
}

/** Does again what was taken back last. */
export function redo(tables: readonly DraftTable[], history: History): Done {
  const step = history.future.at(-1)
  if (!step) return { tables, history, act: undefined }
  const again = applyAll(tables, step.inverse)
  const future = history.future.slice(0, -1)
  if (again.inverse.length === 0) return redo(tables, { ...history, future })
  const past = [...history.past, { ...step, inverse: again.inverse }]
  return { tables: again.tables, history: { past, future }, act: step.act }
}

/** What is being written in a cell is given up: the draft is as it was before, and there is nothing to do again. */
export function giveUp(tables: readonly DraftTable[], history: History, writing: string): Done {
  if (history.past.at(-1)?.writing !== writing) return { tables, history, act: undefined }
  const { tables: before, history: after, act } = undo(tables, history)
  return { tables: before, history: { ...after, future: [] }, act }
}
