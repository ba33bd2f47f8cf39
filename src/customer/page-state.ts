import type { ViewerProblem } from '#wire/viewer-problem.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import type { Saving } from './choice-queue.ts'
import type { Choices } from './choices.ts'
import type { News } from './news.ts'

export type Seller = ViewerProblem['seller']

export type Open = {
  is: 'open'
  proposal: ViewedProposal
  /** Chosen here and not answered yet. */
  pending: Choices
  saving: Saving
  news: News | undefined
  /** This version, in this page. */
  declined: boolean
  /** The proposal is lost or closed since: whoever declined is still thanked, and nothing more can be asked. */
  ended: boolean
}

export type PageState =
  | { is: 'loading' | 'unknown' | 'incomplete' | 'blocked' }
  | { is: 'password'; toChoose: boolean; seller: Seller }
  | { is: 'ended'; seller: Seller }
  | { is: 'away'; offline: boolean }
  | Open

/** There is nothing to read or no more to do, until the seller opens the proposal again. */
export const isGone = (state: PageState) =>
  state.is === 'ended' || state.is === 'unknown' || (state.is === 'open' && state.ended)

/** Holds the state of the page, and tells who listens when it is another. */
export function newPageState() {
  const listeners = new Set<() => void>()
  let state: PageState = { is: 'loading' }
  function become(next: PageState) {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    open: () => (state.is === 'open' ? state : undefined),
    become,
    /** Of an open proposal; says nothing of any other state. */
    change: (fields: Partial<Open>) => void (state.is === 'open' && become({ ...state, ...fields })),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type HeldState = ReturnType<typeof newPageState>
