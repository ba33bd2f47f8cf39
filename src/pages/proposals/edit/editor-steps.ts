import { t } from '@lingui/core/macro'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { EditorTab } from '#src/components/editor/editor-tabs.tsx'
import { sheetActName, type SheetAct, type WriteSheet } from '#src/components/editor/sheet-acts.ts'
import type { Act } from '#src/components/price-grid/acts.ts'
import { redoneWords, undoneWords } from '#src/components/price-grid/act-words.ts'
import { showRow } from '#src/components/price-grid/shown-row.ts'
import type { GridStep, PageStep } from '#src/components/price-grid/use-draft.ts'
import type { ProposalDocument } from '#src/draft/document.ts'
import type { Draft } from '#src/draft/draft.ts'
import { forgotten, noSteps, redo, stepped, undo, type Steps } from '#src/draft/steps.ts'
import type { DraftTable } from '#src/draft/table.ts'

type What = { tab: 'prices'; act: Act | undefined } | { tab: 'text'; act: SheetAct }
type Write = (document: ProposalDocument) => ProposalDocument

/** `last` is what was taken back or done again, each time another. */
type View = { can: { undo: boolean; redo: boolean }; last: { what: What | undefined; words: string } | undefined }

/** The content of a draft as a person writes it, text, order and prices, with one history of what was done. */
class WrittenContent {
  readonly #draft: Draft
  readonly #listeners = new Set<() => void>()
  #steps: Steps<What> = noSteps
  #view: View = { can: { undo: false, redo: false }, last: undefined }

  constructor(draft: Draft) {
    this.#draft = draft
  }

  view = () => this.#view

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  writeContent: WriteSheet = (change, act) => {
    const isTyping = act.type === 'title' || act.type === 'text'
    this.#write(change, { tab: 'text', act }, isTyping ? `${act.type} ${act.part}` : null, Date.now())
  }

  writeTables = (pricetables: readonly DraftTable[], step?: GridStep) => {
    const change: Write = (document) => ({ ...document, pricetables })
    if (step && 'givenUp' in step) {
      this.#draft.change(change)
      this.#keep(forgotten(this.#steps, step.givenUp))
      // The grid knows how long one writing lasts: until its cell is left.
    } else this.#write(change, { tab: 'prices', act: step?.act }, step?.writing ?? null, 0)
  }

  dropOverride = () =>
    this.#write(
      (document) => ({ ...document, fields: { ...document.fields, price_total: null } }),
      { tab: 'prices', act: undefined },
      null,
      0,
    )

  undo = () => this.#take(undo, undoneWords, (done) => t`Undone: ${done}.`)
  redo = () => this.#take(redo, redoneWords, (done) => t`Redone: ${done}.`)

  #write(change: Write, what: What, writing: string | null, at: number) {
    this.#draft.change((from) => {
      const to = change(from)
      if (to !== from) this.#keep(stepped(this.#steps, { what, writing, at, from, to }))
      return to
    })
  }

  #take(way: typeof undo<What>, ofAct: (act: Act | undefined) => string, ofName: (done: string) => string) {
    let what: What | undefined
    let { pricetables: tables } = this.#draft.view().document
    this.#draft.change((document) => {
      const taken = way(this.#steps, document)
      what = taken.what
      tables = taken.document.pricetables
      this.#keep(taken.steps)
      return taken.document
    })
    const act = what?.tab === 'prices' ? what.act : undefined
    const words = what && !act ? ofName(nameOf(what)) : ofAct(act)
    this.#show({ ...this.#view, last: { what, words } })
    return { what, tables }
  }

  #keep(steps: Steps<What>) {
    this.#steps = steps
    const can = { undo: steps.past.length > 0, redo: steps.future.length > 0 }
    const before = this.#view.can
    if (before.undo !== can.undo || before.redo !== can.redo) this.#show({ ...this.#view, can })
  }

  #show(view: View) {
    this.#view = view
    for (const listener of this.#listeners) listener()
  }
}

const nameOf = (what: What) => (what.tab === 'text' ? sheetActName(what.act) : t`the total set by hand`)

/** A step that is taken back is shown: its tab is opened, and the window goes to what changed. */
export function useWrittenContent(draft: Draft, onTab: (tab: EditorTab) => void) {
  const [content] = useState(() => new WrittenContent(draft))
  const { can, last } = useSyncExternalStore(content.subscribe, content.view)
  useEffect(() => {
    const part = last?.what && partOf(last.what)
    if (part === undefined) return
    const drawn = document.querySelector(`[data-row="${CSS.escape(part)}"]`)
    if (drawn) drawn.scrollIntoView({ block: 'nearest' })
    else showRow(part)
  }, [last])
  const steps = useMemo(() => {
    const shown = ({ what, tables }: { what: What | undefined; tables: readonly DraftTable[] }): PageStep => {
      if (what) onTab(what.tab)
      // It is said by the page: the grid may be gone with the step.
      return { act: what?.tab === 'prices' ? what.act : undefined, words: '', tables }
    }
    return { can, undo: () => shown(content.undo()), redo: () => shown(content.redo()) }
  }, [can, content, onTab])
  return { content, steps, said: last?.words ?? '' }
}

function partOf({ act }: What): string | undefined {
  if (!act) return undefined
  if ('part' in act) return act.part
  return 'row' in act ? act.row : undefined
}
